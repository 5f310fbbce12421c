import { newGiftCode, writtenGiftCode } from '#domain/billing/gifts/giftCode.ts';
import { readClue } from '#domain/billing/staff/accountClue.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { accountOf } from '#server/modules/billing/core/index.ts';
import { codeHash } from '#server/modules/billing/gifts/index.ts';
import { type BillingSite, startBillingSite } from '#test/support/server/billingSite.ts';

import { findAccounts } from './findAccounts.ts';

let billing: BillingSite;
beforeAll(async () => {
  billing = await startBillingSite();
}, 120_000);
afterAll(() => billing?.close());

it('the code of a gift finds its buyer, and the member who redeemed it', async () => {
  const [giver, given] = [await billing.member('giver'), await billing.member('given')];
  const [buyers] = [await accountOf(billing.db, giver.memberId), await accountOf(billing.db, given.memberId)];
  const code = newGiftCode(new Uint8Array(15).fill(7));
  await billing.db.rows(
    `/* test.gift */ INSERT INTO gift (id, billing_account_id, buyer_id, price_id, state, delivery, code_hash, created_at) SELECT gen_random_uuid(), $1, $2, id, 'READY', 'PRINT', $3, now() FROM price LIMIT 1`,
    [buyers.id, giver.memberId, codeHash(code)],
  );
  const found = async (text: string) => {
    const clue = readClue(text);
    return clue && (await findAccounts(billing.db, clue)).map(({ memberId }) => memberId);
  };
  expect(await found(writtenGiftCode(code).toLowerCase())).toEqual([giver.memberId]);
  await billing.db.rows(
    "/* test.redeemed */ UPDATE gift SET state = 'REDEEMED', redeemed_by = $1 WHERE code_hash = $2",
    [given.memberId, codeHash(code)],
  );
  expect(await found(code)).toEqual([giver.memberId, given.memberId]);
  expect(await found(newGiftCode(new Uint8Array(15).fill(8)))).toEqual([]);
  expect(await found(`${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`)).toBeNull();
});

it('codes that find nothing are written down without the code, and are few', async () => {
  const made = await createMember(billing.db, {
    email: 'desk@muniment.test',
    firstName: 'Di',
    lastName: 'Desk',
    passwordHash: 'x',
    kind: 'internal',
  });
  const desk = { memberId: made?.id ?? 0, isInternal: true };
  const find = async (clue: string) =>
    (await billing.site.ask<{ findBillingAccounts: object[] }>(
      'query Find($clue: String!) { findBillingAccounts(clue: $clue) { memberId } }',
      { clue },
      desk,
    )) as { data?: { findBillingAccounts: object[] }; errors?: { extensions: { code: string } }[] };
  const codes = Array.from({ length: 21 }, (_none, n) => newGiftCode(new Uint8Array(15).fill(n, 1)));
  for (const code of codes.slice(0, 20)) expect((await find(code)).data?.findBillingAccounts).toEqual([]);
  expect((await find(codes[20] ?? '')).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  // The limit is that of codes: other clues go on.
  expect((await find('giver@example.com')).data?.findBillingAccounts).toHaveLength(1);
  const acts = await billing.db.rows<{ after: object }>(
    '/* test.acts */ SELECT member_id, duty, after FROM staff_act WHERE staff_id = $1 AND member_id IS NULL',
    [desk.memberId],
  );
  expect(acts).toEqual(
    Array.from({ length: 20 }, () => ({ member_id: null, duty: 'billing', after: { by: 'code', found: 0 } })),
  );
  expect(codes.some((code) => JSON.stringify(acts).includes(code))).toBe(false);
});

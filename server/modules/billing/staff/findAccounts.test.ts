import { newGiftCode, writtenGiftCode } from '#domain/billing/gifts/giftCode.ts';
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
  const found = async (clue: string) => (await findAccounts(billing.db, clue)).map(({ memberId }) => memberId);
  expect(await found(writtenGiftCode(code).toLowerCase())).toEqual([giver.memberId]);
  await billing.db.rows("/* test.redeemed */ UPDATE gift SET state = 'REDEEMED', redeemed_by = $1 WHERE code_hash = $2", [given.memberId, codeHash(code)]);
  expect(await found(code)).toEqual([giver.memberId, given.memberId]);
  expect(await found(newGiftCode(new Uint8Array(15).fill(8)))).toEqual([]);
  expect(await found(`${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`)).toEqual([]);
});

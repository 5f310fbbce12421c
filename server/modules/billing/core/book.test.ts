import { invoicePosting, paymentPosting, releasePosting } from '#domain/billing/core/ledger.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { accountOf, findAccount, lockAccount, saveCurrency, nowOf } from './billingAccount.ts';
import { book, ledgerBalance } from './book.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
}, 60_000);
afterAll(() => db?.close());

const at = new Date('2026-05-01T10:00:00Z');
const invoice = { billingAccountId: 7, purpose: 'subscribe', country: 'GB', gross: 1299, net: 1082, tax: 217 };
const opened = { cause: { kind: 'invoice', id: 'a' }, at, currency: 'GBP', lines: invoicePosting(invoice) };

describe('the books', () => {
  it('book one cause once, also when ten ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => db.transaction((tx) => book(tx, opened))));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await ledgerBalance(db, { kind: 'receivable', billingAccountId: 7 }, 'GBP')).toBe(1299);
    expect(await ledgerBalance(db, { kind: 'tax', country: 'GB' }, 'GBP')).toBe(-217);
    await db.transaction((tx) =>
      book(tx, { cause: { kind: 'payment', id: 'a' }, at, currency: 'GBP', lines: paymentPosting(7, 1299) }),
    );
    await db.transaction((tx) =>
      book(tx, { cause: { kind: 'release', id: 'a' }, at, currency: 'GBP', lines: releasePosting(82) }),
    );
    expect([
      await ledgerBalance(db, { kind: 'receivable', billingAccountId: 7 }, 'GBP'),
      await ledgerBalance(db, { kind: 'deferred' }, 'GBP'),
      await ledgerBalance(db, { kind: 'clearing' }, 'EUR'),
    ]).toEqual([0, -1000, 0]);
  });

  it('refuse an entry whose lines do not cancel out, and one without lines', async () => {
    const wrong = {
      cause: { kind: 'invoice', id: 'wrong' },
      at,
      currency: 'GBP',
      lines: [{ account: { kind: 'bank' as const }, amount: 1 }],
    };
    await expect(db.transaction((tx) => book(tx, wrong))).rejects.toThrow('does not balance');
    await expect(db.transaction((tx) => book(tx, { ...wrong, lines: [] }))).rejects.toThrow('does not balance');
    await expect(
      db.rows("/* test.bare */ INSERT INTO ledger_entry (cause_kind, cause_id, booked_at) VALUES ('x', 'y', now())"),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('are refused by the database when two currencies only seem to cancel out', async () => {
    const crooked = db.transaction(async (tx) => {
      const entry = await tx.one<{ id: number }>(
        "/* test.entry */ INSERT INTO ledger_entry (cause_kind, cause_id, booked_at) VALUES ('x', 'z', now()) RETURNING id",
      );
      await tx.rows(
        "/* test.accounts */ INSERT INTO ledger_account (kind, currency) VALUES ('bank', 'GBP'), ('fees', 'EUR')",
      );
      await tx.rows(
        `/* test.lines */ INSERT INTO ledger_line (ledger_entry_id, n, ledger_account_id, amount)
         SELECT $1, row_number() OVER (), id, CASE kind WHEN 'bank' THEN 5 ELSE -5 END FROM ledger_account WHERE kind IN ('bank', 'fees')`,
        [entry?.id],
      );
    });
    await expect(crooked).rejects.toMatchObject({ code: '23514' });
  });

  it.each([
    'UPDATE ledger_line SET amount = 1',
    'DELETE FROM ledger_line',
    'TRUNCATE ledger_line',
    'UPDATE ledger_entry SET cause_id = NULL',
    'TRUNCATE ledger_entry CASCADE',
  ])('are only ever added to: %s is refused', (statement) =>
    expect(db.rows(`/* test.once */ ${statement}`)).rejects.toMatchObject({ code: '23001' }),
  );
});

describe('a billing account', () => {
  it('is made once for its member and has a clock of its own', async () => {
    const member = await createMember(db, {
      email: 'alice@example.com',
      firstName: 'Alice',
      lastName: 'Hext',
      passwordHash: 'x',
    });
    const memberId = member?.id ?? 0;
    expect(await findAccount(db, memberId)).toBeNull();
    const [one, two] = await Promise.all([accountOf(db, memberId), accountOf(db, memberId)]);
    expect(one).toEqual(two);
    await db.rows('/* test.ahead */ UPDATE billing_account SET clock_ahead_ms = 86400000 WHERE id = $1', [one.id]);
    await saveCurrency(db, one.id, 'EUR', 'IE');
    const locked = await db.transaction((tx) => lockAccount(tx, one.id));
    expect(locked).toMatchObject({ memberId, currency: 'EUR', country: 'IE', clockAheadMs: 86_400_000 });
    expect(nowOf(locked).getTime() - Date.now()).toBeGreaterThan(86_390_000);
    await expect(db.transaction((tx) => lockAccount(tx, 999_999))).rejects.toThrow('no such billing account');
  });
});

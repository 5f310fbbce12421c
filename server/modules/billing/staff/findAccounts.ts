import type { AccountClue } from '#domain/billing/staff/accountClue.ts';
import { codeHash } from '#server/modules/billing/gifts/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** An account that a clue names. */
export interface FoundAccount {
  accountId: number | null;
  /** Null when the member was erased. */
  memberId: number | null;
  name: string | null;
  email: string | null;
}

const FOUND = `a.id AS "accountId", m.id AS "memberId", nullif(concat_ws(' ', m.first_name, m.last_name), '') AS name, m.email`;
const OF_ACCOUNTS = `SELECT ${FOUND} FROM billing_account a LEFT JOIN member m ON m.id = a.member_id WHERE a.id IN`;
const MOST = 20;

const QUERIES: Readonly<Record<AccountClue['kind'], string>> = {
  email: `/* staffBilling.byEmail */ SELECT ${FOUND} FROM member m LEFT JOIN billing_account a ON a.member_id = m.id WHERE lower(m.email) = lower($1)`,
  member: `/* staffBilling.byMember */ SELECT ${FOUND} FROM member m LEFT JOIN billing_account a ON a.member_id = m.id WHERE m.id = $1`,
  invoice: `/* staffBilling.byInvoice */ ${OF_ACCOUNTS} (SELECT billing_account_id FROM invoice WHERE number = $1)`,
  payment: `/* staffBilling.byPayment */ ${OF_ACCOUNTS} (SELECT billing_account_id FROM payment WHERE id::text = $1 OR processor_id = $1)`,
  gift: `/* staffBilling.byGift */ ${OF_ACCOUNTS} (SELECT billing_account_id FROM gift WHERE code_hash = $1 UNION SELECT r.id FROM gift g JOIN billing_account r ON r.member_id = g.redeemed_by WHERE g.code_hash = $1) ORDER BY a.id`,
  reference: `/* staffBilling.byReference */ ${OF_ACCOUNTS} (SELECT p.billing_account_id FROM transfer_order o JOIN payment p ON p.id::text = o.payment_id WHERE o.reference = $1)`,
};

const valueOf = (clue: AccountClue): string | number | Buffer => {
  switch (clue.kind) {
    case 'email':
      return clue.email;
    case 'member':
      return clue.id;
    case 'invoice':
      return clue.number;
    case 'payment':
      return clue.id;
    case 'reference':
      return clue.reference;
    case 'gift':
      return codeHash(clue.code);
  }
};

/** The accounts that a clue names, of a gift those of its buyer and of who redeemed it. */
export const findAccounts = (db: Database, clue: AccountClue): Promise<FoundAccount[]> =>
  db.rows<FoundAccount>(`${QUERIES[clue.kind]} LIMIT ${MOST}`, [valueOf(clue)]);

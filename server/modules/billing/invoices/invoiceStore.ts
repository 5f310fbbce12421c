import type { Charge, ChargeLine } from '#domain/billing/core/charge.ts';
import { COUNT_DIGITS, type InvoiceKind, numberStart } from '#domain/billing/invoices/invoiceRules.ts';
import { type Database, PREPARED } from '#server/platform/db/database.ts';

/** What an invoice says besides its lines. */
export interface Invoice extends Omit<Charge, 'lines'> {
  id: number;
  accountId: number;
  kind: InvoiceKind;
  state: 'DRAFT' | 'OPEN' | 'PAID' | 'VOID' | 'UNCOLLECTIBLE';
  /** Null while it is a draft. */
  number: string | null;
  /** What was bought: a kind of quote, or `renewal`. */
  purpose: string;
  checkoutId: string | null;
  subscriptionId: number | null;
  creditsInvoiceId: number | null;
  /** The account's time. */
  issuedAt: Date | null;
  paidAt: Date | null;
  supplier: Supplier | null;
  partySealed: string | null;
}

/** The operator, as an invoice names it. */
export interface Supplier {
  name: string;
  /** Lines, joined by line breaks. */
  address: string;
  /** Null: not registered for tax. */
  taxNumber: string | null;
}

/** What a new document says. */
export type InvoiceDraft = Charge &
  Pick<Invoice, 'accountId' | 'kind' | 'purpose'> &
  Partial<Pick<Invoice, 'checkoutId' | 'subscriptionId' | 'creditsInvoiceId'>> & { cause?: string };

const COLUMNS = `i.id, i.billing_account_id AS "accountId", i.kind, i.state, i.number, i.purpose, i.currency, i.gross, i.net, i.tax, i.rate_bp AS "rateBasisPoints", i.country, i.stated_country AS "statedCountry", i.card_country AS "cardCountry",
  i.checkout_id AS "checkoutId", i.subscription_id AS "subscriptionId", i.credits_invoice_id AS "creditsInvoiceId", i.issued_at AS "issuedAt", i.paid_at AS "paidAt", i.supplier, i.party_sealed AS "partySealed"`;

const PARTY = `concat_ws(' ', m.first_name, m.last_name) AS "memberName", m.email AS "memberEmail"`;

/** A draft with whom it is for: the member as they are now. */
export type InvoiceDraftRow = Invoice & { memberName: string | null; memberEmail: string | null };

/** Invoices and credit notes in the database. */
export const invoiceStore = (db: Database) => ({
  /** Writes a draft with its lines. @returns it; null where its cause has made one before */
  add: ({ lines, cause, ...draft }: InvoiceDraft, now: Date): Promise<InvoiceDraftRow | null> =>
    db.one<InvoiceDraftRow>(
      `/* invoice.add */ WITH made AS (INSERT INTO invoice (billing_account_id, kind, state, purpose, currency, gross, net, tax, rate_bp, country, checkout_id, subscription_id, credits_invoice_id, cause, created_at, stated_country, card_country)
         VALUES ($1, $2, 'DRAFT', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $17, $18) ON CONFLICT (cause) DO NOTHING RETURNING *),
       lines AS (INSERT INTO invoice_line (invoice_id, position, description, amount) SELECT made.id, n, d, a FROM made, unnest($15::text[], $16::bigint[]) WITH ORDINALITY AS line (d, a, n))
       SELECT ${COLUMNS}, ${PARTY} FROM made i JOIN billing_account a ON a.id = i.billing_account_id LEFT JOIN member m ON m.id = a.member_id`,
      [
        draft.accountId,
        draft.kind,
        draft.purpose,
        draft.currency,
        draft.gross,
        draft.net,
        draft.tax,
        draft.rateBasisPoints,
        draft.country,
        draft.checkoutId ?? null,
        draft.subscriptionId ?? null,
        draft.creditsInvoiceId ?? null,
        cause ?? null,
        now,
        lines.map(({ description }) => description),
        lines.map(({ amount }) => amount),
        draft.statedCountry,
        draft.cardCountry,
      ],
      PREPARED,
    ),

  async byId(id: number): Promise<Invoice | null> {
    return db.one<Invoice>(`/* invoice.byId */ SELECT ${COLUMNS} FROM invoice i WHERE i.id = $1`, [id]);
  },

  /** One that has a number, of this member; anyone else's looks like none. */
  async ofMember(id: number, memberId: number): Promise<Invoice | null> {
    return db.one<Invoice>(
      `/* invoice.ofMember */ SELECT ${COLUMNS} FROM invoice i JOIN billing_account a ON a.id = i.billing_account_id WHERE i.id = $1 AND a.member_id = $2 AND i.number IS NOT NULL`,
      [id, memberId],
    );
  },

  /** A member's documents that have a number, the newest first. */
  async listOf(memberId: number, most: number): Promise<Invoice[]> {
    return db.rows<Invoice>(
      `/* invoice.listOf */ SELECT ${COLUMNS} FROM invoice i JOIN billing_account a ON a.id = i.billing_account_id WHERE a.member_id = $1 AND i.number IS NOT NULL ORDER BY i.issued_at DESC, i.id DESC LIMIT $2`,
      [memberId, most],
    );
  },

  /** The same of an account, whose member may be gone. */
  listOfAccount: (accountId: number, most: number): Promise<Invoice[]> =>
    db.rows<Invoice>(
      `/* invoice.listOfAccount */ SELECT ${COLUMNS} FROM invoice i WHERE i.billing_account_id = $1 AND i.number IS NOT NULL ORDER BY i.issued_at DESC, i.id DESC LIMIT $2`,
      [accountId, most],
    ),

  linesOf: (id: number): Promise<ChargeLine[]> =>
    db.rows<ChargeLine>(
      '/* invoice.lines */ SELECT description, amount FROM invoice_line WHERE invoice_id = $1 ORDER BY position',
      [id],
    ),

  /** The card that a draft was paid with: where it was issued, and the tax that follows from it. */
  async setCard(
    id: number,
    {
      country,
      cardCountry,
      rateBasisPoints,
      net,
      tax,
    }: Pick<Invoice, 'country' | 'cardCountry' | 'rateBasisPoints' | 'net' | 'tax'>,
  ): Promise<void> {
    await db.rows(
      "/* invoice.setCard */ UPDATE invoice SET country = $2, card_country = $3, rate_bp = $4, net = $5, tax = $6 WHERE id = $1 AND state = 'DRAFT'",
      [id, country, cardCountry, rateBasisPoints, net, tax],
    );
  },

  /** One that is a draft still, with whom it is for: the member as they are now. */
  draft: (id: number): Promise<InvoiceDraftRow | null> =>
    db.one<InvoiceDraftRow>(
      `/* invoice.draft */ SELECT ${COLUMNS}, ${PARTY}
       FROM invoice i JOIN billing_account a ON a.id = i.billing_account_id LEFT JOIN member m ON m.id = a.member_id WHERE i.id = $1 AND i.state = 'DRAFT'`,
      [id],
    ),

  /**
   * Gives a draft the next number of its series, in the transaction that finishes it: the series has no gaps, because a
   * transaction that fails gives its number back. All who finish one at this moment wait for each other from here on,
   * so it comes late in a transaction. The year is that of the account's time, in the site's time zone.
   * @throws Error when it is no draft any more: lock its account first.
   */
  async open(
    { id, kind }: Pick<Invoice, 'id' | 'kind'>,
    { year, supplier, partySealed }: { year: number; supplier: Supplier; partySealed: string },
    now: Date,
  ): Promise<Invoice> {
    const opened = await db.one<Invoice>(
      `/* invoice.open */ WITH series AS (INSERT INTO invoice_series (kind, year, last) VALUES ($6, $7, 1) ON CONFLICT (kind, year) DO UPDATE SET last = invoice_series.last + 1 RETURNING last::text)
       UPDATE invoice i SET state = 'OPEN', number = $2 || lpad(series.last, greatest(${COUNT_DIGITS}, length(series.last)), '0'), issued_at = $3, supplier = $4, party_sealed = $5
       FROM series WHERE i.id = $1 AND i.state = 'DRAFT' RETURNING ${COLUMNS}`,
      [id, numberStart(kind, year), now, JSON.stringify(supplier), partySealed, kind, year],
      PREPARED,
    );
    if (!opened) throw new Error('An invoice that is no draft was to be finished.');
    return opened;
  },

  /** An open invoice is paid. @returns it; null when it was not open */
  setPaid: (id: number, now: Date): Promise<Invoice | null> =>
    db.one<Invoice>(
      `/* invoice.paid */ UPDATE invoice i SET state = 'PAID', paid_at = $2 WHERE i.id = $1 AND i.state = 'OPEN' RETURNING ${COLUMNS}`,
      [id, now],
      PREPARED,
    ),

  /** A draft that came to nothing, or an open invoice that will not be paid. */
  async end(id: number): Promise<void> {
    await db.rows(
      "/* invoice.end */ UPDATE invoice SET state = CASE state WHEN 'DRAFT' THEN 'VOID' ELSE 'UNCOLLECTIBLE' END WHERE id = $1 AND state IN ('DRAFT', 'OPEN')",
      [id],
    );
  },

  setSubscription: async (id: number, subscriptionId: number): Promise<void> =>
    void (await db.rows('/* invoice.setSubscription */ UPDATE invoice SET subscription_id = $2 WHERE id = $1', [
      id,
      subscriptionId,
    ])),
});

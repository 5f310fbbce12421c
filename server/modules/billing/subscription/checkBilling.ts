import type { Database } from '#server/platform/db/database.ts';

/** A question to the books whose answer should be nothing. */
interface BookCheck {
  sql: string;
  /** What is wrong with a row of the answer. */
  sentence: (row: Record<string, unknown>) => string;
}

const CHECKS: readonly BookCheck[] = [
  {
    sql: `/* check.entries */ SELECT l.ledger_entry_id AS id FROM ledger_line l JOIN ledger_account a ON a.id = l.ledger_account_id GROUP BY l.ledger_entry_id, a.currency HAVING sum(l.amount) <> 0 LIMIT 20`,
    sentence: ({ id }) => `Entry ${String(id)} of the books does not balance.`,
  },
  {
    sql: `/* check.deferred */ SELECT currency, held, open FROM
       (SELECT a.currency, -sum(l.amount) AS held FROM ledger_account a JOIN ledger_line l ON l.ledger_account_id = a.id WHERE a.kind = 'deferred' GROUP BY a.currency) AS books
       FULL JOIN (SELECT currency, sum(part) AS open FROM (SELECT currency, net - released AS part FROM revenue_schedule
         UNION ALL SELECT currency, net FROM invoice WHERE kind = 'INVOICE' AND state = 'OPEN' AND purpose NOT IN ('gift', 'credits', 'item')) AS parts GROUP BY currency) AS periods USING (currency) WHERE coalesce(held, 0) <> coalesce(open, 0)`,
    sentence: ({ currency, held, open }) =>
      `In ${String(currency)} the books hold ${String(held ?? 0)} for days to come, but periods still have ${String(open ?? 0)} to earn.`,
  },
  {
    sql: `/* check.unbooked */ SELECT p.id FROM payment p WHERE p.state = 'SUCCEEDED' AND NOT EXISTS (SELECT FROM ledger_entry e WHERE e.cause_kind = 'payment' AND e.cause_id = p.id::text) LIMIT 20`,
    sentence: ({ id }) => `Payment ${String(id)} has arrived and is not in the books.`,
  },
  {
    sql: `/* check.receivable */ SELECT owner, currency, held, open FROM
       (SELECT a.billing_account_id AS owner, a.currency, sum(l.amount) AS held FROM ledger_account a JOIN ledger_line l ON l.ledger_account_id = a.id WHERE a.kind = 'receivable' GROUP BY 1, 2) AS books
       FULL JOIN (SELECT billing_account_id AS owner, currency, sum(gross) AS open FROM invoice WHERE kind = 'INVOICE' AND state = 'OPEN' GROUP BY 1, 2) AS invoices USING (owner, currency)
       WHERE coalesce(held, 0) <> coalesce(open, 0) LIMIT 20`,
    sentence: ({ owner, currency, held, open }) =>
      `Account ${String(owner)} owes ${String(held ?? 0)} ${String(currency)} by the books and ${String(open ?? 0)} by its invoices.`,
  },
  {
    sql: `/* check.disputed */ SELECT currency, held, open FROM
       (SELECT a.currency, sum(l.amount) AS held FROM ledger_account a JOIN ledger_line l ON l.ledger_account_id = a.id WHERE a.kind = 'disputed' GROUP BY 1) AS books
       FULL JOIN (SELECT p.currency, sum(d.amount) AS open FROM dispute d JOIN payment p ON p.id = d.payment_id WHERE d.state = 'OPEN' GROUP BY 1) AS disputes USING (currency)
       WHERE coalesce(held, 0) <> coalesce(open, 0)`,
    sentence: ({ currency, held, open }) =>
      `In ${String(currency)} the books hold ${String(held ?? 0)} apart for disputes, but ${String(open ?? 0)} is disputed.`,
  },
  {
    sql: `/* check.gifts */ SELECT currency, held, open FROM
       (SELECT a.currency, -sum(l.amount) AS held FROM ledger_account a JOIN ledger_line l ON l.ledger_account_id = a.id WHERE a.kind = 'gifts' GROUP BY 1) AS books
       FULL JOIN (SELECT i.currency, sum(CASE i.kind WHEN 'INVOICE' THEN i.net ELSE -i.net END) AS open FROM invoice i
         WHERE i.purpose = 'gift' AND i.state IN ('OPEN', 'PAID') AND NOT EXISTS (SELECT FROM gift g WHERE g.invoice_id = coalesce(i.credits_invoice_id, i.id) AND g.state = 'REDEEMED') GROUP BY 1) AS codes USING (currency)
       WHERE coalesce(held, 0) <> coalesce(open, 0)`,
    sentence: ({ currency, held, open }) =>
      `In ${String(currency)} the books owe ${String(held ?? 0)} for gifts, but codes that no one has used are worth ${String(open ?? 0)}.`,
  },
  {
    // Credits of erased members are owed to no one, so more may be held.
    sql: `/* check.credits */ SELECT currency, held, open FROM
       (SELECT a.currency, -sum(l.amount) AS held FROM ledger_account a JOIN ledger_line l ON l.ledger_account_id = a.id WHERE a.kind = 'credits' GROUP BY 1) AS books
       FULL JOIN (SELECT currency, sum(net - earned) AS open FROM credit_lot GROUP BY 1) AS lots USING (currency) WHERE coalesce(held, 0) < coalesce(open, 0)`,
    sentence: ({ currency, held, open }) =>
      `In ${String(currency)} the books owe ${String(held ?? 0)} for credits, but those that are left are worth ${String(open ?? 0)}.`,
  },
  {
    sql: `/* check.renewing */ SELECT billing_account_id AS id FROM subscription_billing WHERE renews AND phase IN ('TRIALING', 'ACTIVE', 'PAST_DUE', 'PAUSED') GROUP BY 1 HAVING count(*) > 1 LIMIT 20`,
    sentence: ({ id }) => `Account ${String(id)} has two subscriptions that renew.`,
  },
  {
    sql: `/* check.forgotten */ SELECT b.subscription_id AS id FROM subscription_billing b JOIN billing_account a ON a.id = b.billing_account_id WHERE b.phase <> 'ENDED' AND b.next_action_at IS NULL LIMIT 20`,
    sentence: ({ id }) => `Subscription ${String(id)} is not over and has nothing to wait for.`,
  },
];

/** Whether the books add up: sentences about what does not; none when all is well. Changes nothing. */
export async function checkBilling(db: Database): Promise<string[]> {
  const problems: string[] = [];
  for (const { sql, sentence } of CHECKS) problems.push(...(await db.rows<Record<string, unknown>>(sql)).map(sentence));
  return problems;
}

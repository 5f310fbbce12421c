import type { Database } from '#server/platform/db/database.ts';

/**
 * Copies of a subscriber who paid a month ago, all due now. Each has an account, and at the sandbox processor a
 * customer and a card, of their own: charges to one card wait for each other.
 * @param modelId - a member who has bought a month through the sandbox
 * @returns their member ids
 */
export async function manySubscribers(db: Database, modelId: number, count: number): Promise<number[]> {
  const made = await db.rows<{ id: number }>(
    `/* many.accounts */ WITH made AS (INSERT INTO member (email, first_name, last_name, registered_at) SELECT 'many-' || $1::bigint || '-' || n || '@example.com', 'First', 'Last', now() - interval '1 year' FROM generate_series(1, $2::int) n RETURNING id),
       account AS (INSERT INTO billing_account (member_id, currency, country, processor_customer, last_paid_hour, created_at)
         SELECT made.id, a.currency, a.country, a.processor_customer || '_' || made.id, a.last_paid_hour, now() FROM made, billing_account a WHERE a.member_id = $1 RETURNING id, member_id),
       card AS (INSERT INTO saved_card (billing_account_id, member_id, processor, processor_method, brand, last4, expiry_month, expiry_year, fingerprint, is_default, created_at)
         SELECT account.id, account.member_id, c.processor, c.processor_method || '_' || account.member_id, c.brand, c.last4, c.expiry_month, c.expiry_year, c.fingerprint, true, now() FROM account, saved_card c WHERE c.member_id = $1),
       outside AS (INSERT INTO subscription (member_id, plan_id, state, type, created_at, expires_at) SELECT account.member_id, s.plan_id, s.state, s.type, now() - interval '1 month', now() FROM account, subscription s WHERE s.member_id = $1 RETURNING id, member_id)
     INSERT INTO subscription_billing (subscription_id, billing_account_id, phase, starts_at, price_id, months, anchor_day, period_start, period_end, paid, renews, next_action_at)
     SELECT outside.id, account.id, b.phase, now() - interval '31 days', b.price_id, b.months, b.anchor_day, now() - interval '31 days', now(), b.paid, true, now()
     FROM outside JOIN account USING (member_id), subscription_billing b JOIN subscription s ON s.id = b.subscription_id WHERE s.member_id = $1 RETURNING (SELECT o.member_id FROM outside o WHERE o.id = subscription_id) AS id`,
    [modelId, count],
  );
  const ids = made.map(({ id }) => id);
  await db.rows(
    `/* many.cards */ INSERT INTO sandbox_processor.object (id, kind, body)
     SELECT o.id || '_' || m.id, o.kind, o.body || jsonb_build_object('id', o.id || '_' || m.id) || CASE o.kind WHEN 'method' THEN jsonb_build_object('customer', (o.body->>'customer') || '_' || m.id) ELSE '{}' END
     FROM sandbox_processor.object o, unnest($2::bigint[]) AS m (id)
     WHERE o.id IN (SELECT processor_customer FROM billing_account WHERE member_id = $1 UNION SELECT processor_method FROM saved_card WHERE member_id = $1)`,
    [modelId, ids],
  );
  await db.rows('/* many.analyse */ ANALYZE');
  return ids;
}

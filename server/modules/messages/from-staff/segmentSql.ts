import type { StaffSegment } from '#domain/messages/core/staffSegments.ts';

/**
 * A subscription that opens something at this moment, as server/engines/identity/accounts/readHoldings.ts judges it.
 */
const SUBSCRIBED = `EXISTS (SELECT FROM subscription s LEFT JOIN billing_account a ON a.member_id = s.member_id
  WHERE s.member_id = m.id AND s.state IN ('ACTIVE', 'CANCELED') AND s.expires_at > now() + make_interval(secs => coalesce(a.clock_ahead_ms, 0) / 1000.0))`;

const CONDITIONS: Readonly<Record<StaffSegment, string>> = {
  everyone: 'true',
  subscribers: SUBSCRIBED,
  'not-subscribed': `NOT ${SUBSCRIBED}`,
  'tree-owners': 'EXISTS (SELECT FROM tree t WHERE t.owner_id = m.id)',
  'test-group': 'EXISTS (SELECT FROM member_group g WHERE g.member_id = m.id AND g.group_name = $1)',
};

/**
 * The members `m` of a segment, as the end of a statement whose `$1` is the test group; null for every other segment.
 */
export const fromSegment = (segment: StaffSegment): string =>
  `FROM member m WHERE m.kind = 'member' AND ($1::text IS NOT NULL OR true) AND ${CONDITIONS[segment]}`;

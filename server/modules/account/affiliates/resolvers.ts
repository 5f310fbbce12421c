import { isClickId } from '#domain/account/affiliates/affiliateClick.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

/** Clocks of browsers go wrong; further ahead than this, in milliseconds, is made up. */
const AHEAD_MS = 300_000;

/**
 * What partners are paid for: which click brought a member here (spec 1 section 4). No one can write for someone else.
 */
export const affiliateResolvers: Resolvers = {
  Mutation: {
    upsertAffiliateUser: async (_root, { input }, { viewer, db }) => {
      const memberId = requireMember(viewer);
      if (input.userId !== String(memberId)) throw refusal('FORBIDDEN', 'That is another member.');
      const arrivedAt = Date.parse(input.arrivedAt);
      if (!isClickId(input.clickId) || !(arrivedAt > 0 && arrivedAt < Date.now() + AHEAD_MS))
        throw refusal('BAD_USER_INPUT', 'That is no click.');
      await db.rows(
        `/* affiliates.upsert */ INSERT INTO affiliate_arrival (member_id, click_id, device_type, arrived_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (member_id) DO UPDATE SET click_id = excluded.click_id, device_type = excluded.device_type, arrived_at = excluded.arrived_at, sent_at = now()`,
        [memberId, input.clickId, input.deviceType, new Date(arrivedAt)],
      );
      return true;
    },
  },
};

import { isSecurityEventKind } from '#domain/account/security/securityEvents.ts';
import {
  listSecurityEvents,
  type StoredSecurityEvent,
} from '#server/engines/identity/securityEvents/securityEventStore.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type { Resolvers, SecurityEvent } from '#server/modules/kernel/graphql/types.generated.ts';
import { recordLook } from '#server/modules/staff/duties/index.ts';

/** Events that a member sees at once, and staff. */
const OF_MEMBER = 50;
const OF_STAFF = 100;

const toEvent = ({ id, happenedAt, memberId, staffId, ...event }: StoredSecurityEvent): SecurityEvent => ({
  ...event,
  id: String(id),
  happenedAt: happenedAt.toISOString(),
  memberId: memberId === null ? null : String(memberId),
  staffId: staffId === null ? null : String(staffId),
});

/** A number of the database; null for none. @throws GraphQLError BAD_USER_INPUT for what is no number. */
function numberOf(id: string | null | undefined): number | null {
  if (id == null) return null;
  if (!/^\d{1,15}$/u.test(id)) throw refusal('BAD_USER_INPUT', 'Give the number of an account.');
  return Number(id);
}

/** Security events: a member's own, without who of the staff it was, and all of them for staff. */
export const securityEventResolvers: Resolvers = {
  Query: {
    mySecurityEvents: async (_root, _arguments, { db, viewer }) => {
      const events = await listSecurityEvents(db, {
        memberId: requireMember(viewer),
        kind: null,
        beforeId: null,
        limit: OF_MEMBER,
      });
      return events.map((event) => toEvent({ ...event, staffId: null }));
    },
    securityEvents: async (_root, { kind, memberId, before }, context) => {
      const { db, viewer } = context;
      const staffId = requireDuty(context, 'audit', 'operations');
      if (kind != null && !isSecurityEventKind(kind))
        throw refusal('BAD_USER_INPUT', 'There is no such kind of event.');
      const events = await listSecurityEvents(db, {
        memberId: numberOf(memberId),
        kind: kind ?? null,
        beforeId: numberOf(before),
        limit: OF_STAFF,
      });
      if (before == null && events.length > 0)
        await recordLook(context, {
          staffId,
          duty: viewer.duties.includes('audit') ? 'audit' : 'operations',
          memberId: numberOf(memberId),
          page: 'security events',
        });
      return events.map(toEvent);
    },
  },
};

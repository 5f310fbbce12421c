import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import type { StoredMail } from '#server/platform/mail/createOutbox.ts';

const LIMIT = 100;

const shown = ({ queuedAt, ...mail }: StoredMail) => ({ ...mail, queuedAt: queuedAt.toISOString() });

/** The outbox of a demonstration, for staff. */
export const outboxResolvers: Resolvers = {
  Query: {
    outbox: async (_root, _arguments, { outbox, viewer }) => {
      requireDuty({ viewer }, 'operations');
      return outbox && (await outbox.list(LIMIT)).map(shown);
    },
    outboxMail: async (_root, { id }, { outbox, viewer }) => {
      requireDuty({ viewer }, 'operations');
      const mail = await outbox?.read(id);
      return mail ? shown(mail) : null;
    },
  },
};

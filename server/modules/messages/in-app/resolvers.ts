import { inAppProblems, type InAppDraft } from '#domain/messages/in-app/inAppRules.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { InAppMessageInput, InAppState, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';

import { createStaffInAppStore, type StoredInAppMessage } from './staffInAppStore.ts';

const shown = ({ id, state, startsAt, endsAt, changedAt, ...rest }: StoredInAppMessage) => ({
  ...rest,
  id: String(id),
  state: state.toUpperCase() as InAppState,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
  changedAt: changedAt.toISOString(),
});

/**
 * The input without NUL, which is no text to PostgreSQL.
 * @throws GraphQLError BAD_USER_INPUT for what the form refuses, too
 */
function checked(input: InAppMessageInput): InAppDraft {
  const draft = JSON.parse(JSON.stringify(input).replaceAll(String.raw`\u0000`, '')) as InAppDraft;
  const wrong = Object.entries(inAppProblems(draft)).find(([, problem]) => problem !== null);
  if (wrong) throw refusal('BAD_USER_INPUT', `${wrong[0]}: ${wrong[1]}`);
  return draft;
}

/** Messages in the browser: the token of the provider, and what staff write. */
export const inAppResolvers: Resolvers = {
  Query: {
    getCepJwt: async (_root, _arguments, { viewer, inAppTokens }) => ({
      token: await inAppTokens.sign(requireMember(viewer)),
    }),
    staffInAppMessages: async (_root, _arguments, context) => {
      requireDuty(context, 'content');
      return (await context.perRequest(createStaffInAppStore).all()).map(shown);
    },
  },
  Mutation: {
    writeInAppMessage: async (_root, { id, version, input }, context) => {
      const staffId = requireDuty(context, 'content');
      const draft = checked(input);
      const known = id == null ? null : storedId(id);
      return context.db.transaction(async (tx) => {
        const store = createStaffInAppStore({ db: tx });
        const written =
          known === null ? await store.add(draft, staffId) : await store.change(known, version ?? 0, draft, staffId);
        if (!written && known !== null && (await store.byId(known)))
          throw refusal('CONFLICT', 'This message has changed in another window.');
        if (written)
          await recordStaffAct(tx, {
            staffId,
            duty: 'content',
            what: 'browser-message-changed',
            after: { message: written.id },
          });
        return written && shown(written);
      });
    },
    setInAppMessageLive: async (_root, { id, isLive }, context) => {
      const staffId = requireDuty(context, 'content');
      return context.db.transaction(async (tx) => {
        const changed = await createStaffInAppStore({ db: tx }).setLive(storedId(id), isLive, staffId);
        if (changed)
          await recordStaffAct(tx, {
            staffId,
            duty: 'content',
            what: 'browser-message-changed',
            after: { message: changed.id, isLive },
          });
        return changed && shown(changed);
      });
    },
  },
};

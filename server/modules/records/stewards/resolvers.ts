import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { accept, endAppointment, invite, offerOf, peopleOf } from './appointing.ts';
import type { LookedAfter } from './lookedAfter.ts';
import { mayCorrect, requireWorkOn } from './requireWorkOn.ts';
import { stewardMail } from './stewardMail.ts';

/** A sheet that staff say who looks after. @throws GraphQLError NOT_FOUND where there is none, and for everyone else */
async function requireSheet(context: RequestContext, id: string) {
  const staffId = await requireWorkOn(context, null, 'appoint');
  const sheet = await context.db.one<{ title: string; setKey: string }>(
    '/* stewards.sheet */ SELECT title, set_key AS "setKey" FROM sheet WHERE id = $1',
    [storedId(id)],
  );
  if (!sheet) throw nothingHere();
  const on: LookedAfter = { kind: 'set', id: sheet.setKey };
  return { staffId, duty: 'records' as const, on, which: { sheet: id }, title: sheet.title };
}

const sheetOf = async (db: Pick<Database, 'one'>, { kind, id }: LookedAfter) =>
  kind === 'set'
    ? db.one<{ id: number; title: string }>('/* stewards.sheetOf */ SELECT id, title FROM sheet WHERE set_key = $1', [
        id,
      ])
    : null;

/** Who looks after sheets, and invitations to it. */
export const stewardResolvers: Resolvers = {
  HistoricalRecord: {
    mayEdit: ({ source }, _arguments, context) => mayCorrect(context, source?.recordSet?.id ?? ''),
  },
  Query: {
    mayEditSet: (_root, { id }, context) => mayCorrect(context, id),
    sheetStewards: async (_root, { id }, context) => peopleOf(context.db, (await requireSheet(context, id)).on),
    stewardOffer: async (_root, { token }, context) => {
      const offer = await offerOf(context, token);
      const sheet = offer && (await sheetOf(context.db, offer.on));
      return sheet && { title: sheet.title, expiresAt: offer.expiresAt, isForReader: offer.isForReader };
    },
  },
  Mutation: {
    inviteSteward: async (_root, { id, email }, context) => {
      const sheet = await requireSheet(context, id);
      const { publicUrl, name: siteName } = context.site;
      return invite(context, sheet, email, (token, days) =>
        stewardMail({ publicUrl, siteName, title: sheet.title, token, days }),
      );
    },
    endStewardship: async (_root, { id, steward }, context) =>
      endAppointment(context, await requireSheet(context, id), steward),
    acceptStewardship: (_root, { token }, context) =>
      accept(context, token, async (tx, on) => {
        const sheet = await sheetOf(tx, on);
        const made = String(sheet?.id);
        return sheet && { duty: 'records', which: { sheet: made }, made };
      }),
  },
};

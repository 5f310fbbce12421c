import { isEmailAddress } from '#domain/account/access/signUpRules.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { Resolvers, Steward, StewardState } from '#server/modules/kernel/graphql/types.generated.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash, newLinkToken } from '#server/platform/encryption/randomTokens.ts';
import { lockLimit } from '#server/platform/limits/lockLimit.ts';

import { requireWorkOn } from './requireWorkOn.ts';
import { stewardMail } from './stewardMail.ts';
import {
  acceptOffer,
  endSteward,
  findOffer,
  isAddressOf,
  isInvited,
  keepInvitation,
  type StoredSteward,
  stewardsOf,
} from './stewardStore.ts';

/** Days in which an invitation can be accepted. */
const INVITATION_DAYS = 7;
/** A token is as long as those that are made; a longer text is none. */
const LONGEST_TOKEN = 100;

const hashOf = (token: string) => linkTokenHash(token.slice(0, LONGEST_TOKEN));

function stateOf({ since, endedAt, expiresAt }: StoredSteward): StewardState {
  if (endedAt !== null) return 'ENDED';
  if (since !== null) return 'ACTIVE';
  return expiresAt > new Date() ? 'INVITED' : 'LAPSED';
}

const toSteward = (steward: StoredSteward): Steward => ({
  id: String(steward.id),
  name: steward.name,
  email: steward.email,
  state: stateOf(steward),
  invitedBy: steward.invitedBy,
  invitedAt: steward.invitedAt.toISOString(),
  expiresAt: steward.expiresAt.toISOString(),
  since: steward.since?.toISOString() ?? null,
  endedAt: steward.endedAt?.toISOString() ?? null,
});

/** A sheet that staff say who looks after. @throws GraphQLError NOT_FOUND where there is none, and for everyone else */
async function requireSheet(context: RequestContext, id: string) {
  const staffId = await requireWorkOn(context, null, 'appoint');
  const sheet = await context.db.one<{ id: number; title: string; setKey: string }>(
    '/* stewards.sheet */ SELECT id, title, set_key AS "setKey" FROM sheet WHERE id = $1',
    [storedId(id)],
  );
  if (!sheet) throw nothingHere();
  return { staffId, sheet };
}

const listOf = async (db: Database, setKey: string): Promise<Steward[]> =>
  (await stewardsOf(db, setKey)).map(toSteward);

/** Who looks after sheets, and invitations to it. */
export const stewardResolvers: Resolvers = {
  Query: {
    sheetStewards: async (_root, { id }, context) => {
      const { sheet } = await requireSheet(context, id);
      return listOf(context.db, sheet.setKey);
    },
    stewardOffer: async (_root, { token }, context) => {
      const offer = await findOffer(context.db, hashOf(token));
      if (!offer) return null;
      const { memberId } = context.viewer;
      return {
        title: offer.title,
        expiresAt: offer.expiresAt.toISOString(),
        isForReader: memberId !== null && (await isAddressOf(context.db, memberId, offer.email)),
      };
    },
  },
  Mutation: {
    inviteSteward: async (_root, { id, email: written }, context) => {
      const { staffId, sheet } = await requireSheet(context, id);
      const email = written.trim();
      if (!isEmailAddress(email)) throw refusal('STEWARD_EMAIL', 'Enter an email address, such as mary@example.com.');
      const { token, hash: tokenHash } = newLinkToken();
      return context.db.transaction(async (tx) => {
        await lockLimit(tx, `stewards of ${sheet.setKey}`);
        if (await isInvited(tx, sheet.setKey, email))
          throw refusal('STEWARD_KNOWN', 'This address is invited already, or its account looks after these records.');
        await keepInvitation(tx, { setKey: sheet.setKey, email, tokenHash, staffId, days: INVITATION_DAYS });
        await recordStaffAct(tx, { staffId, duty: 'records', what: 'steward-invited', after: { sheet: id } });
        const { publicUrl, name: siteName } = context.site;
        await context.mailer.send(
          { to: email, ...stewardMail({ publicUrl, siteName, title: sheet.title, token, days: INVITATION_DAYS }) },
          tx,
        );
        return listOf(tx, sheet.setKey);
      });
    },
    endStewardship: async (_root, { id, steward }, context) => {
      const { staffId, sheet } = await requireSheet(context, id);
      return context.db.transaction(async (tx) => {
        const memberId = await endSteward(tx, sheet.setKey, storedId(steward));
        if (memberId !== undefined)
          await recordStaffAct(tx, { staffId, duty: 'records', what: 'steward-ended', memberId, after: { sheet: id } });
        return listOf(tx, sheet.setKey);
      });
    },
    acceptStewardship: (_root, { token }, context) => {
      const memberId = requireMember(context.viewer);
      return context.db.transaction(async (tx) => {
        const offer = await findOffer(tx, hashOf(token), true);
        if (!offer) throw nothingHere();
        if (!(await isAddressOf(tx, memberId, offer.email)))
          throw refusal('STEWARD_OTHER', 'This invitation was sent to another email address.');
        await acceptOffer(tx, offer, memberId);
        const after = { sheet: String(offer.sheetId) };
        await recordStaffAct(tx, { staffId: memberId, duty: 'records', what: 'steward-accepted', after });
        return after.sheet;
      });
    },
  },
};

import { isEmailAddress } from '#domain/account/access/signUpRules.ts';
import type { StaffDuty } from '#domain/kernel/grants/staffDuties.ts';
import type { SmallJson } from '#domain/staff/duties/smallJson.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { Steward, StewardState } from '#server/modules/kernel/graphql/types.generated.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { linkTokenHash, newLinkToken } from '#server/platform/encryption/randomTokens.ts';
import { lockLimit } from '#server/platform/limits/lockLimit.ts';
import type { Mail } from '#server/platform/mail/Mailer.ts';

import type { LookedAfter } from './lookedAfter.ts';
import {
  endSteward,
  findOffer,
  isAddressOf,
  isInvited,
  keepAcceptance,
  keepInvitation,
  type StoredOffer,
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

/** Who looks after something today, who is invited to, and who did. */
export const peopleOf = async (db: Database, on: LookedAfter): Promise<Steward[]> =>
  (await stewardsOf(db, on)).map(toSteward);

/** What people are invited to, or not any more, and how that is written down. */
interface Appointing {
  staffId: number;
  duty: StaffDuty;
  on: LookedAfter;
  /** For the audit: which it is. */
  which: SmallJson;
}

/**
 * Sends a link to an address. @returns who looks after it and who is invited
 * @throws GraphQLError STEWARD_EMAIL for what is no address, STEWARD_KNOWN for who is invited already or looks after it
 */
export async function invite(
  context: RequestContext,
  { staffId, duty, on, which }: Appointing,
  written: string,
  mailWith: (token: string, days: number) => Omit<Mail, 'to' | 'memberId'>,
): Promise<Steward[]> {
  const email = written.trim();
  if (!isEmailAddress(email)) throw refusal('STEWARD_EMAIL', 'Enter an email address, such as mary@example.com.');
  const { token, hash: tokenHash } = newLinkToken();
  return context.db.transaction(async (tx) => {
    await lockLimit(tx, `stewards of ${on.kind} ${on.id}`);
    if (await isInvited(tx, on, email))
      throw refusal('STEWARD_KNOWN', 'This address is invited already, or its account looks after this.');
    await keepInvitation(tx, { on, email, tokenHash, staffId, days: INVITATION_DAYS });
    await recordStaffAct(tx, { staffId, duty, what: 'steward-invited', after: which });
    await context.mailer.send({ to: email, ...mailWith(token, INVITATION_DAYS) }, tx);
    return peopleOf(tx, on);
  });
}

/** Ends that a member looks after something, or takes an invitation away. @returns who looks after it from now on */
export const endAppointment = (
  { db }: Pick<RequestContext, 'db'>,
  { staffId, duty, on, which }: Appointing,
  steward: string,
): Promise<Steward[]> =>
  db.transaction(async (tx) => {
    const memberId = await endSteward(tx, on, storedId(steward));
    if (memberId !== undefined)
      await recordStaffAct(tx, { staffId, duty, what: 'steward-ended', memberId, after: which });
    return peopleOf(tx, on);
  });

/** What a link invites to, for its page. */
interface Offered {
  on: LookedAfter;
  expiresAt: string;
  /** It was sent to the confirmed address of the reader’s account. */
  isForReader: boolean;
}

/** What a link invites to; null where it does not work, or no longer. */
export async function offerOf({ db, viewer }: RequestContext, token: string): Promise<Offered | null> {
  const offer = await findOffer(db, hashOf(token));
  if (!offer) return null;
  const { memberId } = viewer;
  return {
    on: offer.on,
    expiresAt: offer.expiresAt.toISOString(),
    isForReader: memberId !== null && (await isAddressOf(db, memberId, offer.email)),
  };
}

/**
 * Makes the reader a steward by the link of an invitation.
 *
 * @param describe - how it is written down, and what is given back; null for an invitation of another kind
 * @throws GraphQLError NOT_FOUND where the link does not work, STEWARD_OTHER where it went to another address
 */
export function accept<Made>(
  { db, viewer }: RequestContext,
  token: string,
  describe: (tx: Database, on: StoredOffer['on']) => Promise<{ duty: StaffDuty; which: SmallJson; made: Made } | null>,
): Promise<Made> {
  const memberId = requireMember(viewer);
  return db.transaction(async (tx) => {
    const offer = await findOffer(tx, hashOf(token), true);
    const found = offer && (await describe(tx, offer.on));
    if (!offer || !found) throw nothingHere();
    if (!(await isAddressOf(tx, memberId, offer.email)))
      throw refusal('STEWARD_OTHER', 'This invitation was sent to another email address.');
    await keepAcceptance(tx, offer, memberId);
    await recordStaffAct(tx, { staffId: memberId, duty: found.duty, what: 'steward-accepted', after: found.which });
    return found.made;
  });
}

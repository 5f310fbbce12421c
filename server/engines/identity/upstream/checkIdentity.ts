import type { Database } from '#server/platform/db/database.ts';

import { isShut } from '../accounts/member.ts';
import { memberByEmail } from '../accounts/memberStore.ts';
import type { FederationStates } from '../federationState.ts';
import type { IdentitySettings } from '../identity.ts';
import { readMfaSetting } from '../second-factors/mfaSetting.ts';
import type { SocialIdentity } from './createSocialClient.ts';
import { memberOfConnection } from './upstreamMembers.ts';

/** The outcome for a person identified by the social provider. */
export type SocialJudgement =
  | { kind: 'signed-in'; memberId: number; version: number }
  /** A member who must show more than the provider's word. */
  | { kind: 'second-factor' }
  /** Not linked yet: a member who must show the password once, or with `memberId` null someone new. */
  | { kind: 'newcomer'; newcomer: FederationStates['social-newcomer'] }
  /** In the words that AuthError.tsx knows (AUTH-019 to 022). */
  | { kind: 'refused'; description: string };

const EMAIL_REQUIRED = 'Email required';
const PERMISSIONS_ERROR = 'Permissions error';

/**
 * Judges whose account a provider's word opens. A subject that is linked opens its own account. One that is not is
 * recognised by a verified address: a member's is linked only after the member's password, never by the provider's word
 * alone, because the people who run that provider could claim any address.
 */
export async function checkIdentity(
  db: Database,
  mode: IdentitySettings['mode'],
  identity: SocialIdentity,
): Promise<SocialJudgement> {
  const { issuer, subject, email, isEmailVerified, mayTellEmail, firstName, lastName } = identity;
  const known = await memberOfConnection(db, issuer, subject);
  if (known && !isShut(known, mode)) {
    return (await readMfaSetting(db, known.id))
      ? { kind: 'second-factor' }
      : { kind: 'signed-in', memberId: known.id, version: known.signInVersion };
  }
  if (email === null) return { kind: 'refused', description: mayTellEmail ? EMAIL_REQUIRED : PERMISSIONS_ERROR };
  if (!isEmailVerified) return { kind: 'refused', description: `${EMAIL_REQUIRED}: not verified` };
  const member = await memberByEmail(db, email);
  return { kind: 'newcomer', newcomer: { issuer, subject, email, firstName, lastName, memberId: member?.id ?? null } };
}

import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';

import { StatementError } from '#server/platform/db/StatementError.ts';

import {
  keepChallenge,
  takeChallenge,
  type ChallengePurpose,
  relyingParty,
  type PasskeyDeps,
} from './passkeyCeremony.ts';
import { findPasskey, keysOf, markPasskeyUsed, type PasskeyKey } from './passkeyStore.ts';

/**
 * What a browser needs to ask for a passkey: one of a member's, or with null any the reader has for this site, which
 * then stands for password and second factor and so must make sure who holds it.
 */
export async function askForPasskey(
  { db, publicUrl }: PasskeyDeps,
  purpose: ChallengePurpose,
  memberId: number | null,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const keys = memberId === null ? [] : await keysOf(db, memberId);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(publicUrl).id,
    userVerification: memberId === null ? 'required' : 'preferred',
    ...(memberId !== null && {
      allowCredentials: keys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    }),
  });
  await keepChallenge(db, purpose, options.challenge);
  return options;
}

const isAnswer = (value: unknown): value is AuthenticationResponseJSON =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'response' in value &&
  typeof value.response === 'object' &&
  value.response !== null;

/** An authenticator that names a user must name the owner of the key (WebAuthn section 7.2, step 6). */
const namesOwner = ({ response }: AuthenticationResponseJSON, { handle }: PasskeyKey, isAlone: boolean): boolean =>
  response.userHandle === undefined || response.userHandle === null
    ? !isAlone
    : response.userHandle === Buffer.from(handle).toString('base64url');

/**
 * Whose passkey answered: the challenge was ours and is used up now, the origin is this site's, the signature is right
 * and the counter has gone up. With null as `memberId` any member's passkey does, but its holder must have shown
 * who they are to it.
 *
 * @param answer as the browser sent it; anything else is refused
 * @returns the member's id, or null for whatever does not hold. The reason is in the log.
 */
export async function checkPasskey(
  { db, log, publicUrl }: PasskeyDeps,
  purpose: ChallengePurpose,
  answer: unknown,
  memberId: number | null,
): Promise<number | null> {
  const key = isAnswer(answer) ? await findPasskey(db, answer.id) : null;
  if (!key || !isAnswer(answer) || (memberId !== null && key.memberId !== memberId)) return null;
  const { id, origin } = relyingParty(publicUrl);
  const isAlone = memberId === null;
  const refuse = (reason: string): null => {
    log.warn({ memberId: key.memberId, reason }, 'a passkey was refused');
    return null;
  };
  if (!namesOwner(answer, key, isAlone)) return refuse('another owner');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: (challenge) => takeChallenge(db, purpose, challenge),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: isAlone,
      credential: { id: key.credentialId, publicKey: new Uint8Array(key.publicKey), counter: key.counter },
    });
    if (!verified) return refuse('wrong signature');
    const isFirst = await markPasskeyUsed(
      db,
      key,
      authenticationInfo.newCounter,
      authenticationInfo.credentialBackedUp,
    );
    return isFirst ? key.memberId : refuse('counter');
  } catch (error) {
    if (error instanceof StatementError) throw error;
    return refuse(/counter/iu.test(String(error)) ? 'counter' : 'not valid');
  }
}

import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';

import { StatementError } from '#server/platform/db/StatementError.ts';

import type { Member } from '../accounts/member.ts';
import { keepChallenge, takeChallenge, relyingParty, type PasskeyDeps } from './passkeyCeremony.ts';
import { insertPasskey, keysOf } from './passkeyStore.ts';

/** What a browser needs to make a passkey for a member. Those that the member has are left out. */
export async function askForNewPasskey(
  { db, publicUrl, siteName }: PasskeyDeps & { siteName: string },
  member: Member,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { id } = relyingParty(publicUrl);
  const row = await db.one<{ handle: string }>(
    '/* passkey.handle */ SELECT passkey_handle AS handle FROM member WHERE id = $1',
    [member.id],
  );
  if (!row) throw new Error('The member is gone.');
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: siteName,
    userID: new Uint8Array(Buffer.from(row.handle)),
    userName: member.email ?? `member ${member.id}`,
    userDisplayName: `${member.firstName} ${member.lastName}`,
    attestationType: 'none',
    excludeCredentials: (await keysOf(db, member.id)).map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
    // Preferred, not required: a plain security key is a good second factor, though no sign-in of its own.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await keepChallenge(db, `add:${member.id}`, options.challenge);
  return options;
}

const isAnswer = (value: unknown): value is RegistrationResponseJSON =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'response' in value &&
  typeof value.response === 'object' &&
  value.response !== null;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Keeps a passkey that a browser made for a member. The challenge was ours and is used up now, and the origin is this
 * site's; who made the authenticator is not asked.
 *
 * @param answer JSON, as the browser sent it
 * @returns false for whatever does not hold, and for a passkey that is someone's already. The reason is in the log.
 */
export async function addPasskey(
  { db, log, publicUrl }: PasskeyDeps,
  memberId: number,
  name: string,
  answer: string,
): Promise<boolean> {
  const response = parsed(answer);
  if (!isAnswer(response)) return false;
  const { id, origin } = relyingParty(publicUrl);
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(db, `add:${memberId}`, challenge),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
    });
    if (!verified) return false;
    const { credential, credentialBackedUp } = registrationInfo;
    return await insertPasskey(db, {
      credentialId: credential.id,
      memberId,
      name,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: (credential.transports ?? []).slice(0, 10).map((transport) => String(transport).slice(0, 20)),
      isSynced: credentialBackedUp,
    });
  } catch (error) {
    if (error instanceof StatementError) throw error;
    log.warn({ memberId, reason: 'not valid' }, 'a new passkey was refused');
    return false;
  }
}

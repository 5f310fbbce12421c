import QRCode from 'qrcode';

import type { SiteIdentity } from '#domain/kernel/site/siteIdentity.ts';
import type { Database } from '#server/platform/db/database.ts';
import { encrypt, decrypt } from '#server/platform/encryption/encrypt.ts';

import type { Credentials } from '../accounts/credentialStore.ts';
import { keysOf } from '../passkeys/passkeyStore.ts';
import { findPending, keepPending } from './pendingSignIns.ts';
import { countRecoveryCodes } from './recoveryCodes.ts';
import { newTotpSecret, totpAddress } from './totp.ts';

/** What may be shown after the password: a code of the app, a recovery code, a passkey. */
export type Factor = 'otp' | 'recovery' | 'passkey';

/** What is asked after a right password. */
export type SecondStep =
  | { kind: 'verify'; factors: Factor[] }
  /** No factor yet: an authenticator app is set up now. */
  | {
      kind: 'enrol';
      /** Base32, to be typed. */ secret: string;
      /** The same as a picture, a `data:` address. */ qrCode: string;
    };

/** What decides about the second step. */
export interface SecondStepDeps {
  db: Database;
  secret: string;
  publicUrl: string;
  siteIdentity: () => SiteIdentity;
}

/** What a member can show. Recovery codes alone are no factor: they replace one that was lost. */
async function factorsOf(db: Database, { id, mfaSecret }: Credentials): Promise<Factor[]> {
  const factors: Factor[] = [];
  if (mfaSecret !== null) factors.push('otp');
  if ((await keysOf(db, id)).length > 0) factors.push('passkey');
  if (factors.length > 0 && (await countRecoveryCodes(db, id)) > 0) factors.push('recovery');
  return factors;
}

/** A picture that scales and needs no script or file. Authenticator apps want dark on light with a margin. */
async function pictureOf(address: string): Promise<string> {
  const svg = await QRCode.toString(address, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/**
 * What must follow a right password, and keeps the sign-in waiting for it. Asking again in the same interaction goes on
 * with the same secret, so that a code scanned before a reload still works.
 *
 * @returns null when nothing more can be asked: the member has no factor, and multi-factor authentication is off
 */
export async function startSecondStep(
  { db, secret, publicUrl, siteIdentity }: SecondStepDeps,
  who: Credentials,
  email: string,
  methods: string[],
  interactionUid: string,
): Promise<SecondStep | null> {
  const factors = await factorsOf(db, who);
  if (factors.length > 0) {
    await keepPending(db, interactionUid, { memberId: who.id, methods, newSecret: null, version: who.signInVersion });
    return { kind: 'verify', factors };
  }
  if (!who.isMfaEnabled) return null;
  const before = await findPending(db, interactionUid);
  const known = before?.memberId === who.id ? decrypt(secret, before.newSecret ?? '') : null;
  const totpSecret = known ?? newTotpSecret();
  await keepPending(db, interactionUid, {
    memberId: who.id,
    methods,
    newSecret: encrypt(secret, totpSecret),
    version: who.signInVersion,
  });
  return {
    kind: 'enrol',
    secret: totpSecret,
    qrCode: await pictureOf(
      totpAddress(totpSecret, { name: siteIdentity().name, host: new URL(publicUrl).host }, email),
    ),
  };
}

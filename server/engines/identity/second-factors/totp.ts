import { createGuardrails, generateSecret, generateURI, verifySync } from 'otplib';

/** Seconds a clock may be ahead or behind: one step either way (RFC 6238 section 5.2). */
const DRIFT_SECONDS = 30;
/** Seconds of a step. */
const STEP_SECONDS = 30;
/** The known secret of the demo account has ten bytes; those made here have the library's twenty. */
const GUARDRAILS = createGuardrails({ MIN_SECRET_BYTES: 10 });

/** A new secret for an authenticator app, base32. */
export const newTotpSecret = (): string => generateSecret();

/** What an authenticator app reads from the QR code: the secret, and for which account of which site it is. */
export const totpAddress = (secret: string, { name, host }: { name: string; host: string }, email: string): string =>
  generateURI({ issuer: `${name.replaceAll(':', ' ')} (${host})`, label: email, secret });

/**
 * The step a code belongs to, or null when it is wrong, too old or not newer than the last one used: a code opens
 * the door once (RFC 6238 section 5.2).
 *
 * @param secret base32
 * @param code as typed; spaces do not matter
 * @param at milliseconds since 1970-01-01 UTC
 * @param lastStep the step of the last code accepted, null for none
 */
export function acceptedTotpStep(secret: string, code: string, at: number, lastStep: number | null): number | null {
  const token = code.replace(/\s/gu, '');
  if (!/^\d{6}$/u.test(token)) return null;
  const found = verifySync({
    secret,
    token,
    epoch: Math.floor(at / 1000),
    period: STEP_SECONDS,
    epochTolerance: DRIFT_SECONDS,
    guardrails: GUARDRAILS,
  });
  if (!found.valid || !('timeStep' in found)) return null;
  return found.timeStep > (lastStep ?? -1) ? found.timeStep : null;
}

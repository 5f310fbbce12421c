/** What someone may show after the password. */
export type Factor = 'otp' | 'recovery' | 'passkey';

/**
 * What is asked after a right password (server/engines/identity/second-factors/secondStep.ts) or a sign-up
 * (server/engines/identity/signing/confirmSignUp.ts).
 */
export type SecondStep =
  | { kind: 'confirm-email' }
  | { kind: 'verify'; factors: Factor[] }
  | { kind: 'enrol'; secret: string; qrCode: string };

const FACTORS: readonly unknown[] = ['otp', 'recovery', 'passkey'];

/** Reads a second step from an answer; null when it is none. */
export function readSecondStep(value: unknown): SecondStep | null {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null;
  if (value.kind === 'confirm-email') return { kind: 'confirm-email' };
  if (value.kind === 'verify' && 'factors' in value && Array.isArray(value.factors)) {
    const factors = value.factors.filter((factor): factor is Factor => FACTORS.includes(factor));
    return factors.length > 0 ? { kind: 'verify', factors } : null;
  }
  if (value.kind !== 'enrol' || !('secret' in value) || !('qrCode' in value)) return null;
  return { kind: 'enrol', secret: String(value.secret), qrCode: String(value.qrCode) };
}

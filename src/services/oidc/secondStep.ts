/** What somebody may show after the password. */
export type Factor = 'otp' | 'recovery' | 'passkey';

/** What a sign-in asks after a right password (server/identity/second-factors/secondStep.ts). */
export type SecondStep = { kind: 'verify'; factors: Factor[] } | { kind: 'enrol'; secret: string; qrCode: string };

const FACTORS: readonly unknown[] = ['otp', 'recovery', 'passkey'];

/** Reads a second step from an answer; null when it is none. */
export function readSecondStep(value: unknown): SecondStep | null {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null;
  if (value.kind === 'verify' && 'factors' in value && Array.isArray(value.factors)) {
    const factors = value.factors.filter((factor): factor is Factor => FACTORS.includes(factor));
    return factors.length > 0 ? { kind: 'verify', factors } : null;
  }
  if (value.kind !== 'enrol' || !('secret' in value) || !('qrCode' in value)) return null;
  return { kind: 'enrol', secret: String(value.secret), qrCode: String(value.qrCode) };
}

import { isText } from '#domain/kernel/values/typeGuards.ts';

import { postForm, type InteractionProblem } from './postForm.ts';

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
function readSecondStep(value: unknown): SecondStep | null {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null;
  if (value.kind === 'confirm-email') return { kind: 'confirm-email' };
  if (value.kind === 'verify' && 'factors' in value && Array.isArray(value.factors)) {
    const factors = value.factors.filter((factor): factor is Factor => FACTORS.includes(factor));
    return factors.length > 0 ? { kind: 'verify', factors } : null;
  }
  if (value.kind !== 'enrol' || !('secret' in value) || !('qrCode' in value)) return null;
  return { kind: 'enrol', secret: String(value.secret), qrCode: String(value.qrCode) };
}

/** What came of an answer to the provider's question. */
export type InteractionResult =
  /**
   * An address to load: the way back to the app. `codes` are new recovery codes, to be shown first; `codesLeft` after
   * one was used.
   */
  | { kind: 'continue'; to: string; codes?: string[]; codesLeft?: number }
  /** What was sent was right, and more is asked. */
  | { kind: 'step'; step: SecondStep }
  | { kind: 'refused'; problems: InteractionProblem[] }
  /** The question is not open any more; it must be asked again. */
  | { kind: 'expired' }
  /** No answer, or none that can be read. What was typed can be sent again. */
  | { kind: 'failed' };

/** The questions of a sign-in, as the server's paths name them. */
export type InteractionQuestion =
  | 'login'
  | 'register'
  | 'confirm-email'
  | 'mail-again'
  | 'abort'
  | 'code'
  | 'recovery-code'
  | 'enrol'
  | 'passkey'
  | 'second-passkey';

const pathOf = (uid: string, step: string): string => `/interaction/${encodeURIComponent(uid)}/${step}`;

/**
 * Answers the provider's question of a sign-in under way (server/engines/identity/routes/interactionRoutes.ts).
 *
 * @param uid names the sign-in; from the address of the page that asks
 */
export async function answerInteraction(
  uid: string,
  question: InteractionQuestion,
  values: object,
): Promise<InteractionResult> {
  const answer = await postForm(pathOf(uid, question), values);
  if (answer.kind === 'closed') return { kind: 'expired' };
  if (answer.kind !== 'done') return answer;
  const { continueTo, recoveryCodes, recoveryCodesLeft, step } = answer.body;
  const next = readSecondStep(step);
  if (next) return { kind: 'step', step: next };
  if (!isText(continueTo)) return { kind: 'failed' };
  return {
    kind: 'continue',
    to: continueTo,
    ...(Array.isArray(recoveryCodes) && { codes: recoveryCodes.filter(isText) }),
    ...(typeof recoveryCodesLeft === 'number' && { codesLeft: recoveryCodesLeft }),
  };
}

/** What the browser asks its passkeys with: alone, or after the password. Null when it could not be had. */
export async function passkeyOptions(uid: string, question: 'passkey' | 'second-passkey'): Promise<object | null> {
  const answer = await postForm(pathOf(uid, `${question}-options`), {});
  return answer.kind === 'done' ? answer.body : null;
}

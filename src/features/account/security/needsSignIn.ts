import { codeOf } from '#domain/kernel/errors/failure.ts';

/** Whether the server wants a recent sign-in before it does what was asked. */
export const needsSignIn = (error: unknown): boolean => codeOf(error) === 'RECENT_SIGN_IN_REQUIRED';

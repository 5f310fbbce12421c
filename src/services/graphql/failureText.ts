import { describeError } from './errors.ts';
import { requestIdOf } from './requestIdOf.ts';

/**
 * What the part `LoadFailure` says of a failed call: one sentence, and which request it was, null when none reached the
 * server.
 */
export const failureText = (error: unknown): { text: string; requestId: string | null } => ({
  text: describeError(error),
  requestId: requestIdOf(error),
});

import { isFailure } from './failure.ts';
import { failureTexts as texts } from './failureTexts.ts';

/**
 * One sentence for the reader about a failed call; never the server's own words (docs/adr/0005).
 * @param error - the error that an endpoint returned; anything else gets the generic sentence.
 */
export function describeError(error: unknown): string {
  if (!isFailure(error)) return texts.generic;
  if (error.kind === 'network') return texts.network;
  return (error.kind === 'http' ? texts.byStatus[error.status] : texts.byCode[error.code]) ?? texts.generic;
}

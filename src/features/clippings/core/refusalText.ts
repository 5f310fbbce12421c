import { describeError } from '#services/graphql/errors.ts';
import { isFailure } from '#services/graphql/failure.ts';

import { refusalTexts } from './texts.ts';

/** The code of a refusal; null where the call failed otherwise. */
export const codeOf = (error: unknown): string | null => (isFailure(error) && error.kind === 'graphql' ? error.code : null);

/** Why a change of clippings or collections was refused, in a sentence. */
export function refusalText(error: unknown): string {
  const code = codeOf(error);
  return (code === null ? undefined : refusalTexts[code]) ?? describeError(error);
}

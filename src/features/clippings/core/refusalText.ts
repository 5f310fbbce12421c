import { describeError } from '#domain/kernel/errors/describeError.ts';
import { codeOf } from '#domain/kernel/errors/failure.ts';

import { refusalTexts } from './refusalTexts.ts';

/** Why a change of clippings or collections was refused, in a sentence. */
export function refusalText(error: unknown): string {
  const code = codeOf(error);
  return (code === null ? undefined : refusalTexts[code]) ?? describeError(error);
}

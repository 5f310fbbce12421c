import { describeError } from '#domain/kernel/errors/describeError.ts';
import { codeOf } from '#domain/kernel/errors/failure.ts';

import { refusalTexts } from './texts.ts';

/** Why a change was refused, in a sentence; null where it was not. */
export function refusalText(error: unknown): string | null {
  if (error === undefined || error === null) return null;
  return refusalTexts[codeOf(error) ?? ''] ?? describeError(error);
}

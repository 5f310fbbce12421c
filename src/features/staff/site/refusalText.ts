import { describeError } from '#domain/kernel/errors/describeError.ts';
import { codeOf } from '#domain/kernel/errors/failure.ts';

import { conflictText } from './texts.ts';

/** Why a setting was not changed, in a sentence; null while nothing was refused. */
export function refusalText(error: unknown): string | null {
  if (error === undefined) return null;
  return codeOf(error) === 'CONFLICT' ? conflictText : describeError(error);
}

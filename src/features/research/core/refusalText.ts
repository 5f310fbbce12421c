import { describeError } from '#domain/kernel/errors/describeError.ts';
import { codeOf } from '#domain/kernel/errors/failure.ts';

import { limitTexts } from './texts.ts';

/** Why a change was refused, in a sentence. @param full - what is said where a limit is reached: which one */
export function refusalText(error: unknown, full: string): string {
  const code = codeOf(error);
  if (code === 'RESEARCH_SPACE_USED') return limitTexts.space;
  return code === 'LIMIT_REACHED' ? full : describeError(error);
}

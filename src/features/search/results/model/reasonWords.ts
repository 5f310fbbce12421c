import { displayValue } from '#domain/search/core/query/displayValue.ts';

import { inDoubt, reasonTexts } from '../reasonTexts.ts';
import type { MatchReason } from '../recordSearchApi.ts';

/** Why a record matched one part of the search, in plain words: `Pynch, another spelling of Pinch`. */
export function reasonWords({ fieldId, asked, found, how, distance, doubt }: MatchReason): string {
  if (doubt) return inDoubt(found, doubt);
  const words = reasonTexts[how] ?? ((text: string) => text);
  return words(found, displayValue(fieldId, asked), distance);
}

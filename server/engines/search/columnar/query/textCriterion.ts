import { textTokens } from '#domain/records/core/textTokens.ts';

import { variantJudge } from '../../matching/matchVariant.ts';
import type { PlannedCriterion } from '../../matching/plannedCriterion.ts';
import { holdsWords, type WordPattern } from '../../matching/wordPattern.ts';
import { gatherCodes } from '../segment/CodeColumn.ts';
import type { Segment, ValueWords } from '../segment/Segment.ts';
import type { ValueField } from '../segment/ValueField.ts';
import { type CompiledCriterion, NOTHING } from './CompiledCriterion.ts';
import { keywordCriterion } from './keywordCriterion.ts';
import type { Scratch } from './ScratchArrays.ts';
import { valuesWithWords } from './wordValues.ts';

type TextCriterion = Extract<PlannedCriterion, { kind: 'text' }>;

/** Whether a text holds the words asked for, or names the occupation in another way that was not left out. */
function textJudge(criterion: TextCriterion): (key: string) => boolean {
  const variantOf = variantJudge(criterion);
  return (key) => {
    if (holdsWords(textTokens(key), criterion.words)) return true;
    const variant = variantOf(key, null);
    return variant !== null && !criterion.excluded.includes(variant.variant);
  };
}

/** Codes of the values that a criterion finds in a field whose words are listed. */
export function textValues(words: ValueWords, field: ValueField, criterion: TextCriterion): Set<number> {
  const found = valuesWithWords(words, criterion.words);
  if (!criterion.occupation) return found;
  const judge = textJudge(criterion);
  for (const phrase of criterion.occupation.phrases) {
    if (phrase.some((word) => words.words.find(word) === null)) continue;
    for (const code of valuesWithWords(words, phrase))
      if (!found.has(code) && judge(field.dictionary.get(code - 1))) found.add(code);
  }
  return found;
}

/**
 * Words of a field with too many distinct values to list their words: the records that hold the words anywhere, then
 * those whose value the criterion finds.
 *
 * @param words - those that every record must hold: what is asked for, or one way to write it.
 */
export function variedTextCriterion(
  segment: Segment,
  field: ValueField,
  criterion: TextCriterion,
  words: readonly WordPattern[],
  scratch: Scratch,
): CompiledCriterion {
  if (words !== criterion.words && words.some((word) => segment.keywords.words.find(word) === null)) return NOTHING;
  const judge = textJudge(criterion);
  const anywhere = keywordCriterion(segment, words, [], scratch);
  const known = new Map<number, boolean>([[0, false]]);
  const holds = (code: number): boolean => {
    let answer = known.get(code);
    if (answer === undefined) known.set(code, (answer = judge(field.dictionary.get(code - 1))));
    return answer;
  };
  const inField = (docs: Uint32Array, count: number): number => {
    const codes = scratch.u32('value codes', count);
    gatherCodes(field.column, docs, count, codes);
    const further = new Set<number>();
    field.extras?.docs.forEach((doc, entry) => {
      if (holds(field.extras?.codes[entry] ?? 0)) further.add(doc);
    });
    let kept = 0;
    for (let at = 0; at < count; at++) if (holds(codes[at]!) || further.has(docs[at]!)) docs[kept++] = docs[at]!;
    return kept;
  };
  return {
    estimate: anywhere.estimate,
    produceCost: anywhere.produceCost * 2,
    produce: (out) => inField(out, anywhere.produce(out)),
    filter: (docs, count) => inField(docs, anywhere.filter(docs, count)),
    addPenalties: null,
  };
}

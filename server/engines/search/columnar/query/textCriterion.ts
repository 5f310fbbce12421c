import { textTokens } from '#domain/records/core/textTokens.ts';

import { holdsWords } from '../../matching/holdsWords.ts';
import type { WordPattern } from '../../matching/wordPattern.ts';
import type { Segment } from '../segment/Segment.ts';
import { gatherCodes, type ValueField } from '../segment/ValueField.ts';
import type { CompiledCriterion } from './CompiledCriterion.ts';
import { keywordCriterion } from './keywordCriterion.ts';
import type { Scratch } from './Scratch.ts';

/**
 * Words of a field with too many distinct values to list their words: the records that hold the words anywhere, then
 * those whose value holds them.
 */
export function variedTextCriterion(segment: Segment, field: ValueField, words: readonly WordPattern[], scratch: Scratch): CompiledCriterion {
  const anywhere = keywordCriterion(segment, words, [], scratch);
  const known = new Map<number, boolean>([[0, false]]);
  const holds = (code: number): boolean => {
    let answer = known.get(code);
    if (answer === undefined) known.set(code, (answer = holdsWords(textTokens(field.dictionary.get(code - 1)), words)));
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

import type { PlannedCriterion } from '../../matching/plannedCriterion.ts';
import { SORT_FIELD } from '../segment/segmentMeta.ts';
import type { Segment } from '../segment/Segment.ts';
import { type CompiledCriterion, NOTHING } from './CompiledCriterion.ts';
import { keywordCriterion } from './keywordCriterion.ts';
import { type FoundToken, nameValues } from './nameValues.ts';
import { placeCriterion } from './placeCriterion.ts';
import type { Scratch } from './Scratch.ts';
import { variedTextCriterion } from './textCriterion.ts';
import { type AcceptedValues, valueCriterion } from './valueCriterion.ts';
import { valuesWithWords } from './wordValues.ts';
import { yearCriterion } from './yearCriterion.ts';

/** What compiling needs beside the segment: arrays, and variants already judged for it. */
export interface CompileTools {
  scratch: Scratch;
  variantsOf: (criterion: Extract<PlannedCriterion, { kind: 'name' }>, segment: Segment) => (asked: string) => FoundToken[];
}

const accepted = (codes: Iterable<number>, size: number): AcceptedValues => {
  const grades = new Uint16Array(size + 1);
  const list = [...codes];
  for (const code of list) grades[code] = 1;
  return { grades, codes: list };
};

/** Resolves a criterion on the dictionaries of one segment. */
export function compileCriterion(criterion: PlannedCriterion, segment: Segment, { scratch, variantsOf }: CompileTools): CompiledCriterion {
  if (criterion.kind === 'keywords') return keywordCriterion(segment, criterion.words, criterion.phrases, scratch);
  if (criterion.kind === 'year') {
    const year = segment.year(criterion.field);
    return year ? yearCriterion(year, criterion.year, criterion.offset, segment.docs) : NOTHING;
  }
  const field = segment.field(criterion.field);
  if (!field) return NOTHING;
  const { size } = field.dictionary;
  const sorted = criterion.field === SORT_FIELD && segment.starts ? { starts: segment.starts } : null;
  switch (criterion.kind) {
    case 'name': {
      const names = segment.nameTokens(criterion.field);
      return names ? valueCriterion(field, nameValues(names, size, criterion, variantsOf(criterion, segment)), segment.docs, scratch, sorted) : NOTHING;
    }
    case 'facet':
      return valueCriterion(field, accepted(criterion.keys.map((key) => field.dictionary.find(key)).filter((code) => code !== null).map((code) => code + 1), size), segment.docs, scratch, sorted);
    case 'text': {
      const words = segment.valueWords(criterion.field);
      return words ? valueCriterion(field, accepted(valuesWithWords(words, criterion.words), size), segment.docs, scratch, sorted) : variedTextCriterion(segment, field, criterion.words, scratch);
    }
    case 'place': {
      const words = segment.valueWords(criterion.field);
      return placeCriterion(field, criterion.near, words ? valuesWithWords(words, criterion.words) : new Set(), segment.docs, scratch);
    }
  }
}

import { levelArea } from '#domain/places/gazetteer/placeArea.ts';

import { variantJudge } from '../../matching/matchVariant.ts';
import type { PlannedCriterion } from '../../matching/plannedCriterion.ts';
import type { PostingLists, Segment } from '../segment/Segment.ts';
import { SORT_FIELD } from '../segment/segmentMeta.ts';
import { anyCriterion } from './anyCriterion.ts';
import { type CompiledCriterion, NOTHING, numberedCriterion } from './CompiledCriterion.ts';
import { keywordCriterion } from './keywordCriterion.ts';
import { nameValues } from './nameValues.ts';
import { placeCriterion } from './placeCriterion.ts';
import type { Scratch } from './ScratchArrays.ts';
import { statedCriterion } from './statedCriterion.ts';
import { textValues, variedTextCriterion } from './textCriterion.ts';
import { mostRecords, unionPostings } from './unionPostings.ts';
import { type AcceptedValues, rangeLister, type RecordLister, valueCriterion } from './valueCriterion.ts';
import type { VariantCache } from './VariantCache.ts';
import { valuesWithWords } from './wordValues.ts';
import { yearCriterion } from './yearCriterion.ts';

/** A posting is decoded, marked and judged; a slot of a column is only read. */
const POSTING_COST = 4;

/** What compiling needs beside the segment: arrays, and names already judged for it. */
export interface CompileTools {
  scratch: Scratch;
  variants: VariantCache;
}

const accepted = (codes: Iterable<number>, size: number): AcceptedValues => {
  const grades = new Uint16Array(size + 1);
  const list = [...codes];
  for (const code of list) grades[code] = 1;
  return { grades, codes: list };
};

/** Lists the records of the rarest asked name; the others are judged on their values. */
function tokenLister(
  records: PostingLists,
  tokens: readonly (readonly number[])[],
  docs: number,
  scratch: Scratch,
): RecordLister {
  const most = (codes: readonly number[]): number => mostRecords(records, codes);
  const rarest = [...tokens].sort((a, b) => most(a) - most(b))[0] ?? [];
  return {
    cost: most(rarest) * POSTING_COST,
    isExact: false,
    list: (out) => unionPostings(records, rarest, docs, out, scratch),
  };
}

/** Resolves a criterion on the dictionaries of one segment. */
export function compileCriterion(
  criterion: PlannedCriterion,
  segment: Segment,
  { scratch, variants }: CompileTools,
): CompiledCriterion {
  if (criterion.kind === 'keywords') return keywordCriterion(segment, criterion.words, criterion.phrases, scratch);
  if (criterion.kind === 'numbered') return numberedCriterion(segment, criterion.nos);
  if (criterion.kind === 'year') {
    const year = segment.year(criterion.field);
    return year ? yearCriterion(year, criterion.year, criterion.yearsEitherWay, segment.docs) : NOTHING;
  }
  if (criterion.kind === 'place') {
    const variantOf = variantJudge(criterion);
    const isLeftOut =
      criterion.excluded.length === 0
        ? null
        : (key: string, placeId: number) => criterion.excluded.includes(variantOf(key, placeId)?.variant ?? '');
    const parts = [criterion.field, ...criterion.levels].map((id) => {
      const field = segment.field(id);
      const words = criterion.wordFields.includes(id) ? segment.valueWords(id) : null;
      return field
        ? placeCriterion(
            field,
            id === criterion.field ? criterion.area : levelArea(criterion.area),
            words ? valuesWithWords(words, criterion.words) : new Set(),
            segment.docs,
            scratch,
            isLeftOut,
          )
        : NOTHING;
    });
    const stated = criterion.stated.flatMap(({ fields, ...values }) =>
      fields.map((id) => {
        const field = segment.field(id);
        return field ? statedCriterion(field, values, segment.docs, scratch) : NOTHING;
      }),
    );
    return anyCriterion([...parts, ...stated], segment.docs, scratch);
  }
  const field = segment.field(criterion.field);
  if (!field) return NOTHING;
  const { size } = field.dictionary;
  const values = (found: AcceptedValues): CompiledCriterion => {
    const estimate = found.codes.reduce((sum, code) => sum + field.counts[code]!, 0);
    return valueCriterion(
      field,
      found,
      segment.docs,
      scratch,
      criterion.field === SORT_FIELD && segment.starts ? rangeLister(found.codes, segment.starts, estimate) : null,
    );
  };
  switch (criterion.kind) {
    case 'name': {
      const names = segment.nameTokens(criterion.field);
      if (!names) return NOTHING;
      const found = nameValues(names, size, criterion, variants.finderOf(segment, criterion));
      return names.records
        ? valueCriterion(
            field,
            found,
            segment.docs,
            scratch,
            tokenLister(names.records, found.tokens, segment.docs, scratch),
          )
        : values(found);
    }
    case 'facet':
      return values(
        accepted(
          criterion.keys
            .map((key) => field.dictionary.find(key))
            .filter((code) => code !== null)
            .map((code) => code + 1),
          size,
        ),
      );
    case 'text': {
      const words = segment.valueWords(criterion.field);
      if (words) return values(accepted(textValues(words, field, criterion), size));
      const ways = [criterion.words, ...(criterion.occupation?.phrases ?? [])];
      return anyCriterion(
        ways.map((way) => variedTextCriterion(segment, field, criterion, way, scratch)),
        segment.docs,
        scratch,
      );
    }
  }
}

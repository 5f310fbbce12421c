import { MAX_YEARS_EITHER_WAY } from '#domain/kernel/dates/yearsEitherWay.ts';
import { levelArea } from '#domain/places/gazetteer/placeArea.ts';
import { keywordsOf } from '#domain/records/core/keywordsOf.ts';
import type { IndexedValue, SearchDocument } from '#domain/records/core/searchDocument.ts';
import { textTokens, valueWords, wordsInOrder } from '#domain/records/core/textTokens.ts';
import { valueKey } from '#domain/records/core/valueKey.ts';

import type { MatchReason } from '../SearchEngine.ts';
import { nameMatcher } from './matchName.ts';
import { placeMatcher, statedMatcher } from './matchPlace.ts';
import { variantJudge } from './matchVariant.ts';
import type { PlannedCriterion } from './plannedCriterion.ts';
import { holdsWords, isPattern, patternTest } from './wordPattern.ts';

/** How far a criterion is from being met exactly, and why it is met. */
export interface CriterionMatch {
  penalty: number;
  reason: MatchReason;
}

/** Whether the words are side by side, in that order. */
export const holdsPhrase = (words: readonly string[], phrase: readonly string[]): boolean =>
  words.some((_word, at) => phrase.every((part, step) => words[at + step] === part));

/** Years from the asked one to the nearest year of a span; 0 inside it. */
export const yearsAway = (asked: number, earliest: number, latest: number): number =>
  Math.max(0, earliest - asked, asked - latest);

/** A span of so many years says little: "of full age" may be 21 or 80. A rounded age or a baptism leaves far fewer. */
const OPEN_SPAN_YEARS = 25;

/**
 * Nearer years first, a certain year before a span, and every year within the widest margin before an open estimate.
 */
export const yearPenalty = (away: number, earliest: number, latest: number): number =>
  2 * away + (latest - earliest >= OPEN_SPAN_YEARS ? 2 * MAX_YEARS_EITHER_WAY + 2 : latest > earliest ? 1 : 0);

type Best = { value: IndexedValue; penalty: number; doubt?: string } & Pick<MatchReason, 'how' | 'distance'>;

function bestValue(
  values: readonly IndexedValue[],
  judge: (value: IndexedValue) => Omit<Best, 'value'> | null,
): Best | null {
  let best: Best | null = null;
  for (const value of values) {
    const found = judge(value);
    if (found && (!best || found.penalty < best.penalty)) best = { value, ...found };
  }
  return best;
}

const valuesOf = (document: SearchDocument): IndexedValue[] => Object.values(document.values).flat();

const textsOf = (document: SearchDocument): string[] =>
  [...valuesOf(document), ...Object.values(document.years)].map((value) => value.written);

/** What a keyword reason quotes: the texts with a word asked for, three at most. */
const textsWithWords = (texts: readonly string[], patterns: readonly string[]): string =>
  texts
    .filter((text) => textTokens(text).some((word) => patterns.some((pattern) => patternTest(pattern)(word))))
    .slice(0, 3)
    .join(' · ');

/**
 * The meaning of every criterion, in one place: the engines must agree with it, and reasons are made by it.
 * Build once per query; the result is a judge of documents.
 */
export function criterionMatcher(criterion: PlannedCriterion): (document: SearchDocument) => CriterionMatch | null {
  const answer = (found: Best | null): CriterionMatch | null =>
    found && {
      penalty: found.penalty,
      reason: {
        field: criterion.kind === 'keywords' ? 'Keywords' : criterion.field,
        asked: criterion.asked,
        found: found.value.written,
        how: found.how,
        distance: found.distance,
        ...(found.doubt !== undefined && { doubt: found.doubt }),
      },
    };

  switch (criterion.kind) {
    case 'name': {
      const judge = nameMatcher(criterion);
      return (document) =>
        answer(
          bestValue(document.values[criterion.field] ?? [], (value) => {
            const match = judge(value.key);
            return match && { ...match, distance: null };
          }),
        );
    }
    case 'text': {
      const whole = valueKey(criterion.field, criterion.asked);
      const how = criterion.words.some(isPattern) ? 'wildcard' : 'words';
      const variantOf = variantJudge(criterion);
      const excluded = new Set(criterion.excluded);
      return (document) =>
        answer(
          bestValue(document.values[criterion.field] ?? [], (value) => {
            if (holdsWords(valueWords(criterion.field, value.key), criterion.words))
              return { penalty: 0, how: value.key === whole ? 'exact' : how, distance: null };
            const variant = variantOf(value.key, null);
            return variant && !excluded.has(variant.variant) ? { penalty: 0, how: variant.how, distance: null } : null;
          }),
        );
    }
    case 'keywords':
      return (document) => {
        if (!holdsWords([...keywordsOf(document)], criterion.words)) return null;
        if (
          !criterion.phrases.every((phrase) =>
            Object.entries(document.values).some(([field, values]) =>
              values.some(({ key }) => holdsPhrase(wordsInOrder(field, key), phrase)),
            ),
          )
        )
          return null;
        const how = criterion.words.some(isPattern) ? 'wildcard' : 'words';
        return {
          penalty: 0,
          reason: {
            field: 'Keywords',
            asked: criterion.asked,
            found: textsWithWords(textsOf(document), criterion.words),
            how,
            distance: null,
          },
        };
      };
    case 'numbered': {
      // Which records these are is known: only they are judged.
      const reason: MatchReason = {
        field: criterion.field,
        asked: criterion.asked,
        found: criterion.asked,
        how: 'words',
        distance: null,
      };
      return () => ({ penalty: 0, reason });
    }
    case 'year':
      return (document) => {
        const span = document.years[criterion.field];
        if (!span) return null;
        const away = yearsAway(criterion.year, span.earliest, span.latest);
        if (away > criterion.yearsEitherWay) return null;
        const how = away > 0 ? 'within years' : span.isEstimated ? 'estimated' : 'exact';
        return {
          penalty: yearPenalty(away, span.earliest, span.latest),
          reason: { field: criterion.field, asked: criterion.asked, found: span.written, how, distance: away },
        };
      };
    case 'place': {
      const judge = placeMatcher(criterion, criterion.area);
      const judgeLevel = placeMatcher(criterion, levelArea(criterion.area));
      const stated = [...new Set(criterion.stated.flatMap(({ fields }) => fields))].map((field) => ({
        field,
        judgeStated: statedMatcher(criterion.stated, field),
      }));
      return (document) => {
        const own = bestValue(document.values[criterion.field] ?? [], (value) => judge(value, true));
        const wider = [
          ...criterion.levels.map((field) =>
            bestValue(document.values[field] ?? [], (value) => judgeLevel(value, criterion.wordFields.includes(field))),
          ),
          ...stated.map(({ field, judgeStated }) => bestValue(document.values[field] ?? [], judgeStated)),
        ];
        const best = wider.reduce(
          (nearest, found) =>
            found && (!nearest || found.penalty < nearest.penalty)
              ? { ...found, how: found.how === 'exact' ? 'inside' : found.how }
              : nearest,
          own,
        );
        return answer(best);
      };
    }
    case 'facet': {
      const keys = new Set(criterion.keys);
      return (document) =>
        answer(
          bestValue(document.values[criterion.field] ?? [], (value) =>
            keys.has(value.key) ? { penalty: 0, how: 'exact', distance: null } : null,
          ),
        );
    }
  }
}

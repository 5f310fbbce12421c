import { foldNamePattern } from '#domain/kernel/names/foldName.ts';
import { nameTokens } from '#domain/kernel/names/nameTokens.ts';
import type { NameKind } from '#domain/kernel/names/nameVariant.ts';
import { askedSurname } from '#domain/kernel/names/surnameParts.ts';
import { isReadingKey } from '#domain/kernel/readings/isReadingKey.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { type PlaceArea, placeArea } from '#domain/places/gazetteer/placeArea.ts';
import { levelFields, placeLevels } from '#domain/places/gazetteer/placeLevels.ts';
import { placeNames } from '#domain/places/gazetteer/placeVariants.ts';
import { textTokens } from '#domain/records/core/textTokens.ts';
import { valueKey } from '#domain/records/core/valueKey.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import { isOccupation } from '#domain/search/core/isOccupation.ts';
import { occupationNames } from '#domain/search/core/occupationNames.ts';

import type { Criterion } from '../SearchEngine.ts';
import type { PlannedCriterion, StatedValues } from './plannedCriterion.ts';
import { isPattern, trimLeadingWildcards, wordPatterns } from './wordPattern.ts';

/** Letters that must be known of a word in doubt where nothing else narrows a search (withLeastKnown). */
const MOST_LEAST_KNOWN = 2;

function askedNames(text: string, kind: NameKind): string[] {
  if (isPattern(text))
    return foldNamePattern(text)
      .split(' ')
      .map(trimLeadingWildcards)
      .filter((token) => token !== '');
  const words = nameTokens(text);
  return kind === 'surname' ? askedSurname(words) : words;
}

function planText({ field, text, excludedVariants = [] }: Extract<Criterion, { kind: 'text' }>): PlannedCriterion {
  const words = wordPatterns(text);
  const occupation = isOccupation(field) && !words.some(isPattern) ? occupationNames(words) : null;
  return { kind: 'text', field, asked: text, words, occupation, excluded: excludedVariants };
}

/** The fields in which records name what cannot be located. */
function statedValues(fieldId: string, { stated }: PlaceArea): StatedValues[] {
  const levels = placeLevels(fieldId);
  return stated.flatMap(({ isDistrict, ...names }) => {
    const fields = isDistrict
      ? [levels?.district ?? null].filter((field) => field !== null)
      : [fieldId, ...(levels?.otherwise ?? [])];
    return fields.length === 0 ? [] : [{ ...names, fields }];
  });
}

/**
 * Looks up once what every engine needs to know of a criterion. A text without a single letter or digit plans to a
 * criterion that nothing matches.
 */
export function planCriterion(criterion: Criterion, gazetteer: Gazetteer): PlannedCriterion {
  switch (criterion.kind) {
    case 'name': {
      const nameKind = fieldById(criterion.field)?.nameKind ?? 'surname';
      return {
        kind: 'name',
        field: criterion.field,
        asked: criterion.text,
        nameKind,
        tokens: askedNames(criterion.text, nameKind),
        variants: criterion.variants,
        soundsAlike: criterion.soundsAlike ?? false,
        slips: criterion.slips ?? false,
        excluded: criterion.excludedVariants.flatMap((name) => (isReadingKey(name) ? name : nameTokens(name))),
        readings: criterion.readings ?? true,
        leastKnown: MOST_LEAST_KNOWN,
        unread: criterion.unread ?? false,
      };
    }
    case 'text':
      if (criterion.field === 'Keywords') return planCriterion({ kind: 'keywords', text: criterion.text }, gazetteer);
      return planText(criterion);
    case 'keywords': {
      const phrases = [...criterion.text.matchAll(/"([^"]*)"/gu)]
        .map((match) => textTokens(match[1] ?? ''))
        .filter((words) => words.length > 1);
      return { kind: 'keywords', asked: criterion.text, words: [...new Set(wordPatterns(criterion.text))], phrases };
    }
    case 'document':
      return { kind: 'numbered', field: criterion.field, asked: criterion.text, nos: criterion.nos ?? [] };
    case 'year':
      return {
        kind: 'year',
        field: criterion.field,
        asked: String(criterion.year),
        year: criterion.year,
        yearsEitherWay: criterion.yearsEitherWay,
      };
    case 'place': {
      const district = placeLevels(criterion.field)?.district ?? null;
      const area = placeArea(
        criterion.text,
        criterion.miles,
        { unlocated: criterion.unlocated ?? false, isOfEvent: district !== null },
        gazetteer,
      );
      const places = area.named.flatMap((id) => gazetteer.byId(id) ?? []);
      return {
        kind: 'place',
        field: criterion.field,
        asked: criterion.text,
        area,
        words: wordPatterns(area.words),
        levels: levelFields(criterion.field),
        // A district that has the name of a known place is found by the table of districts, or not meant.
        wordFields: [criterion.field, ...(district !== null && places.length === 0 ? [district] : [])],
        stated: statedValues(criterion.field, area),
        names: placeNames(criterion.text, places),
        excluded: criterion.excludedVariants ?? [],
      };
    }
    case 'facet':
      return {
        kind: 'facet',
        field: criterion.field,
        asked: criterion.values.join(', '),
        keys: [
          ...new Set(
            criterion.values.map((value) =>
              valueKey(criterion.field, value, isReadingKey(value) ? 'freereg' : 'plain'),
            ),
          ),
        ],
      };
  }
}

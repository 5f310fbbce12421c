import { foldNamePattern } from '#domain/names/foldName.ts';
import { nameTokens } from '#domain/names/nameTokens.ts';
import { milesBetween } from '#domain/places/distance.ts';
import type { Gazetteer, Place } from '#domain/places/gazetteer.ts';
import { textTokens } from '#domain/records/textTokens.ts';
import { valueKey } from '#domain/records/valueKey.ts';
import { fieldById } from '#domain/search/catalogue/fields.ts';

import type { Criterion } from '../SearchEngine.ts';

import type { PlaceNear, PlannedCriterion } from './plannedCriterion.ts';
import { isPattern, trimLeadingWildcards, wordPatterns } from './wordPattern.ts';

const askedNames = (text: string): string[] =>
  isPattern(text) ? foldNamePattern(text).split(' ').map(trimLeadingWildcards).filter((token) => token !== '') : nameTokens(text);

function placesNear(text: string, miles: number, gazetteer: Gazetteer): PlaceNear[] {
  const one = gazetteer.resolve(text);
  const centres: readonly Place[] = one ? [one] : gazetteer.named(text);
  const nearest = new Map<number, number>();
  for (const centre of centres) {
    for (const id of gazetteer.within(centre.id, miles)) {
      const place = gazetteer.byId(id);
      if (place) nearest.set(id, Math.min(nearest.get(id) ?? Infinity, Math.round(milesBetween(centre, place))));
    }
  }
  return [...nearest].map(([id, distance]) => ({ id, miles: distance })).sort((a, b) => a.id - b.id);
}

/**
 * Looks up once what every engine needs to know of a criterion. A text without a single letter or digit plans to a
 * criterion that nothing matches.
 */
export function planCriterion(criterion: Criterion, gazetteer: Gazetteer): PlannedCriterion {
  switch (criterion.kind) {
    case 'name':
      return {
        kind: 'name',
        field: criterion.field,
        asked: criterion.text,
        nameKind: fieldById(criterion.field)?.nameKind ?? 'surname',
        tokens: askedNames(criterion.text),
        variants: criterion.variants,
        slips: criterion.slips ?? false,
        excluded: criterion.excludedVariants.flatMap(nameTokens),
      };
    case 'text':
      if (criterion.field === 'Keywords') return planCriterion({ kind: 'keywords', text: criterion.text }, gazetteer);
      return { kind: 'text', field: criterion.field, asked: criterion.text, words: wordPatterns(criterion.text) };
    case 'keywords': {
      const phrases = [...criterion.text.matchAll(/"([^"]*)"/gu)].map((match) => textTokens(match[1] ?? '')).filter((words) => words.length > 1);
      return { kind: 'keywords', asked: criterion.text, words: [...new Set(wordPatterns(criterion.text))], phrases };
    }
    case 'year':
      return { kind: 'year', field: criterion.field, asked: String(criterion.year), year: criterion.year, offset: criterion.offset };
    case 'place':
      return { kind: 'place', field: criterion.field, asked: criterion.text, near: placesNear(criterion.text, criterion.miles, gazetteer), words: wordPatterns(criterion.text) };
    case 'facet':
      return { kind: 'facet', field: criterion.field, asked: criterion.values.join(', '), keys: [...new Set(criterion.values.map((value) => valueKey(criterion.field, value)))] };
  }
}

import { milesBetween } from '#domain/places/gazetteer/distance.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import type { RecordSet } from '#domain/records/core/record.ts';
import { facetKey } from '#domain/search/core/query/cleanSearchText.ts';
import type { SuggestionWorld } from '#domain/search/results/suggestSearches.ts';
import type { SentenceWorld } from '#domain/search/sentences/sentenceReading.ts';

/** What a sentence may name as a place: whatever the gazetteer has. */
export const sentenceWorld = (gazetteer: Gazetteer): SentenceWorld => ({
  isPlace: (text) => gazetteer.named(text).length > 0,
});

/** Miles around a place in which its neighbours lie. */
const NEIGHBOURHOOD_MILES = 6;
const MOST_NEIGHBOURS = 5;

/** The places around a place and the record sets beside a record set. */
export function suggestionWorld(gazetteer: Gazetteer, sets: readonly RecordSet[]): SuggestionWorld {
  return {
    neighboursOf(name) {
      const place = gazetteer.resolve(name) ?? gazetteer.named(name)[0];
      if (!place) return [];
      const near = gazetteer.within(place.id, NEIGHBOURHOOD_MILES).flatMap((id) => gazetteer.byId(id) ?? []);
      const others = near
        .filter((other) => other.id !== place.id && other.name !== place.name)
        .sort((one, other) => milesBetween(place, one) - milesBetween(place, other) || one.id - other.id);
      return [...new Set(others.map((other) => `${other.name}, ${other.county}`))].slice(0, MOST_NEIGHBOURS);
    },
    siblingsOf(name) {
      const set = sets.find((each) => facetKey(each.name) === facetKey(name));
      if (!set) return [];
      const alike = sets.filter((each) => each.id !== set.id && each.subcategory === set.subcategory);
      // Those of the same country first: a person sought in England is looked for there.
      return [...alike]
        .sort(
          (one, other) =>
            Number(other.sourceCountry === set.sourceCountry) - Number(one.sourceCountry === set.sourceCountry),
        )
        .map((each) => each.name);
    },
  };
}

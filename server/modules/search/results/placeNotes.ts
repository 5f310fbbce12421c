import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { placeOutside } from '#domain/places/gazetteer/placeOutside.ts';
import { presentCounty } from '#domain/places/gazetteer/presentCounties.ts';
import { mayBeShown } from '#domain/records/core/recordAccess.ts';
import { displayValue } from '#domain/search/core/query/displayValue.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import type { Criterion } from '#server/engines/search/SearchEngine.ts';
import { toEngineQuery } from '#server/engines/search/toEngineQuery.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { PlaceNote, PlaceOutside } from '#server/modules/kernel/graphql/types.generated.ts';

import { labelOf } from './toSearchHit.ts';

type PlaceCriterion = Extract<Criterion, { kind: 'place' }>;

/** What the radius of one place leaves out: the search with what cannot be located, less the search as it is. */
async function countLeftOut(
  criteria: readonly Criterion[],
  place: PlaceCriterion,
  { search, signal }: RequestContext,
): Promise<number> {
  if (place.miles === 0 || place.unlocated) return 0;
  const wider = criteria.map((criterion) => (criterion === place ? { ...place, unlocated: true } : criterion));
  const [without = 0, all = 0] = await search.count([{ criteria }, { criteria: wider }], signal);
  return Math.max(0, all - without);
}

/** Where the place of a search lies when it is outside of what is searched. */
function outsideOf(query: SearchQuery, gazetteer: Gazetteer): PlaceOutside | null {
  const found = placeOutside(query, gazetteer);
  return (
    found && {
      isIn: found.isIn,
      notIn: found.notIn.flatMap(({ fieldId, values }) => values.map((value) => displayValue(fieldId, value))),
      fieldIds: found.notIn.map(({ fieldId }) => fieldId),
    }
  );
}

/**
 * How each place of a search was understood, whether it lies outside of what is searched, and how many records its
 * radius leaves out because they cannot be located.
 */
export async function placeNotes(query: SearchQuery, context: RequestContext): Promise<PlaceNote[]> {
  const { criteria } = toEngineQuery(query);
  const places = criteria.filter(
    (criterion) => criterion.kind === 'place' && mayBeShown(criterion.field, context.viewer),
  ) as PlaceCriterion[];
  return Promise.all(
    places.map(async (place) => {
      const meant = context.search.gazetteer.meant(place.text, place.field === 'Place');
      return {
        fieldId: place.field,
        label: labelOf(place.field),
        asked: place.text,
        isKnown: meant.regions.length + meant.districts.length + meant.places.length > 0,
        searchedAs: presentCounty(place.text.split(',')[0] ?? '')
          ? meant.regions.map(({ name }) => displayValue(place.field, name))
          : [],
        outside: place.field === 'Place' ? outsideOf(query, context.search.gazetteer) : null,
        leftOut: await countLeftOut(criteria, place, context),
      };
    }),
  );
}

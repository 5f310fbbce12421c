import { isOpenField, mayBeShown } from '#domain/records/core/recordAccess.ts';
import { fieldById, RESULT_FACETS } from '#domain/search/core/catalogue/fields.ts';
import { facetLabel } from '#domain/search/core/facetLabel.ts';
import { facetKey } from '#domain/search/core/query/cleanSearchText.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import type { Criterion } from '#server/engines/search/SearchEngine.ts';
import { toEngineQuery } from '#server/engines/search/toEngineQuery.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

import { findRecords } from './findRecords.ts';
import { openSets } from './openSets.ts';
import { placeNotes } from './placeNotes.ts';
import { queryOf } from './readSearchInput.ts';

/** Completions offered under a field. */
const SUGGESTIONS = 8;
/** A prefix longer than this completes nothing that a shorter one would not. */
const LONGEST_PREFIX = 60;

/** Names of sets by the form in which facets hold them. A site has few names and asks for them with every page. */
const keys = new Map<string, string>();
const MOST_KEYS = 20_000;
function namesByKey(names: readonly string[]): ReadonlyMap<string, string> {
  if (keys.size > MOST_KEYS) keys.clear();
  return new Map(
    names.map((name) => {
      const key = keys.get(name) ?? facetKey(name);
      keys.set(name, key);
      return [key, name];
    }),
  );
}

/** Search, its facets and completions. */
export const searchResolvers: Resolvers = {
  Query: {
    recordSearch: (_root, { input }, context) => findRecords(queryOf(input, context), input.pageSize, context),

    recordFacets: async (_root, { input }, context) => {
      const query = queryOf(input, context);
      const shown = RESULT_FACETS.filter((fieldId) => mayBeShown(fieldId, context.viewer));
      const narrowed = await openSets(context);
      const count = async (fields: string[], more: Criterion[] = []) => {
        const wanted = toEngineQuery(query, { facets: fields });
        return (
          await context.search.search(
            { ...wanted, criteria: [...wanted.criteria, ...more], facetsOnly: true },
            context.signal,
          )
        ).facets;
      };
      const facets = narrowed
        ? {
            ...(await count(shown.filter(isOpenField))),
            ...(await count(
              shown.filter((fieldId) => !isOpenField(fieldId)),
              [narrowed],
            )),
          }
        : await count(shown);
      const setNames = namesByKey(await context.perRequest(createRecordSetStore).names());
      return shown.flatMap((fieldId) => {
        const selected = new Set(query.filters[fieldId]?.values.map(facetKey));
        const values = (facets[fieldId] ?? []).map(({ value, count }) => ({
          value,
          label: facetLabel(fieldId, value, setNames),
          count,
          isSelected: selected.has(facetKey(value)),
        }));
        return values.length > 0 ? [{ fieldId, label: fieldById(fieldId)?.displayLabel ?? fieldId, values }] : [];
      });
    },

    placeNotes: (_root, { input }, context) => placeNotes(queryOf(input, context), context),

    recordSuggestions: async (_root, { fieldId, prefix }, context) => {
      const { search, viewer } = context;
      const text = prefix.trim().slice(0, LONGEST_PREFIX);
      if (!fieldById(fieldId)?.displayLabel || !mayBeShown(fieldId, viewer) || text === '') return [];
      const narrowed = isOpenField(fieldId) ? null : await openSets(context);
      if (!narrowed) return [...(await search.suggest(fieldId, text, SUGGESTIONS))];
      // Of what all records hold, what those hold that the reader may read; the most frequent few are looked at.
      const found = await search.suggest(fieldId, text, SUGGESTIONS * 3);
      const counts = await search.count(
        found.map(({ value }) => ({ criteria: [{ kind: 'facet', field: fieldId, values: [value] }, narrowed] })),
        context.signal,
      );
      return found
        .flatMap(({ value }, at) => ((counts[at] ?? 0) > 0 ? [{ value, count: counts[at] ?? 0 }] : []))
        .slice(0, SUGGESTIONS);
    },
  },
};

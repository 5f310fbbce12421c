import { GROUPS } from '#domain/kernel/grants/flagNames.ts';
import { milesBetween } from '#domain/places/gazetteer/distance.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import type { RecordSet } from '#domain/records/core/record.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import { facetKey } from '#domain/search/core/query/cleanSearchText.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { writeSearchAddress } from '#domain/search/core/query/writeSearchAddress.ts';
import {
  asQuery,
  suggestSearches,
  usefulSuggestions,
  type SuggestionWorld,
} from '#domain/search/results/suggestSearches.ts';
import { MAX_SENTENCE } from '#domain/search/sentences/maxSentence.ts';
import { readSentence } from '#domain/search/sentences/readSentence.ts';
import type { SentenceWorld } from '#domain/search/sentences/sentenceReading.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { withAssistantFields, mayLeaveTheSite } from '#server/engines/search/assistant.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { toEngineQuery } from '#server/engines/search/toEngineQuery.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { rateLimited, refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type { RecordSearchInput, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { readSearchInput } from '#server/modules/search/results/index.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

/** What a sentence may name as a place: whatever the gazetteer has. */
const sentenceWorld = (gazetteer: Gazetteer): SentenceWorld => ({
  isPlace: (text) => gazetteer.named(text).length > 0,
});

/** Miles around a place in which its neighbours lie. */
const NEIGHBOURHOOD_MILES = 6;
const MOST_NEIGHBOURS = 5;

/** The places around a place and the record sets beside a record set. */
function suggestionWorld(gazetteer: Gazetteer, sets: readonly RecordSet[]): SuggestionWorld {
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

/** Sentences of one member in five minutes: far more than anyone writes. */
const SENTENCES = { points: 60, duration: 300 };

const EMPTY = readSearchAddress('').query;

async function read(context: RequestContext, text: string) {
  const memberId = requireMember(context.viewer);
  if (![GROUPS.aiRecordSearch, GROUPS.aiNewspaperSearch].some((group) => context.viewer.groups.includes(group)))
    throw refusal('FORBIDDEN', 'Not allowed.');
  const wait = await createLimiter(context.db, 'sentences', SENTENCES).take(String(memberId));
  if (wait !== null) throw rateLimited('You’ve searched with many sentences in a short time.', wait);
  const sentence = text.slice(0, MAX_SENTENCE);
  const byRules = readSentence(sentence, sentenceWorld(loadGazetteer()));
  const { assistant } = context;
  const filters =
    assistant && mayLeaveTheSite(sentence, new Date().getUTCFullYear())
      ? await assistant(sentence, context.signal)
      : null;
  const { parts, unread, filters: found } = filters ? withAssistantFields(byRules, filters) : byRules;
  return {
    search: writeSearchAddress(asQuery(EMPTY, { filters: found })),
    parts: parts.map(({ fieldId, text: written }) => ({
      fieldId,
      label: fieldById(fieldId)?.displayLabel ?? fieldId,
      text: written,
    })),
    unread: [...unread],
    readBy: filters ? 'assistant' : 'rules',
  };
}

async function suggest(context: RequestContext, input: RecordSearchInput) {
  const { query } = readSearchInput(input);
  const sets = [...(await context.perRequest(createRecordSetStore).described()).values()];
  const suggested = suggestSearches(query, suggestionWorld(loadGazetteer(), sets));
  if (suggested.length === 0) return [];
  const [totalNow = 0, ...totals] = await context.search.count(
    [query, ...suggested.map((each) => asQuery(query, each))].map((each) => toEngineQuery(each)),
    context.signal,
  );
  return usefulSuggestions(
    suggested.map((each, at) => ({ ...each, total: totals[at] ?? 0 })),
    totalNow,
  ).map((each) => ({
    kind: each.kind,
    change: each.change,
    search: writeSearchAddress(asQuery(query, each)),
    total: each.total,
  }));
}

/** Sentences as searches, and the searches next to one. */
export const sentenceResolvers: Resolvers = {
  Query: {
    readSentence: (_root, { text }, context) => read(context, text),
    suggestedSearches: (_root, { input }, context) => suggest(context, input),
  },
};

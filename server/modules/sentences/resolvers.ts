import { GROUPS } from '#domain/access/flagNames.ts';
import { fieldById } from '#domain/search/catalogue/fields.ts';
import { writeSearchAddress } from '#domain/search/query/writeSearchAddress.ts';
import { readSearchAddress } from '#domain/search/query/readSearchAddress.ts';
import { MAX_SENTENCE } from '#domain/search/sentence/maxSentence.ts';
import { readSentence } from '#domain/search/sentence/readSentence.ts';
import { asQuery, suggestSearches, usefulSuggestions } from '#domain/search/suggestions/suggestSearches.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { rateLimited, refusal } from '#server/graphql/refusal.ts';
import { requireMember } from '#server/graphql/requireMember.ts';
import type { RecordSearchInput, Resolvers } from '#server/graphql/types.generated.ts';
import { loadGazetteer } from '#server/gazetteer/loadGazetteer.ts';
import { createLimiter } from '#server/limits/createLimiter.ts';
import { createRecordSetStore } from '#server/modules/records/recordSetStore.ts';
import { readSearchInput } from '#server/modules/search/readSearchInput.ts';
import { toEngineQuery } from '#server/search/toEngineQuery.ts';

import { assisted, mayLeaveTheSite } from './assistant.ts';
import { sentenceWorld, suggestionWorld } from './sentenceWorld.ts';

/** Sentences of one member in five minutes: far more than anybody writes. */
const SENTENCES = { points: 60, duration: 300 };

const EMPTY = readSearchAddress('').query;

async function read(context: RequestContext, text: string) {
  const memberId = requireMember(context.viewer);
  if (!context.viewer.groups.includes(GROUPS.aiRecordSearch)) throw refusal('FORBIDDEN', 'Not allowed.');
  const wait = await createLimiter(context.db, 'sentences', SENTENCES).take(String(memberId));
  if (wait !== null) throw rateLimited('There were too many sentences in a short time.', wait);
  const sentence = text.slice(0, MAX_SENTENCE);
  const byRules = readSentence(sentence, sentenceWorld(loadGazetteer()));
  const { assistant } = context;
  const filters = assistant && mayLeaveTheSite(sentence, new Date().getUTCFullYear()) ? await assistant(sentence, context.signal) : null;
  const { parts, unread, filters: found } = filters ? assisted(byRules, filters) : byRules;
  return {
    search: writeSearchAddress(asQuery(EMPTY, { filters: found })),
    parts: parts.map(({ fieldId, text: written }) => ({ fieldId, label: fieldById(fieldId)?.displayLabel ?? fieldId, text: written })),
    unread: [...unread],
    readBy: filters ? 'assistant' : 'rules',
  };
}

async function suggest(context: RequestContext, input: RecordSearchInput) {
  const { query } = readSearchInput(input);
  const sets = [...(await context.perRequest(createRecordSetStore).described()).values()];
  const suggested = suggestSearches(query, suggestionWorld(loadGazetteer(), sets));
  if (suggested.length === 0) return [];
  const [totalNow = 0, ...totals] = await context.search.count([query, ...suggested.map((each) => asQuery(query, each))].map((each) => toEngineQuery(each)), context.signal);
  return usefulSuggestions(suggested.map((each, at) => ({ ...each, total: totals[at] ?? 0 })), totalNow).map((each) => ({
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

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { diaryNote, MAX_DIARY_NOTE } from '#domain/search/diary/diaryRules.ts';
import { plainSearchOf } from '#domain/search/saved/plainSearchOf.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { DiaryEntry, Resolvers, SearchDiary } from '#server/modules/kernel/graphql/types.generated.ts';
import { countAll, countingEngines } from '#server/modules/search/saved/index.ts';

import { createDiaryStore, type DiaryState, type StoredEntry } from './diaryStore.ts';
import { arrivedToday } from './nilSearches.ts';
import { openedArticles } from './openedArticles.ts';
import { openedRecords } from './openedRecords.ts';

const PAGE = 30;
const LARGEST_PAGE = 500;
const MOST_TOTALS = 50;
const MAX_TOTAL = 2_000_000_000;
/** Ids of records are shorter; what is longer is none. */
const LONGEST_RECORD_ID = 200;

async function withOpenings({ db }: RequestContext, entries: readonly StoredEntry[]): Promise<DiaryEntry[]> {
  const idsOf = (wanted: StoredEntry['kind']) =>
    entries.filter(({ kind }) => kind === wanted).flatMap(({ openings }) => openings);
  const opened = {
    RECORDS: await openedRecords(db, idsOf('RECORDS')),
    ARTICLES: await openedArticles(db, idsOf('ARTICLES')),
  };
  return entries.map(({ id, searchedAt, kind, search, total, note, openings }) => ({
    id: String(id),
    searchedAt: searchedAt.toISOString(),
    kind,
    search,
    total,
    note,
    openings: openings.map((recordId) => ({
      recordId,
      name: opened[kind].get(recordId)?.name ?? null,
      recordSet: opened[kind].get(recordId)?.recordSet ?? null,
    })),
  }));
}

/** Keeps what a search that found nothing could not find yet. It is looked up as a search is, and counts as one. */
export async function settleNil(
  context: RequestContext,
  memberId: number,
  { id, kind, search }: Pick<StoredEntry, 'id' | 'kind' | 'search'>,
): Promise<void> {
  await context.charge();
  await context.perRequest(createDiaryStore).markNil(memberId, id, await arrivedToday(context, kind, search));
}

/**
 * The same for a search just made: without the search engine, or where too much was searched, it is noted all the same.
 */
async function noteNil(
  context: RequestContext,
  memberId: number,
  entry: Pick<StoredEntry, 'id' | 'kind' | 'search'>,
): Promise<void> {
  try {
    await settleNil(context, memberId, entry);
  } catch (error) {
    context.log.warn({ code: (error as Error).name }, 'what a search without results covered could not be noted');
  }
}

async function diaryOf(
  context: RequestContext,
  memberId: number,
  state: DiaryState | null,
  first: number,
  after: string | null,
): Promise<SearchDiary> {
  const size = Math.min(LARGEST_PAGE, Math.max(1, Math.trunc(first)));
  const found = await context
    .perRequest(createDiaryStore)
    .page(memberId, size + 1, after === null ? null : storedId(after));
  const entries = found.slice(0, size);
  const last = entries.at(-1);
  return {
    isStarted: state !== null,
    isPaused: state?.isPaused ?? false,
    entries: await withOpenings(context, entries),
    next: found.length > size && last ? String(last.id) : null,
  };
}

/** The research diary: everything is the reader's own, and nothing is recorded before they switch the diary on. */
export const searchDiaryResolvers: Resolvers = {
  Query: {
    searchDiary: async (_root, { first, after }, context) => {
      const memberId = requireMember(context.viewer);
      return diaryOf(
        context,
        memberId,
        await context.perRequest(createDiaryStore).state(memberId),
        first ?? PAGE,
        after ?? null,
      );
    },

    searchDiaryTotals: async (_root, { ids }, context) => {
      const memberId = requireMember(context.viewer);
      const entries = await context
        .perRequest(createDiaryStore)
        .some(memberId, ids.slice(0, MOST_TOTALS).map(storedId));
      const totals = await countAll(countingEngines(context), entries, context.signal);
      return entries.map(({ id }, at) => ({ id: String(id), total: totals[at] ?? 0 }));
    },
  },

  Mutation: {
    keepSearchDiary: async (_root, { isKept }, context) => {
      const memberId = requireMember(context.viewer);
      const [state = null] = await context.perRequest(createDiaryStore).keep(memberId, isKept);
      return diaryOf(context, memberId, state, PAGE, null);
    },

    noteSearch: async (_root, { search, total, replaces, kind }, context) => {
      const memberId = requireMember(context.viewer);
      const plain = plainSearchOf(kind, search);
      if (plain === null || total < 0 || total > MAX_TOTAL)
        throw refusal('BAD_USER_INPUT', 'There is no search to record.');
      const id = await context
        .perRequest(createDiaryStore)
        .note(memberId, { kind, search: plain, total, replaces: replaces ? plainSearchOf(kind, replaces) : null });
      if (id !== null && total === 0) await noteNil(context, memberId, { id, kind, search: plain });
      return id !== null;
    },

    noteOpening: async (_root, { search, recordId, kind }, context) => {
      const memberId = requireMember(context.viewer);
      const plain = plainSearchOf(kind, search);
      if (plain === null || recordId.length > LONGEST_RECORD_ID) return false;
      return context.perRequest(createDiaryStore).open(memberId, { kind, search: plain }, recordId);
    },

    writeDiaryNote: async (_root, { id, note }, context) => {
      const memberId = requireMember(context.viewer);
      const text = diaryNote(note);
      if (text === null) throw refusal('BAD_USER_INPUT', `Use ${figure(MAX_DIARY_NOTE)} characters or fewer.`);
      const entry = await context.perRequest(createDiaryStore).write(memberId, storedId(id), text);
      return entry && ((await withOpenings(context, [entry]))[0] ?? null);
    },

    removeDiaryEntry: (_root, { id }, context) =>
      context.perRequest(createDiaryStore).remove(requireMember(context.viewer), storedId(id)),
    emptySearchDiary: (_root, _arguments, context) =>
      context.perRequest(createDiaryStore).empty(requireMember(context.viewer)),
  },
};

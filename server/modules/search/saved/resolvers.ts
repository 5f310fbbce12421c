import { plainSearchOf, type SearchKind } from '#domain/search/saved/plainSearchOf.ts';
import { MOST_SAVED_SEARCHES, savedNameProblem, savedSearchName } from '#domain/search/saved/savedSearchRules.ts';
import { mailChoicesOf } from '#server/modules/account/profile/index.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireGrant } from '#server/modules/kernel/graphql/requireMember.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

import { countingEngines, countNew, standNow } from './newResults.ts';
import { createSavedSearchStore, type SavedSearch } from './savedSearchStore.ts';

const memberOf = ({ viewer }: RequestContext): number => requireGrant(viewer, 'search:save-search');

const withCount = (saved: SavedSearch, newCount: number | null) => ({
  id: String(saved.id),
  name: saved.name,
  kind: saved.kind,
  search: saved.search,
  wantsMail: saved.wantsMail,
  createdAt: saved.createdAt.toISOString(),
  lookedAt: saved.lookedAt.toISOString(),
  total: saved.total,
  newCount,
});

/** Without the search engine the list has no counts: names and ways to run the searches are worth more than figures. */
async function countsOf(
  context: RequestContext,
  searches: readonly SavedSearch[],
): Promise<readonly (number | null)[]> {
  const { signal, log } = context;
  try {
    return await countNew(countingEngines(context), searches, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    log.warn(
      { code: (error as { extensions?: { code?: unknown } }).extensions?.code ?? (error as Error).name },
      'new results of saved searches could not be counted',
    );
    return searches.map(() => null);
  }
}

/** A member's saved searches, the newest first, with what is new in each. */
export async function savedWithCounts(context: RequestContext, memberId: number) {
  const searches = await context.perRequest(createSavedSearchStore).all(memberId);
  const counts = await countsOf(context, searches);
  return searches.map((saved, at) => withCount(saved, counts[at] ?? null));
}

async function counted(context: RequestContext, saved: SavedSearch | null) {
  if (!saved) return null;
  const [newCount = null] = await countsOf(context, [saved]);
  return withCount(saved, newCount);
}

const full = () =>
  refusal('LIMIT_REACHED', `You have ${MOST_SAVED_SEARCHES} saved searches, the most we can save. Delete one first.`);

async function save(context: RequestContext, name: string, kind: SearchKind, search: string) {
  const memberId = memberOf(context);
  const store = context.perRequest(createSavedSearchStore);
  const given = savedSearchName(name);
  const plain = plainSearchOf(kind, search);
  if (given === null) throw refusal('BAD_USER_INPUT', savedNameProblem(name) ?? '');
  if (plain === null) throw refusal('BAD_USER_INPUT', 'Add at least one search term before you save this search.');
  const before = await store.bySearch(memberId, kind, plain);
  if (before) return { saved: withCount(before, 0), wasKept: true };
  const saved = await store.save(
    memberId,
    given,
    { kind, search: plain },
    await standNow(countingEngines(context), { kind, search: plain }, context.signal),
  );
  if (!saved) throw full();
  return { saved: withCount(saved, 0), wasKept: false };
}

async function lookAt(context: RequestContext, id: number) {
  const memberId = memberOf(context);
  const store = context.perRequest(createSavedSearchStore);
  const saved = await store.byId(memberId, id);
  const looked =
    saved && (await store.lookedAt(memberId, id, await standNow(countingEngines(context), saved, context.signal)));
  return looked && withCount(looked, 0);
}

/** Saved searches: everything is the reader's own, and what is not there looks like what is another's. */
export const savedSearchResolvers: Resolvers = {
  Query: {
    savedSearches: async (_root, _arguments, context) => {
      const memberId = memberOf(context);
      const [searches, { settings }] = await Promise.all([
        savedWithCounts(context, memberId),
        mailChoicesOf(context.db, memberId),
      ]);
      return {
        searches,
        most: MOST_SAVED_SEARCHES,
        mayBeMailed: settings.discoveries && !settings.unsubscribeFromEverything,
      };
    },
  },
  Mutation: {
    saveSearch: (_root, { name, search, kind }, context) => save(context, name, kind, search),
    renameSavedSearch: async (_root, { id, name }, context) => {
      const memberId = memberOf(context);
      const given = savedSearchName(name);
      if (given === null) throw refusal('BAD_USER_INPUT', savedNameProblem(name) ?? '');
      return counted(context, await context.perRequest(createSavedSearchStore).rename(memberId, storedId(id), given));
    },
    setSavedSearchMail: async (_root, { id, wantsMail }, context) => {
      const memberId = memberOf(context);
      return counted(
        context,
        await context.perRequest(createSavedSearchStore).setMail(memberId, storedId(id), wantsMail),
      );
    },
    lookAtSavedSearch: (_root, { id }, context) => lookAt(context, storedId(id)),
    removeSavedSearch: (_root, { id }, context) =>
      context.perRequest(createSavedSearchStore).remove(memberOf(context), storedId(id)),
    restoreSavedSearch: async (_root, { id }, context) => {
      const memberId = memberOf(context);
      const restored = await context.perRequest(createSavedSearchStore).restore(memberId, storedId(id));
      if (restored === 'full') throw full();
      return counted(context, restored);
    },
  },
};

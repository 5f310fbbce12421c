import { clippingThumbnail } from '#domain/clippings/core/clippingAddresses.ts';
import { grantMatches, grantMatchesBelow } from '#domain/kernel/grants/grantMatches.ts';
import type { Grant } from '#domain/kernel/grants/grants.ts';
import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import { transcriptAddress } from '#domain/records/core/transcriptAddress.ts';
import { MOST_FOLDERS } from '#domain/research/folders/folderRules.ts';
import { MOST_QUESTIONS } from '#domain/research/questions/questionLimits.ts';
import { nearlyUsed } from '#domain/research/questions/researchSpace.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireGrant, requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type { ResearchHub, ResearchLink, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { presentTask } from '#server/modules/research/tasks/index.ts';
import { createDiaryStore, openedArticles, openedRecords, settleNil } from '#server/modules/search/diary/index.ts';
import { savedWithCounts } from '#server/modules/search/saved/index.ts';
import { newHintsOf } from '#server/modules/trees/hints/index.ts';

import { createHubStore, type HubDiaryRows, type HubOwn } from './hubStore.ts';
import { myRecords } from './myRecords.ts';
import { worthSearching } from './worthSearching.ts';

const SAVED = 5;

/** A member with any grant of the hub. */
function memberOf({ viewer }: RequestContext): number {
  const memberId = requireMember(viewer);
  if (!viewer.grants?.some((held) => grantMatchesBelow('my-research:*', held)))
    throw refusal('FORBIDDEN', 'Not allowed.');
  return memberId;
}

const holds = ({ viewer }: RequestContext, grant: Grant): boolean =>
  viewer.grants?.some((held) => grantMatches(grant, held)) ?? false;

/** One part of the hub; null where it is not the member's, and where it fails, so that the others are shown. */
async function part<Shown>(
  context: RequestContext,
  isTheirs: boolean,
  load: () => Promise<Shown>,
): Promise<Shown | null> {
  if (!isTheirs) return null;
  try {
    return await load();
  } catch (error) {
    if (context.signal.aborted) throw error;
    context.log.warn({ code: (error as Error).name }, 'a part of the research hub could not be read');
    return null;
  }
}

async function openedPages({ db }: RequestContext, { openings }: HubDiaryRows): Promise<ResearchLink[]> {
  const of = (wanted: 'RECORDS' | 'ARTICLES') => openings.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const [records, articles] = await Promise.all([openedRecords(db, of('RECORDS')), openedArticles(db, of('ARTICLES'))]);
  return openings.flatMap(({ id, kind }): ResearchLink[] => {
    const found = (kind === 'RECORDS' ? records : articles).get(id);
    if (!found) return [];
    return [
      {
        kind: kind === 'RECORDS' ? 'RECORD' : 'ARTICLE',
        address: kind === 'RECORDS' ? transcriptAddress(id) : readerAddress(id),
        name: found.name,
        detail: found.recordSet,
      },
    ];
  });
}

const iso = (stored: string): string => new Date(stored).toISOString();

/** Folders, questions and tasks of the hub. */
const workOf = ({
  folders,
  questions,
  tasks,
  spaceUsed,
}: HubOwn): Pick<ResearchHub, 'folders' | 'questions' | 'tasks' | 'spaceUsed'> => ({
  folders: { folders: folders.map((folder) => ({ ...folder, changedAt: iso(folder.changedAt) })), most: MOST_FOLDERS },
  questions: {
    questions: questions.map((question) => ({ ...question, changedAt: iso(question.changedAt) })),
    most: MOST_QUESTIONS,
  },
  tasks: tasks.map(presentTask),
  spaceUsed: nearlyUsed(spaceUsed),
});

async function hubOf(context: RequestContext): Promise<ResearchHub> {
  const memberId = memberOf(context);
  const store = context.perRequest(createHubStore);
  const hasWork = holds(context, 'my-research:workspaces');
  const mayClip = holds(context, 'collections');
  const bornBefore = new Date().getUTCFullYear() - context.livingYears;
  const [own, diary, saved, hints] = await Promise.all([
    part(context, hasWork || mayClip, () => store.own(memberId)),
    part(context, true, () => store.diary(memberId)),
    part(context, holds(context, 'search:save-search'), () => savedWithCounts(context, memberId)),
    part(context, holds(context, 'tree'), () => newHintsOf(context.db, memberId, bornBefore)),
  ]);
  const [opened, worth] = await Promise.all([
    part(context, diary !== null, () => openedPages(context, diary!)),
    part(context, diary !== null, () => worthSearching(context, diary!)),
  ]);
  return {
    opened,
    worthSearching: worth,
    saved: saved && saved.sort((one, other) => (other.newCount ?? 0) - (one.newCount ?? 0)).slice(0, SAVED),
    diary: diary && {
      isStarted: diary.isStarted,
      entries: diary.latest.map((entry) => ({ ...entry, id: String(entry.id), searchedAt: iso(entry.searchedAt) })),
    },
    clippings:
      own && mayClip
        ? {
            total: own.clippingTotal,
            clippings: own.clippings.map(({ id, title }) => ({ id, title, thumbnail: clippingThumbnail(id) })),
          }
        : null,
    hints:
      hints &&
      hints.map(({ treeId, treeName, records, notices }) => ({
        treeId: String(treeId),
        treeName,
        count: records + notices,
      })),
    ...(own && hasWork ? workOf(own) : { folders: null, questions: null, tasks: null, spaceUsed: null }),
  };
}

/** The research hub in one answer, and what can be done with it there. */
export const researchHubResolvers: Resolvers = {
  Query: {
    // Made once for a request, however often its document names it.
    researchHub: (_root, _arguments, context) => context.perRequest(hubOf),
    myRecords: (_root, _arguments, context) => myRecords(context, requireGrant(context.viewer, 'my-records')),
  },
  Mutation: {
    settleNilSearch: async (_root, { entryId }, context) => {
      const memberId = memberOf(context);
      const entry = /^\d{1,15}$/u.test(entryId)
        ? await context.perRequest(createDiaryStore).byId(memberId, Number(entryId))
        : null;
      if (entry?.total !== 0) return false;
      await settleNil(context, memberId, entry);
      return true;
    },
  },
};

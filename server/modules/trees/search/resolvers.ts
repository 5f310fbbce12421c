import { opens } from '#domain/billing/core/holdings.ts';
import { grantMatches } from '#domain/kernel/grants/grantMatches.ts';
import { summaryOfPerson } from '#domain/trees/search/summaryOfPerson.ts';
import {
  asksForAnyone,
  readTreeSearch,
  treeSearchParams,
  type TreeSearchQuery,
} from '#domain/trees/search/treeSearchQuery.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type { Resolvers, TreeSearchInput } from '#server/modules/kernel/graphql/types.generated.ts';
import { requireTreeGrant, personView, toCard, keyPersons } from '#server/modules/trees/core/index.ts';

import { findInTrees, PAGE_SIZE, type FoundPerson } from './findInTrees.ts';
import { removeSavedTreeSearch, savedTreeSearches, saveTreeSearch } from './savedTreeSearches.ts';

const SORTS = { RELEVANCE: 'relevance', NAME: 'name', BIRTH: 'birth' } as const;
/** People of the last changes who are made searchable at once; whole imports wait for the one in the background. */
const MOST_AT_ONCE = 200;

/** The search as an address could ask it: what is out of bounds is as it is there. */
const queryOf = ({ sort, birthYear, deathYear, ...rest }: TreeSearchInput): TreeSearchQuery =>
  readTreeSearch(
    treeSearchParams({ ...rest, birthYear: birthYear ?? null, deathYear: deathYear ?? null, sort: SORTS[sort] }),
  );

/** @throws GraphQLError `FORBIDDEN` without the grants `tree` and `tree:search:regular` (spec 1 section 3) */
function requireTreeSearch(context: RequestContext): void {
  requireTreeGrant(context);
  if (!context.viewer.grants?.some((held) => grantMatches('tree:search:regular', held)))
    throw refusal('FORBIDDEN', 'Not allowed.');
}

const isForSubscribers = ({ needsSubscription, isOwn }: FoundPerson): boolean => needsSubscription && !isOwn;

async function search(context: RequestContext, input: TreeSearchInput) {
  requireTreeSearch(context);
  const query = queryOf(input);
  if (!asksForAnyone(query)) throw refusal('BAD_USER_INPUT', 'Enter a name, a year or a place.');
  await context.charge();
  const policy = { asOfYear: new Date().getUTCFullYear(), livingYears: context.livingYears };
  const { found, total } = await context.inTurn(async () => {
    await keyPersons(context.db, MOST_AT_ONCE);
    return findInTrees(context.db, query, { memberId: context.viewer.memberId, ...policy });
  });
  const view = personView({ mayEdit: false, seesLiving: false }, policy);
  const isOpen = opens(context.viewer, 'trees');
  return {
    hits: found.map((person) => {
      const card = toCard(person.treeId, person, view);
      const isClosed = !isOpen && isForSubscribers(person);
      return {
        person: isClosed ? { ...card, ...summaryOfPerson(person) } : card,
        treeName: person.treeName,
        isOwn: person.isOwn,
        needsSubscription: isClosed,
      };
    }),
    total,
    pageSize: PAGE_SIZE,
  };
}

function searchingMember(context: RequestContext): number {
  const memberId = requireMember(context.viewer);
  requireTreeSearch(context);
  return memberId;
}

/** The search for people in family trees. */
export const treeSearchResolvers: Resolvers = {
  Query: {
    searchFamilyTrees: (_root, { query }, context) => search(context, query),
    savedTreeSearches: (_root, _arguments, context) => savedTreeSearches(context.db, searchingMember(context)),
  },
  Mutation: {
    saveTreeSearch: (_root, { search: asked }, context) => saveTreeSearch(context.db, searchingMember(context), asked),
    removeSavedTreeSearch: (_root, { id }, context) => removeSavedTreeSearch(context.db, searchingMember(context), id),
  },
};

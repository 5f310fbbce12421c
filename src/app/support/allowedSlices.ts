import type { RootState } from '../rootReducer.ts';

type Slices = Omit<RootState, 'api'>;

/** Names of grants, flags and groups are the site's own. */
const NAME = /^[\w:*.-]{1,80}$/u;
const namesOf = (names: readonly string[]): string[] => names.filter((name) => NAME.test(name));

/** A tree as far as the page around it depends on it: what kind it is, not whose and which. */
const openTree = ({ treeType, treeViewType, isEditable, isViewOnly }: NonNullable<Slices['treeContext']['open']>): NonNullable<Slices['treeContext']['open']> => ({
  treeId: 'tree',
  familyTreeRef: 'tree',
  rootsfinderId: null,
  publicTreeShareToken: null,
  tree: { showSurnamesUppercase: false },
  treeType,
  treeViewType,
  isEditable,
  isViewOnly,
});

/** The member as a number; what they are called is nobody's business. */
export const allowedMember = ({ memberId, isInternal }: NonNullable<Slices['auth']['member']>): NonNullable<Slices['auth']['member']> => ({ memberId, isInternal, displayName: 'Member' });

/** What the reader may do, in the site's own names. */
export const allowedEntitlements = ({ grants, groups, flags }: Slices['grants']['entitlements']): Slices['grants']['entitlements'] => ({
  grants: namesOf(grants),
  groups: namesOf(groups),
  flags: namesOf(flags),
});

/** Which groups of consent were answered with what. */
export const allowedConsent = (answers: Slices['consent']['answers']): Slices['consent']['answers'] =>
  Object.fromEntries(Object.entries(answers).filter(([group, isAllowed]) => /^C\d{4}$/u.test(group) && typeof isAllowed === 'boolean'));

/** The length of a result list and where the reader is in it; neither the search nor the records. */
const allowedList = ({ page, pageSize, total }: { page?: number; pageSize: number; total: number }) => ({ queryAddress: '/search/results', ids: [], page: page ?? 1, pageSize, total });

/**
 * What of each slice may stand in a support file. A slice that is not here is left out. Toasts, earlier searches and
 * everything about people are: nobody needs them to see what the reader saw.
 */
export const ALLOWED_SLICES: { [Name in keyof Slices]?: (slice: Slices[Name]) => Slices[Name] } = {
  // Whoever looks at the screen is not asked to sign in there.
  auth: ({ status, member }) => ({ status, member: member && allowedMember(member), isLost: false }),
  grants: ({ status, entitlements }) => ({ status, entitlements: allowedEntitlements(entitlements) }),
  consent: ({ answers, isAsking, isChoosing }) => ({ answers: allowedConsent(answers), isAsking: isAsking === true, isChoosing: isChoosing === true }),
  searchQuery: ({ list }) => {
    if (!list) return { list: null, recent: [] };
    const { queryAddress, pageSize, total } = allowedList(list);
    return { list: { queryAddress, pageSize, total, pages: {} }, recent: [] };
  },
  treeContext: ({ open, onboarding: { completed, generations, step, personCount } }) => ({
    open: open && openTree(open),
    selectedPersonId: null,
    onboarding: { completed, generations, step, personCount, skippedNodes: [], rootIsWho: 'you', mothersMaidenName: null },
  }),
};

/**
 * What of an action's payload may stand in a support file, by the action's type. One that is not here is recorded with its
 * type alone, and changes nothing when the session is looked at again.
 */
export const ALLOWED_PAYLOADS: Readonly<Record<string, (payload: never) => unknown>> = {
  'auth/signedIn': allowedMember,
  'grants/grantsLoaded': allowedEntitlements,
  'consent/consentRead': allowedConsent,
  'searchQuery/resultListShown': allowedList,
  'treeContext/treeOpened': openTree,
  'treeContext/treeViewChosen': (view: unknown) => (view === 'PUBLIC_VIEW' ? view : 'PRIVATE_VIEW'),
};

import { isStaffDuty } from '#domain/kernel/grants/staffDuties.ts';
import { isStewardship } from '#domain/kernel/grants/stewardship.ts';
import { readChartSettings, DEFAULT_CHART_SETTINGS } from '#domain/trees/chart/chartSettings.ts';
import { RECORDED, startOfChart } from '#features/trees/chart/chartViewSlice.ts';

import type { RootState } from '../rootReducer.ts';

type Slices = Omit<RootState, 'api'>;
type OpenTree = NonNullable<Slices['treeContext']['open']>;
type Onboarding = Slices['treeContext']['onboarding'];

/** Names of grants, flags and groups are the site's own. */
const NAME = /^[\w:*.-]{1,80}$/u;
const namesOf = (names: readonly string[]): string[] => names.filter((name) => NAME.test(name));
/** One of the words that the slice itself knows, else the first of them. */
const oneOf = <Word extends string>(word: Word, first: Word, ...others: Word[]): Word =>
  others.includes(word) ? word : first;
const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0);

/** A tree as far as the page around it depends on it: what kind it is, not whose and which. */
const openTree = ({ treeType, treeViewType, isEditable, isViewOnly }: OpenTree): OpenTree => ({
  treeId: 'tree',
  familyTreeRef: 'tree',
  rootsfinderId: null,
  publicTreeShareToken: null,
  tree: { showSurnamesUppercase: false },
  treeType: oneOf(treeType, 'private', 'public', 'public-shared', 'shared'),
  treeViewType: oneOf(treeViewType, 'PRIVATE_VIEW', 'PUBLIC_VIEW'),
  isEditable: isEditable === true,
  isViewOnly: isViewOnly === true,
});

/** The member as a number; their name stays private. */
export const allowedMember = ({
  memberId,
  isInternal,
}: NonNullable<Slices['auth']['member']>): NonNullable<Slices['auth']['member']> => ({
  memberId: numberOf(memberId),
  isInternal: isInternal === true,
  displayName: 'Member',
});

/** What the reader may do, in the site's own names. */
export const allowedEntitlements = ({
  grants,
  holdings,
  groups,
  flags,
  duties,
  stewardship,
  contact,
}: Slices['grants']['entitlements']): Slices['grants']['entitlements'] => ({
  grants: namesOf(grants),
  holdings: namesOf(holdings ?? []),
  groups: namesOf(groups),
  flags: namesOf(flags),
  ...(duties && { duties: duties.filter(isStaffDuty) }),
  ...(isStewardship(stewardship) && { stewardship }),
  ...(isStewardship(contact) && { contact }),
});

/** Which groups of consent were answered with what. */
export const allowedConsent = (answers: Slices['consent']['answers']): Slices['consent']['answers'] =>
  Object.fromEntries(
    Object.entries(answers).filter(([group, isAllowed]) => /^C\d{4}$/u.test(group) && typeof isAllowed === 'boolean'),
  );

/** The length of a result list and where the reader is in it; neither the search nor the records. */
const allowedList = ({ page, pageSize, total }: { page?: number; pageSize: number; total: number }) => ({
  queryAddress: '/search/results',
  ids: [],
  page: numberOf(page ?? 1),
  pageSize: numberOf(pageSize),
  total: numberOf(total),
});

type SearchQuery = NonNullable<Slices['searchQuery']['query']>;
type SearchFilter = SearchQuery['filters'][string];

/**
 * Which fields were searched and how loosely; neither names nor words. Support files of earlier releases call the years
 * either way `offset`.
 */
const allowedFilter = ({
  values,
  variants,
  proximity = null,
  offset = null,
  yearsEitherWay = offset,
}: Partial<SearchFilter> & { offset?: number | null }): SearchFilter => ({
  values: (values ?? []).map((_value, at) => `value${at + 1}`),
  variants: variants === true,
  proximity: proximity === null ? null : numberOf(proximity),
  yearsEitherWay: yearsEitherWay === null ? null : numberOf(yearsEitherWay),
  excludedVariants: [],
});

/** The shape of a search: a payload that is none has no filters. */
const allowedQuery = ({ filters, order, page, searchLevel, forceError }: Partial<SearchQuery>): SearchQuery => ({
  filters: Object.fromEntries(
    Object.entries(filters ?? {})
      .filter(([fieldId]) => NAME.test(fieldId))
      .map(([fieldId, filter]) => [fieldId, allowedFilter(filter)]),
  ),
  order: { by: null, direction: oneOf(order?.direction ?? 'desc', 'desc', 'asc') },
  page: numberOf(page ?? 1),
  action: null,
  searchLevel: oneOf(searchLevel ?? 'region', 'region', 'archive tag', 'recordset', 'subcategory', 'category'),
  utm: { source: null, content: null },
  sid: null,
  language: 'English',
  forceError: forceError === true,
});

/** How a chart is looked at; whose branches were turned is not in it. */
const allowedSettings = (settings: unknown) => readChartSettings(settings) ?? DEFAULT_CHART_SETTINGS;
type Camera = NonNullable<Slices['chartView']['camera']>;
const allowedCamera = ({ x, y, scale }: Camera): Camera => ({
  x: numberOf(x),
  y: numberOf(y),
  scale: numberOf(scale) || 1,
});

/** That a note was shown, its kind, and whether it was open; never its words. */
const allowedToast = (
  { isOpen, variant }: Slices['toasts']['toasts'][number],
  at: number,
): Slices['toasts']['toasts'][number] => ({
  id: `toast${at}`,
  title: 'Not recorded',
  description: null,
  action: null,
  icon: null,
  isOpen: isOpen === true,
  variant: oneOf(variant, 'default', 'success', 'warning', 'error'),
});

/**
 * The visible part of each slice in the DevTools and in a support file: every slice names its fields, and a field that
 * is not named is not there (docs/adr/0017).
 */
export const ALLOWED_SLICES: { [Name in keyof Slices]: (slice: Slices[Name]) => Slices[Name] } = {
  // Staff who look at the screen are not asked to sign in there.
  auth: ({ status, member }) => ({
    status: oneOf(status, 'unknown', 'visitor', 'member'),
    member: member && allowedMember(member),
    unanswered: null,
    isLost: false,
    leftElsewhere: null,
    hasSignOutFailed: false,
  }),
  grants: ({ status, entitlements }) => ({
    status: oneOf(status, 'loading', 'loaded', 'failed'),
    entitlements: allowedEntitlements(entitlements),
  }),
  consent: ({ answers, isAsking, isChoosing }) => ({
    answers: allowedConsent(answers),
    isAsking: isAsking === true,
    isChoosing: isChoosing === true,
  }),
  toasts: ({ toasts, message }) => ({
    toasts: toasts.map(allowedToast),
    message: message && { id: 'message', text: 'Not recorded', retryId: null },
  }),
  searchQuery: ({ query, list }) => {
    const shown = query && allowedQuery(query);
    if (!list) return { query: shown, list: null, recent: [] };
    const { queryAddress, pageSize, total } = allowedList(list);
    return { query: shown, list: { queryAddress, pageSize, total, pages: {} }, recent: [] };
  },
  treeContext: ({ open, onboarding: { completed, generations, step, personCount } }) => ({
    open: open && openTree(open),
    selectedPersonId: null,
    onboarding: {
      completed: completed === true,
      generations: numberOf(generations),
      step: oneOf<Onboarding['step']>(step, 'you', 'parents', 'grandparents', 'done'),
      personCount: numberOf(personCount),
      skippedNodes: [],
      rootIsWho: 'you',
      mothersMaidenName: null,
    },
  }),
  chartView: ({ chart, camera }) => ({
    chart: chart && startOfChart(RECORDED, allowedSettings(chart.settings)),
    camera: camera && allowedCamera(camera),
  }),
  // As many as were chosen; which they are is what the reader searches for.
  comparison: ({ chosen }) => ({
    chosen: chosen.map(({ kind }, at) => ({ kind: oneOf(kind, 'record', 'article'), id: `item${at + 1}` })),
  }),
};

/**
 * What of an action's payload may be seen, by the action's type. One that is not here is recorded with its type alone,
 * and changes nothing when the session is looked at again.
 */
export const ALLOWED_PAYLOADS: Readonly<Record<string, (payload: never) => unknown>> = {
  'auth/signedIn': allowedMember,
  'grants/grantsLoaded': allowedEntitlements,
  'consent/consentRead': allowedConsent,
  'searchQuery/queryRead': allowedQuery,
  'searchQuery/resultListShown': allowedList,
  'treeContext/treeOpened': openTree,
  'treeContext/treeViewChosen': (view: unknown) => (view === 'PUBLIC_VIEW' ? view : 'PRIVATE_VIEW'),
  'chartView/chartOpened': ({ settings }: { settings?: unknown }) => ({
    of: RECORDED,
    settings: allowedSettings(settings),
  }),
  'chartView/chartSettingsChosen': (settings: object) =>
    Object.fromEntries(
      Object.entries(allowedSettings({ ...DEFAULT_CHART_SETTINGS, ...settings })).filter(([field]) =>
        Object.hasOwn(settings, field),
      ),
    ),
  'chartView/cameraRested': allowedCamera,
};

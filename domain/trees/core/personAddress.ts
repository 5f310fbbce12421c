/** Sections of the page of a person. The first has no name in the address. */
export const PERSON_SECTIONS = [
  'overview',
  'facts',
  'family',
  'sources',
  'stories',
  'media',
  'map',
  'history',
] as const;
export type PersonSection = (typeof PERSON_SECTIONS)[number];

/** How an owner or editor looks at a tree as others do; null: as themselves. */
type ViewAs = 'GUEST' | 'VISITOR' | null;

function withToken(path: string, publicTreeShareToken: string | null, viewAs: ViewAs = null): string {
  const query = new URLSearchParams({
    ...(publicTreeShareToken !== null && { publicTreeShareToken }),
    ...(viewAs !== null && { viewAs: viewAs.toLowerCase() }),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}

/**
 * The page of a person, or one of its sections (spec 2 section 2).
 * @param treeRef - familyTreeRef of the tree
 */
export const personAddress = (
  treeRef: string,
  personId: string,
  section: PersonSection = 'overview',
  publicTreeShareToken: string | null = null,
  viewAs: ViewAs = null,
): string =>
  withToken(
    `/trees/${encodeURIComponent(treeRef)}/people/${encodeURIComponent(personId)}${section === 'overview' ? '' : `/${section}`}`,
    publicTreeShareToken,
    viewAs,
  );

/** @param treeId - the tree's number */
export const treeSettingsAddress = (treeId: string): string => `/tree/${encodeURIComponent(treeId)}/settings`;

/** The stories of a tree. @param ref - a person of it, or its number */
export const treeStoriesAddress = (ref: string): string => `/tree/${encodeURIComponent(ref)}/stories`;

/** Everything that may be of people of a tree. @param ref - a person of it, or its number */
export const treeHintsAddress = (ref: string): string => `/tree/${encodeURIComponent(ref)}/all-hints`;

/** Reports about people of a tree. @param ref - the person a report is about, or the number of the tree */
export const treeReportsAddress = (ref: string, publicTreeShareToken: string | null = null): string =>
  withToken(`/tree/${encodeURIComponent(ref)}/reports`, publicTreeShareToken);

/** The sources of a tree. @param ref - a person of it, or its number */
export const treeSourcesAddress = (
  ref: string,
  publicTreeShareToken: string | null = null,
  viewAs: ViewAs = null,
): string => withToken(`/tree/${encodeURIComponent(ref)}/sources`, publicTreeShareToken, viewAs);

/** One source of a tree, and what cites it. @param sourceId - number of the source in the tree */
export const treeSourceAddress = (
  ref: string,
  sourceId: number,
  publicTreeShareToken: string | null = null,
  viewAs: ViewAs = null,
): string => withToken(`/tree/${encodeURIComponent(ref)}/sources/${sourceId}`, publicTreeShareToken, viewAs);

/** How two people of a tree are related. @param people - ids; empty where one is still to be chosen */
export function treeRelationshipAddress(
  ref: string,
  { from = '', to = '' }: { from?: string; to?: string },
  publicTreeShareToken: string | null = null,
): string {
  const query = new URLSearchParams({
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...(publicTreeShareToken !== null && { publicTreeShareToken }),
  }).toString();
  return `/tree/${encodeURIComponent(ref)}/relationship${query === '' ? '' : `?${query}`}`;
}

/**
 * What a tree says of all its people together.
 * @param ref - the person whose ancestors are counted, or the number of the tree
 */
export const treeStatisticsAddress = (ref: string, publicTreeShareToken: string | null = null): string =>
  withToken(`/tree/${encodeURIComponent(ref)}/statistics`, publicTreeShareToken);

/** Days of a month that are remembered in a tree. @param ref - a person of it, or its number */
export const treeAnniversariesAddress = (ref: string, publicTreeShareToken: string | null = null): string =>
  withToken(`/tree/${encodeURIComponent(ref)}/anniversaries`, publicTreeShareToken);

/** The places of a tree. @param ref - a person of it, or its number */
export const treePlacesAddress = (ref: string, publicTreeShareToken: string | null = null): string =>
  withToken(`/tree/${encodeURIComponent(ref)}/places`, publicTreeShareToken);

/** What looks wrong in a tree. @param ref - a person of it, or its number */
export const treeQualityAddress = (ref: string): string => `/tree/${encodeURIComponent(ref)}/quality`;

import type { Grant } from './grants.ts';

/** What a reader is, as far as grants go. A visitor has no account; the others are kinds of account. */
export type ReaderKind = 'visitor' | 'member' | 'library' | 'internal';

const VISITOR: readonly Grant[] = [
  'payment',
  'tree',
  'tree:search:regular',
  'help',
  'collections',
  'app-banner',
  'cta-banner',
  'promo-banner',
  'newspapers:search:regular',
  'newspapers:browse',
  'newspapers:titles:view',
];

const MEMBER: readonly Grant[] = [
  ...VISITOR,
  'security-settings:manage:*',
  'communication-preferences',
  'private-messaging',
  'my-profile',
  'personal-details',
  'my-research:*',
  'citations',
  'my-records',
  'search:save-search',
  'newspapers:search:access-type-filter',
  'newspapers:search:archive-tags-filter',
  'newspapers:search:primary-source-series-filter',
];

const SETS: Readonly<Record<ReaderKind, readonly Grant[]>> = {
  visitor: VISITOR,
  member: MEMBER,
  library: [
    ...MEMBER.filter((grant) => grant !== 'payment'),
    'newspapers:search:institutional-access',
    'newspapers:search:institutional-access-filter',
  ],
  internal: MEMBER,
};

/**
 * The grants a kind of reader holds when nothing else was set for the account. Library patrons pay nothing
 * themselves, so they hold no `payment`; the three grants of the sister site's dashboard are given one by one.
 */
export const defaultGrants = (kind: ReaderKind): readonly Grant[] => SETS[kind];

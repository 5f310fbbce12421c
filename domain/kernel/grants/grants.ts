/** What a reader can be to the site (spec 2 section 6, Q-044). A subscriber is a member with a subscription. */
export const ROLES = ['visitor', 'member', 'subscriber', 'libraryUser', 'internal'] as const;
/** One of them. */
export type Role = (typeof ROLES)[number];

/**
 * Every grant the site knows: the closed list of spec 1 section 3, bases and suffix forms counted one by one.
 * A grant that is not here gates nothing.
 */
export const GRANTS = [
  'payment',
  'tree',
  'tree:search:regular',
  'security-settings:manage:*',
  'security-settings:manage:credentials',
  'security-settings:manage:mfa',
  'communication-preferences',
  'private-messaging',
  'my-profile',
  'personal-details',
  'help',
  'app-banner',
  'cta-banner',
  'promo-banner',
  'collections',
  'my-research',
  'my-research:*',
  'my-research:introduction',
  'my-research:workspaces',
  'newspapers:search:*',
  'newspapers:search:regular',
  'newspapers:search:institutional-access',
  'newspapers:search:access-type-filter',
  'newspapers:search:institutional-access-filter',
  'newspapers:search:archive-tags-filter',
  'newspapers:search:primary-source-series-filter',
  'newspapers:browse',
  'newspapers:titles:view',
  'citations',
  'my-records',
  'search:save-search',
  'sha-dashboard:promote-record-search',
  'sha-dashboard:promote-1921-census-search',
  'sha-dashboard:promote-newspaper-search',
] as const;

/** One grant of the closed list. */
export type Grant = (typeof GRANTS)[number];

const KNOWN: ReadonlySet<string> = new Set(GRANTS);

/** Whether a text, from an operator or a stored row, names a grant of the closed list. */
export const isGrant = (text: string): text is Grant => KNOWN.has(text);

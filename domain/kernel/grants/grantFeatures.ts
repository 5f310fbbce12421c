import type { Feature } from './feature.ts';
import type { Grant } from './grants.ts';

type GrantFeature = Omit<Feature, 'kind'> & { name: Grant };

const SECTION = 'spec 1 section 3';
const FILTERS = 'spec 1 section 3, Q-095';

/** The 34 grants and what each opens (spec 1 section 3; pages from its section 2, parts of pages from Q-095). */
export const GRANT_FEATURES: readonly GrantFeature[] = [
  { name: 'payment', journey: 'payment', label: 'Paying and subscribing', changes: 'Opens payment, card update, referrals, gift subscriptions, subscribe, upgrade and free trial.', source: 'spec 1 section 6' },
  { name: 'tree', journey: 'family-tree', label: 'Family trees', changes: 'Opens family trees and the search in family trees.', source: 'spec 1 section 6' },
  { name: 'tree:search:regular', journey: 'family-tree', label: 'Search in family trees', changes: 'Offers the regular search in family trees.', source: FILTERS },
  { name: 'security-settings:manage:*', journey: 'account', label: 'All security settings', changes: 'Opens the security settings with every card.', source: 'spec 2 section 6' },
  { name: 'security-settings:manage:credentials', journey: 'account', label: 'Email and password settings', changes: 'Opens the security settings with the email and password cards.', source: 'spec 2 section 6' },
  { name: 'security-settings:manage:mfa', journey: 'account', label: 'Multi-factor authentication settings', changes: 'Opens the security settings with the multi-factor authentication card.', source: 'spec 2 section 6' },
  { name: 'communication-preferences', journey: 'account', label: 'Communication preferences', changes: 'Opens the communication preferences.', source: 'spec 1 section 6' },
  { name: 'private-messaging', journey: 'messaging', label: 'Messages to other members', changes: 'Opens messages between members.', source: 'spec 1 section 6' },
  { name: 'my-profile', journey: 'account', label: 'Profile', changes: 'Opens the profile, one’s own and those of others.', source: 'spec 1 section 6' },
  { name: 'personal-details', journey: 'account', label: 'Personal details', changes: 'Shows the personal details in the account area.', source: SECTION },
  { name: 'help', journey: 'home', label: 'Help', changes: 'Shows the entry to help in the shell.', source: FILTERS },
  { name: 'app-banner', journey: 'home', label: 'App banner', changes: 'Shows the banner for the phone app.', source: FILTERS },
  { name: 'cta-banner', journey: 'home', label: 'Call-to-action banner', changes: 'Shows the call-to-action banner.', source: FILTERS },
  { name: 'promo-banner', journey: 'home', label: 'Promotion banner', changes: 'Shows the promotion banner.', source: FILTERS },
  { name: 'collections', journey: 'collections', label: 'Collections', changes: 'Lets a clipping be added to a collection.', source: FILTERS },
  { name: 'my-research', journey: 'research', label: 'Research hub', changes: 'Opens the research hub; without it there is no such page.', source: 'spec 1 section 6' },
  { name: 'my-research:*', journey: 'research', label: 'Research hub with all its parts', changes: 'Opens the research hub with all its parts.', source: SECTION },
  { name: 'my-research:introduction', journey: 'research', label: 'Introduction to the research hub', changes: 'Shows the introduction in the research hub.', source: FILTERS },
  { name: 'my-research:workspaces', journey: 'research', label: 'Research folders', changes: 'Shows the folders in the research hub.', source: FILTERS },
  { name: 'newspapers:search:*', journey: 'newspapers', label: 'Newspaper search with all its filters', changes: 'Gives the newspaper search with every filter.', source: SECTION },
  { name: 'newspapers:search:regular', journey: 'newspapers', label: 'Newspaper search', changes: 'Offers the regular newspaper search.', source: FILTERS },
  { name: 'newspapers:search:institutional-access', journey: 'newspapers', label: 'Newspaper search for institutions', changes: 'Offers the newspaper search of institutions.', source: FILTERS },
  { name: 'newspapers:search:access-type-filter', journey: 'newspapers', label: 'Newspapers by type of access', changes: 'Shows the filter by type of access.', source: FILTERS },
  { name: 'newspapers:search:institutional-access-filter', journey: 'newspapers', label: 'Newspapers by institution', changes: 'Shows the filter by institutional access.', source: FILTERS },
  { name: 'newspapers:search:archive-tags-filter', journey: 'newspapers', label: 'Newspapers by archive tag', changes: 'Shows the filter by archive tag.', source: FILTERS },
  { name: 'newspapers:search:primary-source-series-filter', journey: 'newspapers', label: 'Newspapers by series', changes: 'Shows the filter by primary source series.', source: FILTERS },
  { name: 'newspapers:browse', journey: 'newspapers', label: 'Browsing newspapers', changes: 'Shows the way to browse issues.', source: FILTERS },
  { name: 'newspapers:titles:view', journey: 'newspapers', label: 'List of newspaper titles', changes: 'Shows the list of newspaper titles.', source: FILTERS },
  { name: 'citations', journey: 'search', label: 'Source citations', changes: 'Shows the source citation of a transcript.', source: FILTERS },
  { name: 'my-records', journey: 'account', label: 'My records', changes: 'Shows My records in the account menu.', source: FILTERS },
  { name: 'search:save-search', journey: 'search', label: 'Saving a search', changes: 'Lets a search be saved.', source: FILTERS },
  { name: 'sha-dashboard:promote-record-search', journey: 'home', label: 'Record search on the archive dashboard', changes: 'Promotes the record search on the dashboard of the social-history archive.', source: 'spec 2 section 2, Q-086' },
  { name: 'sha-dashboard:promote-1921-census-search', journey: 'home', label: '1921 census on the archive dashboard', changes: 'Promotes the 1921 census search on the dashboard of the social-history archive.', source: 'spec 2 section 2, Q-086' },
  { name: 'sha-dashboard:promote-newspaper-search', journey: 'home', label: 'Newspapers on the archive dashboard', changes: 'Promotes the newspaper search on the dashboard of the social-history archive.', source: 'spec 2 section 2, Q-086' },
];

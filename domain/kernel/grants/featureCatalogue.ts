import { defaultGrants } from './defaultGrants.ts';
import type { Feature } from './feature.ts';
import { FLAGS, GROUPS } from './flagNames.ts';
import { GRANT_FEATURES } from './grantFeatures.ts';

const SWITCHES: readonly Feature[] = [
  {
    name: FLAGS.libraryHideMemberOptions,
    kind: 'flag',
    journey: 'library',
    label: 'Member pages hidden',
    changes:
      'Sends everyone from the subscription, payment, card-update and family-tree pages to the homepage, and hides their menu entries.',
    source: 'spec 1 section 6, Q-103',
  },
  {
    name: FLAGS.nationalTrust,
    kind: 'flag',
    journey: 'home',
    label: 'National Trust',
    changes: 'Opens /national-trust; while it is off the pages lead to the homepage.',
    source: 'spec 1 section 2',
  },
  {
    name: FLAGS.messagingConnection,
    kind: 'flag',
    journey: 'messaging',
    label: 'Messages in the browser',
    changes: 'Connects a signed-in member to the messaging provider.',
    source: 'spec 1 section 7',
  },
  {
    name: FLAGS.partnerCollections,
    kind: 'toggle',
    journey: 'collections',
    label: 'Partner collections',
    changes: 'Opens /collections/partner; while it is off there is no such page.',
    source: 'spec 1 section 2',
  },
  {
    name: FLAGS.clippingsSearch,
    kind: 'toggle',
    journey: 'collections',
    label: 'Search in clippings',
    changes: 'Opens /collections/clippings-search; while it is off there is no such page.',
    source: 'spec 1 section 2',
  },
  {
    name: FLAGS.explorePersonMap,
    kind: 'toggle',
    journey: 'family-tree',
    label: 'Map of a person’s life',
    changes: 'Opens /explore; while it is off there is no such page.',
    source: 'spec 1 section 2, Q-027, Q-028',
  },
  {
    name: FLAGS.survey,
    kind: 'flag',
    journey: 'measuring',
    label: 'Surveys',
    changes: 'Lets the survey tool load for readers who agreed to functional cookies.',
    source: 'spec 1 section 4',
  },
  {
    name: FLAGS.sessionRecording,
    kind: 'flag',
    journey: 'measuring',
    label: 'Session recording',
    changes: 'Lets sessions be recorded for readers who agreed to performance cookies.',
    source: 'spec 1 section 6, Q-083',
  },
  {
    name: FLAGS.shadowTree,
    kind: 'flag',
    journey: 'family-tree',
    label: 'Tree view prototype',
    changes: 'Opens /shadow-tree; while it is off there is no such page.',
    source: 'spec 2 section 2',
  },
  {
    name: FLAGS.mfaUnavailable,
    kind: 'flag',
    journey: 'account',
    label: 'Multi-factor authentication pause',
    changes: 'Says in the security settings that multi-factor authentication is temporarily unavailable.',
    source: 'spec 2 section 6',
  },
  {
    name: FLAGS.newspapersLandingPage,
    kind: 'flag',
    journey: 'newspapers',
    label: 'Newspaper search for visitors',
    changes: 'Opens /search-newspapers to visitors, who are sent to /newspapers while it is off.',
    source: 'spec 1 section 2, Q-051',
  },
  {
    name: GROUPS.addressSearchPhase2,
    kind: 'group',
    journey: 'house-history',
    label: 'House history',
    changes: 'Opens the history of a house; everyone else is sent to the homepage.',
    source: 'spec 2 section 2, Q-015',
  },
  {
    name: GROUPS.preRegistrationOnboarding,
    kind: 'group',
    journey: 'family-tree',
    label: 'Tree before registration',
    changes: 'Lets visitors start a family tree before they register.',
    source: 'spec 2 section 4, Q-030',
  },
  {
    name: GROUPS.aiRecordSearch,
    kind: 'group',
    journey: 'search',
    label: 'Assisted record search',
    changes: 'Opens /ai-search to members; everyone else is sent to the homepage.',
    source: 'spec 1 section 2, Q-026',
  },
  {
    name: GROUPS.aiNewspaperSearch,
    kind: 'group',
    journey: 'newspapers',
    label: 'Assisted newspaper search',
    changes: 'Gives members the assisted variant of the newspaper search.',
    source: 'spec 1 section 2, Q-026',
  },
];

/** Every flag, toggle, test group and grant the site knows, and what each changes (spec 1 sections 3 and 6). */
export const FEATURES: readonly Feature[] = [
  ...SWITCHES,
  ...GRANT_FEATURES.map((feature): Feature => ({ ...feature, kind: 'grant' })),
];

const BY_NAME: ReadonlyMap<string, Feature> = new Map(FEATURES.map((feature) => [feature.name, feature]));

/** The feature of this name, or null where the catalogue has none. */
export const featureNamed = (name: string): Feature | null => BY_NAME.get(name) ?? null;

/** A flag or group that was set by hand and that the site's code does not ask for. */
export const unknownFeature = (name: string, kind: 'flag' | 'group'): Feature => ({
  name,
  kind,
  journey: 'other',
  label: name,
  changes: 'Nothing in this version of the site asks for it.',
  source: 'set by an operator',
});

/** Kinds of reader who hold a grant without being given it, for the list of grants. */
export const holdersByDefault = (grant: string): string[] =>
  (['visitor', 'member', 'library', 'internal'] as const).filter((kind) =>
    defaultGrants(kind).some((held) => held === grant),
  );

/** The parts of a reader's way through the site that features belong to, in the order lists show them. */
export const JOURNEYS = {
  search: 'Record search',
  newspapers: 'Newspapers',
  'family-tree': 'Family trees',
  research: 'Research hub',
  collections: 'Collections and clippings',
  'house-history': 'House history',
  account: 'Account and profile',
  payment: 'Payment',
  messaging: 'Messages',
  library: 'Library terminals',
  home: 'Home and shell',
  measuring: 'Measuring',
  other: 'Set here by hand',
} as const;

/** One of them. */
export type Journey = keyof typeof JOURNEYS;

/** What switches a feature: a flag or a toggle for everyone, membership of a test group, a grant of the account. */
export type FeatureKind = 'flag' | 'toggle' | 'group' | 'grant';

/** One thing that can be on or off for a reader. */
export interface Feature {
  /** As the specification and the entitlement service call it. */
  name: string;
  kind: FeatureKind;
  journey: Journey;
  /** In words for readers: never the technical name. */
  label: string;
  /** What it changes, in one sentence. */
  changes: string;
  /** Where it is asked for. */
  source: string;
}

import type { Viewer } from './accessRule.ts';
import type { Feature } from './feature.ts';
import { grantMatches } from './grantMatches.ts';

/** Why a feature is on or off for a reader. */
export type FeatureReason =
  /** Set by the cookie of a test. */
  | 'override'
  /** The flag is on for everyone. */
  | 'switched-on'
  /** Another provider of flags decided, against the switch kept here. */
  | 'provider'
  /** The test group is open to everyone. */
  | 'group-open'
  /** The reader was put into the test group. */
  | 'group-member'
  /** The account was given this grant, or one that covers it. */
  | 'account-grant'
  /** Readers of this kind hold it without being given it. */
  | 'kind-default'
  /** Nothing turns it on. */
  | 'off';

/** What is stored about a reader and about all readers, before any override. */
export interface FeatureFacts {
  /** Flags switched on here. */
  flagsOn: readonly string[];
  openGroups: readonly string[];
  /** Groups the reader was put into. */
  joinedGroups: readonly string[];
  /** Grants of the account's own; null when it holds those of its kind. */
  ownGrants: readonly string[] | null;
}

/** A feature as it stands for one reader. */
export interface FeatureState {
  isOn: boolean;
  reason: FeatureReason;
  /** The held grant that covers this one, where it is another; null otherwise. */
  heldThrough: string | null;
}

function groupReason(name: string, { openGroups, joinedGroups }: FeatureFacts): FeatureReason {
  if (openGroups.includes(name)) return 'group-open';
  return joinedGroups.includes(name) ? 'group-member' : 'off';
}

/** What the facts alone say. */
function reasonOf({ name, kind }: Feature, facts: FeatureFacts, isHeld: boolean): FeatureReason {
  if (kind === 'grant') return isHeld ? (facts.ownGrants ? 'account-grant' : 'kind-default') : 'off';
  if (kind === 'group') return groupReason(name, facts);
  return facts.flagsOn.includes(name) ? 'switched-on' : 'off';
}

/**
 * Whether a feature is on for a reader, and why.
 *
 * @param viewer the reader as the site sees them, overrides applied
 * @param facts what is kept; where the two disagree an override, or for flags another provider, decided
 * @param isOverridden whether the reader comes with overrides at all
 */
export function featureState(
  feature: Feature,
  viewer: Pick<Viewer, 'grants' | 'groups' | 'flags'>,
  facts: FeatureFacts,
  isOverridden: boolean,
): FeatureState {
  const { name, kind } = feature;
  const held = viewer.grants ?? [];
  const through = held.includes(name) ? name : (held.find((grant) => grantMatches(name, grant)) ?? null);
  const isOn = kind === 'grant' ? through !== null : (kind === 'group' ? viewer.groups : viewer.flags).includes(name);
  const reason = reasonOf(feature, facts, facts.ownGrants?.some((grant) => grantMatches(name, grant)) ?? isOn);
  const heldThrough = through === name ? null : through;
  if (isOn === (reason !== 'off')) return { isOn, reason, heldThrough };
  return { isOn, reason: isOverridden || kind === 'grant' || kind === 'group' ? 'override' : 'provider', heldThrough };
}

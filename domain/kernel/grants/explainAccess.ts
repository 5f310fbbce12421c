import type { AccessRule, Viewer } from './accessRule.ts';
import { carerOf } from './carerOf.ts';
import { type AccessLocation, decideAccess } from './decideAccess.ts';
import { defaultGrants } from './defaultGrants.ts';
import { featureNamed } from './featureCatalogue.ts';
import { grantMatches, grantMatchesBelow } from './grantMatches.ts';
import type { Role } from './grants.ts';
import { holdsDuty } from './staffDuties.ts';

/** What a page asks for, and whether the reader has it. */
export interface AccessNeed {
  kind: 'account' | 'staff' | 'address' | 'factor' | 'grant' | 'flag' | 'group' | 'audience' | 'place';
  /** In words for readers. */
  label: string;
  /** Technical name of the grant, flag or group; null for readers who may not know it, and where there is none. */
  name: string | null;
  isMet: boolean;
}

/** What opens the page, as far as the reader can do something. */
export type Unlock =
  | 'sign-in'
  | 'staff-sign-in'
  | 'confirm-address'
  | 'second-factor'
  | 'other-account'
  | 'try-again'
  | 'ask-library'
  | 'ask-operator'
  | 'wait'
  /** Staff switch it themselves, on the page of the feature. */
  | 'switch';

/** Why a page is refused. */
export interface AccessExplanation {
  /** Which need refused it; `grants-unknown`: what the reader holds could not be loaded. */
  deniedBy: AccessNeed['kind'] | 'grants-unknown';
  needs: readonly AccessNeed[];
  /** Subscribers are members here: no guard asks for a subscription. */
  standing: Exclude<Role, 'subscriber'>;
  /**
   * What the reader holds, by the words of the catalogue; of staff by name as well. Null when that could not be loaded.
   */
  holds: readonly { label: string; name: string | null }[] | null;
  unlocks: readonly Unlock[];
  /** The feature that staff can switch; null for all others. */
  switchable: string | null;
}

/** What everyone but staff sees in place of a name. */
const UNNAMED = { flag: 'A feature that is on for everyone', group: 'A test group' } as const;

const standingOf = ({ memberId, isInternal, hasLibraryAccess }: Viewer): AccessExplanation['standing'] => {
  if (isInternal) return 'internal';
  if (memberId === null) return 'visitor';
  return hasLibraryAccess === null ? 'member' : 'libraryUser';
};

function staffLabelOf({ steward, contact }: AccessRule): string {
  if (steward) return 'The staff sign-in, or records that you look after';
  return contact ? 'The staff sign-in, or an organisation that you look after' : 'The staff sign-in';
}

/** Everything a rule asks, in the order it is judged (decideAccess.ts). */
function needsOf(rule: AccessRule, viewer: Viewer, location: AccessLocation): AccessNeed[] {
  const isMember = viewer.memberId !== null;
  const carer = viewer.isInternal ? undefined : carerOf(rule, viewer);
  const named = (name: string) => (viewer.isInternal ? name : null);
  const matches = rule.anyBelowPrefix ? grantMatchesBelow : grantMatches;
  const isThere =
    (rule.host !== 'not-on-sister-site' || !location.isSisterSite) &&
    (!rule.environment || (rule.environment === 'production') === location.isProduction);
  return [
    ...(rule.host || rule.environment
      ? [{ kind: 'place', label: 'This site, in this mode', name: null, isMet: isThere } as const]
      : []),
    ...(rule.flags ?? []).map(({ name, mustBe }): AccessNeed => ({
      kind: 'flag',
      label: viewer.isInternal ? `${featureNamed(name)?.label ?? name}: ${mustBe ? 'on' : 'off'}` : UNNAMED.flag,
      name: named(name),
      isMet: viewer.flags.includes(name) === mustBe,
    })),
    ...(rule.audience
      ? [
          {
            kind: 'audience',
            label: rule.audience.only === 'members' ? 'An account' : 'No account',
            name: null,
            isMet:
              (rule.audience.only === 'members') === isMember || viewer.flags.includes(rule.audience.orWhile ?? ''),
          } as const,
        ]
      : []),
    ...(rule.groups ?? []).map(({ name }): AccessNeed => ({
      kind: 'group',
      label: viewer.isInternal ? (featureNamed(name)?.label ?? name) : UNNAMED.group,
      name: named(name),
      isMet: viewer.groups.includes(name),
    })),
    ...(rule.signIn ? [{ kind: 'account', label: 'An account', name: null, isMet: isMember } as const] : []),
    ...(rule.internal === 'always' || (rule.internal && location.isProduction)
      ? [
          {
            kind: 'staff',
            label: staffLabelOf(rule),
            name: null,
            isMet: viewer.isInternal || carer !== undefined,
          } as const,
        ]
      : []),
    ...(carer !== undefined
      ? (
          [
            ['address', 'A confirmed email address'],
            ['factor', 'A sign-in with a second step'],
          ] as const
        ).map(([kind, label]): AccessNeed => ({
          kind,
          label,
          name: null,
          isMet: carer !== kind,
        }))
      : []),
    ...(rule.grants ?? []).map((name): AccessNeed => ({
      kind: 'grant',
      label: featureNamed(name)?.label ?? name,
      name: named(name),
      isMet: (viewer.grants ?? []).some((held) => matches(name, held)),
    })),
  ];
}

function unlocksOf(denied: AccessNeed, rule: AccessRule, viewer: Viewer): Unlock[] {
  if (denied.kind === 'account' || denied.kind === 'audience') return viewer.memberId === null ? ['sign-in'] : [];
  if (denied.kind === 'staff')
    return (rule.steward || rule.contact) && viewer.memberId === null ? ['sign-in'] : ['staff-sign-in'];
  if (denied.kind === 'address') return ['confirm-address'];
  if (denied.kind === 'factor') return ['second-factor'];
  if (denied.kind === 'place') return [];
  if (viewer.isInternal) return ['switch'];
  if (denied.kind === 'flag') return ['wait'];
  if (denied.kind === 'group') return ['ask-operator'];
  if (viewer.memberId === null) {
    const isEveryMembers = (rule.grants ?? []).every((name) =>
      defaultGrants('member').some((held) => grantMatches(name, held)),
    );
    return isEveryMembers ? ['sign-in'] : ['sign-in', 'ask-operator'];
  }
  return viewer.hasLibraryAccess === null ? ['other-account', 'ask-operator'] : ['ask-library', 'other-account'];
}

/** What a reader holds, who they are and what they can do, where it is not known which rule refused. */
export function explainMembership(
  viewer: Viewer,
): Pick<AccessExplanation, 'standing' | 'holds' | 'unlocks' | 'switchable'> {
  const standing = standingOf(viewer);
  return {
    standing,
    holds:
      viewer.grants?.map((name) => ({
        label: featureNamed(name)?.label ?? name,
        name: viewer.isInternal ? name : null,
      })) ?? null,
    unlocks: {
      visitor: ['sign-in' as const],
      member: ['other-account' as const, 'ask-operator' as const],
      libraryUser: ['ask-library' as const, 'other-account' as const],
      internal: [],
    }[standing],
    switchable: null,
  };
}

/**
 * Why a reader may not see a page: what it needs, what they hold, which need refused it and what would open it. It
 * never reveals more than they may know: a page that must look absent is explained to staff alone, and not to those
 * without its duty, so that missing and forbidden look alike, and flags and test groups have names for staff only.
 *
 * @returns null where there is nothing to explain: the page is open, or must look as if it did not exist
 */
export function explainAccess(
  rule: AccessRule | undefined,
  viewer: Viewer,
  location: AccessLocation,
): AccessExplanation | null {
  const decision = decideAccess(rule, viewer, location);
  const isAbsent =
    decision.kind === 'not-found' && (!viewer.isInternal || !holdsDuty(rule?.duties ?? [], viewer.duties));
  if (!rule || decision.kind === 'allow' || isAbsent) return null;
  const needs = needsOf(rule, viewer, location);
  const denied = needs.find(({ isMet }) => !isMet);
  if (!denied) return null;
  const isUnknown = denied.kind === 'grant' && viewer.grants === null;
  return {
    deniedBy: isUnknown ? 'grants-unknown' : denied.kind,
    needs,
    ...explainMembership(viewer),
    unlocks: isUnknown ? ['try-again'] : unlocksOf(denied, rule, viewer),
    switchable: isUnknown ? null : denied.name,
  };
}

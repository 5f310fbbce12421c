import type { AccessDecision, AccessRule, Refusal, Viewer } from './accessRule.ts';
import { carerOf } from './carerOf.ts';
import { grantMatches, grantMatchesBelow, missingGrants } from './grantMatches.ts';
import { isFreeTrialLocation } from './isFreeTrialLocation.ts';
import { holdsDuty } from './staffDuties.ts';

/** Raised and logged, never shown, when the grants could not be loaded (spec 1 section 5). */
export const GRANTS_FAILED = 'Failed to load user grants from feature entitlement service';

function refuse(refusal: Refusal, missing: string[] = []): AccessDecision {
  if (refusal === 'access-denied') return { kind: 'access-denied', missingGrants: missing };
  if (refusal === 'not-found') return { kind: 'not-found' };
  return { kind: 'redirect', redirect: refusal };
}

function switches(rule: AccessRule, viewer: Viewer): AccessDecision | null {
  const flag = rule.flags?.find(({ name, mustBe }) => viewer.flags.includes(name) !== mustBe);
  return flag ? refuse(flag.otherwise) : null;
}

function audience({ audience: asked }: AccessRule, viewer: Viewer): AccessDecision | null {
  const isMember = viewer.memberId !== null;
  if (asked?.patrons && viewer.hasLibraryAccess !== null) return viewer.hasLibraryAccess ? null : refuse(asked.patrons);
  if (
    !asked ||
    (asked.only === 'members') === isMember ||
    (asked.orWhile !== undefined && viewer.flags.includes(asked.orWhile))
  )
    return null;
  return { kind: 'redirect', redirect: asked.otherwise };
}

function groups(rule: AccessRule, viewer: Viewer): AccessDecision | null {
  const group = rule.groups?.find(({ name }) => !viewer.groups.includes(name));
  return group ? refuse(group.otherwise) : null;
}

function mayStayOut({ signInUnless: exception }: AccessRule, viewer: Viewer, search: string): boolean {
  if (!exception) return false;
  return 'group' in exception
    ? viewer.groups.includes(exception.group)
    : Boolean(new URLSearchParams(search).get(exception.parameter));
}

function signIn(rule: AccessRule, viewer: Viewer, search: string): AccessDecision | null {
  if (!rule.signIn || viewer.memberId !== null || mayStayOut(rule, viewer, search)) return null;
  if (rule.signIn === 'login') return { kind: 'sign-in' };
  const asked = rule.signUpMode ?? 'regular';
  const byLocation = isFreeTrialLocation(search) ? 'freeTrial' : 'regular';
  return {
    kind: 'sign-up',
    mode: asked === 'byLocation' ? byLocation : asked,
    registrationRoute: rule.registrationRoute ?? null,
  };
}

function grants(rule: AccessRule, viewer: Viewer): AccessDecision | null {
  if (!rule.grants?.length) return null;
  if (viewer.grants === null) {
    const mode = rule.whenGrantsFail ?? 'throw-error';
    if (mode === 'throw-error') return { kind: 'raise', message: GRANTS_FAILED };
    return refuse(mode === 'deny-access' ? 'access-denied' : 'not-found', [...rule.grants]);
  }
  const missing = missingGrants(rule.grants, viewer.grants, rule.anyBelowPrefix ? grantMatchesBelow : grantMatches);
  return missing.length > 0 ? refuse(rule.whenGrantMissing ?? 'access-denied', missing) : null;
}

/** Carries the query over where the redirect wants it. */
function withQuery(decision: AccessDecision, search: string): AccessDecision {
  if (decision.kind !== 'redirect' || decision.redirect === 'return-location') return decision;
  const { keepsQuery, ...redirect } = decision.redirect;
  return keepsQuery ? { kind: 'redirect', redirect: { ...redirect, to: redirect.to + search } } : decision;
}

function internal(rule: AccessRule, viewer: Viewer, isProduction: boolean): AccessDecision | null {
  if (!rule.internal || (rule.internal === 'in-production' && !isProduction)) return null;
  // What staff may do is not known where their grants are not: the page asks, and the server decides.
  if (viewer.isInternal)
    return viewer.grants === null || holdsDuty(rule.duties ?? [], viewer.duties) ? null : { kind: 'not-found' };
  if ((rule.steward || rule.contact) && viewer.memberId === null) return { kind: 'sign-in' };
  const carer = carerOf(rule, viewer);
  if (carer !== undefined) return carer === 'ready' ? null : { kind: 'access-denied', missingGrants: [] };
  return rule.internal === 'always' ? { kind: 'internal-sign-in' } : { kind: 'not-found' };
}

function surroundings(rule: AccessRule, { isProduction, isSisterSite }: AccessLocation): AccessDecision | null {
  const isElsewhere = rule.host === 'not-on-sister-site' && isSisterSite;
  const isOtherMode = rule.environment !== undefined && (rule.environment === 'production') !== isProduction;
  return isElsewhere || isOtherMode ? { kind: 'not-found' } : null;
}

/** What of the circumstances, besides the reader, decides. */
export interface AccessLocation {
  /** The query of the requested address: it marks a free trial, and some redirects carry it over. */
  search: string;
  /** Whether the site runs in production mode: some internal pages are open elsewhere. */
  isProduction: boolean;
  /** Whether the address is on the host of the sister site (isSisterHost.ts). */
  isSisterSite: boolean;
}

/**
 * Whether a reader may open a page, and what happens instead. Guards are judged in a fixed order, the first that
 * refuses decides: host, environment, flags, audience, groups, sign-in, internal, grants.
 *
 * @param rule what the route declares; undefined asks nothing
 * @param viewer who asks
 * @param location where and in which mode of the site
 */
export function decideAccess(rule: AccessRule | undefined, viewer: Viewer, location: AccessLocation): AccessDecision {
  if (!rule) return { kind: 'allow' };
  const decision = surroundings(rule, location) ??
    switches(rule, viewer) ??
    audience(rule, viewer) ??
    groups(rule, viewer) ??
    signIn(rule, viewer, location.search) ??
    internal(rule, viewer, location.isProduction) ??
    grants(rule, viewer) ?? { kind: 'allow' };
  return withQuery(decision, location.search);
}

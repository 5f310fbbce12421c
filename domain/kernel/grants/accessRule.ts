import type { StaffDuty } from './staffDuties.ts';
import type { Stewardship } from './stewardship.ts';

/**
 * Where a refused visitor is sent. `hard` loads a document, `soft` stays in the app, `replace` also drops the history
 * entry.
 */
export interface Redirect {
  to: string;
  how: 'hard' | 'soft' | 'replace';
  /** The query of the refused address is carried over (spec 2 section 2, home). Default false. */
  keepsQuery?: boolean;
}

/** What a guard that does not let a reader in does instead. */
export type Refusal = 'access-denied' | 'not-found' | Redirect;

/** A flag, toggle or setting that must be on, or must be off. */
export interface FlagCondition {
  name: string;
  /** The state that lets the reader in. */
  mustBe: boolean;
  otherwise: Refusal;
}

/** A test group or experiment the reader must be in. */
export interface GroupCondition {
  name: string;
  otherwise: Refusal;
}

/**
 * The access rule a route declares in its `handle`; `decideAccess` evaluates it. Everything left out asks nothing.
 * Order of evaluation: host, environment, flags, audience, groups, sign-in, internal, grants (decisions.md Q-014,
 *
 */
export interface AccessRule {
  /** `login` sends a visitor to sign-in, `register` to sign-up with a way to sign in instead. */
  signIn?: 'login' | 'register';
  /**
   * Visitors who come in without signing in: those of a test group (TREE-003), or whose address carries a parameter
   * (Q-097).
   */
  signInUnless?: { group: string } | { parameter: string };
  /**
   * The sign-up mode of `register`; `byLocation` is freeTrial if the query contains it, else regular (spec 1 section
   * 2).
   */
  signUpMode?: 'regular' | 'freeTrial' | 'search' | 'byLocation';
  /** Passed through to sign-up unread. */
  registrationRoute?: number;
  /** Every one is required (spec 1 section 5). */
  grants?: readonly string[];
  /**
   * A `*` last segment in a required grant means that prefix or any grant below it: security settings, the
   * research hub.
   */
  anyBelowPrefix?: boolean;
  /** When the grants could not be loaded: raise, deny, or pretend there is no page. Default `throw-error`. */
  whenGrantsFail?: 'throw-error' | 'deny-access' | 'not-found';
  /** When a grant is missing. Default `access-denied`, shown in place. */
  whenGrantMissing?: Refusal;
  flags?: readonly FlagCondition[];
  groups?: readonly GroupCondition[];
  /**
   * Pages for one kind of reader only. `otherwise: 'return-location'` is the stored return target. With `patrons` a
   * library patron belongs here as well if the library's access includes this site, and goes there if not (Q-006,
   * While the flag `orWhile` is on the page is for everyone.
   */
  audience?: {
    only: 'visitors' | 'members';
    otherwise: Redirect | 'return-location';
    patrons?: Redirect;
    orWhile?: string;
  };
  /**
   * Staff who came in through the internal sign-in only. `always` sends all others to /internal/login;
   * `in-production` leaves the page open elsewhere, and hides it from all others in production.
   */
  internal?: 'always' | 'in-production';
  /** Duties of which staff need one; without any of them the page is not found. */
  duties?: readonly StaffDuty[];
  /**
   * Of a page for staff: members who look after records come in, too, with a confirmed address and a second factor. A
   * visitor is sent to the sign-in of members.
   */
  steward?: true;
  /** The same for members who look after a library or a partner organisation. */
  contact?: true;
  /** The page is not there on the host of the sister site. */
  host?: 'not-on-sister-site';
  /** The page is there in this mode of the site only. */
  environment?: 'demo' | 'production';
}

/** Who is reading. `grants: null` means they could not be loaded, which is not the same as holding none. */
export interface Viewer {
  /** Null for a visitor. */
  memberId: number | null;
  /** Staff who came in through the internal sign-in; a member's sign-in is not enough (AUTH-023). */
  isInternal: boolean;
  /** What an account of staff may do; empty for everyone who is not `isInternal`. */
  duties: readonly StaffDuty[];
  /** Of a member who looks after records; left out for everyone else. */
  stewardship?: Stewardship;
  /** Of a member who looks after a library or a partner organisation; left out for everyone else. */
  contact?: Stewardship;
  /** Whether a library patron's library gives access to this site; null for anyone who is not a patron. */
  hasLibraryAccess: boolean | null;
  grants: readonly string[] | null;
  /** What running subscriptions open (domain/billing/core/holdings.ts); empty for visitors. */
  holdings: readonly string[];
  groups: readonly string[];
  /** Flags that are on; a missing name is off. */
  flags: readonly string[];
}

/** The outcome of a guard. */
export type AccessDecision =
  | { kind: 'allow' }
  | { kind: 'sign-in' }
  | { kind: 'sign-up'; mode: 'regular' | 'freeTrial' | 'search'; registrationRoute: number | null }
  | { kind: 'redirect'; redirect: Redirect | 'return-location' }
  /** To the internal sign-in, and back to this page after it (AUTH-023). */
  | { kind: 'internal-sign-in' }
  | { kind: 'access-denied'; missingGrants: string[] }
  | { kind: 'not-found' }
  | { kind: 'raise'; message: string };

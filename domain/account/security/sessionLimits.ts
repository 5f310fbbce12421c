/** How long a session lasts. In seconds. */
export interface SessionLimit {
  /** Without anything done by the reader. */
  idle: number;
  /** In all, since they last showed who they are. */
  whole: number;
}

/** The limits of a site's sessions: those of members, and those that started at the internal sign-in. */
export interface SessionLimits {
  members: SessionLimit;
  staff: SessionLimit;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * What holds unless the operator says otherwise: members 14 days idle and 90 in all, staff an hour idle and 12 in all.
 */
export const SESSION_LIMITS: SessionLimits = {
  members: { idle: 14 * DAY, whole: 90 * DAY },
  staff: { idle: HOUR, whole: 12 * HOUR },
};

/** The longest that any session of the site can last, in seconds. */
export const longestSession = ({ members, staff }: SessionLimits): number => Math.max(members.whole, staff.whole);

/**
 * The limits of one session. Staff who signed in like any member have a member's, because nothing of staff is open to
 * them.
 * @param methods - how the session was signed in, as in the `amr` claim
 */
export const sessionLimitOf = (limits: SessionLimits, methods: readonly string[]): SessionLimit =>
  methods.includes('internal') ? limits.staff : limits.members;

/**
 * Seconds before an idle session ends in which its reader is asked whether they are still there (WCAG 2.2.1 wants 20 at
 * least).
 */
export const IDLE_NOTICE = 300;

/** Seconds before a session ends in any case in which its reader is asked to sign in once more. */
export const WHOLE_NOTICE = 900;

/** Seconds that a session has left. */
export interface SessionLeft {
  /** Until it ends unless the reader does something. */
  idle: number;
  /** Until it ends in any case. */
  whole: number;
}

/** What a reader has to know of the end of their session. `wait` names the seconds until it is worth asking again. */
export type SessionOutlook =
  | { kind: 'far'; wait: number }
  | { kind: 'idle' | 'whole'; left: number }
  | { kind: 'over' };

/**
 * What to tell a reader of a session's end. The end in any case comes first: staying active does not move it.
 * @param left - null for a session that is over
 */
export function sessionOutlook(left: SessionLeft | null): SessionOutlook {
  if (left === null || left.idle <= 0 || left.whole <= 0) return { kind: 'over' };
  if (left.whole <= WHOLE_NOTICE) return { kind: 'whole', left: left.whole };
  if (left.idle <= IDLE_NOTICE) return { kind: 'idle', left: left.idle };
  return { kind: 'far', wait: Math.min(left.idle - IDLE_NOTICE, left.whole - WHOLE_NOTICE) };
}

import type { Configuration } from 'oidc-provider';

import { longestSession, sessionLimitOf, type SessionLimits } from '#domain/account/security/sessionLimits.ts';

const DAY = 86_400;

/**
 * Seconds in which a refresh token that was used already is taken once more: its answer may have been lost on the way
 * (RFC 9700 section 4.14.2).
 */
export const REFRESH_LEEWAY = 20;

/**
 * Seconds that a question of a sign-in is kept in which something was proved: the password was right, or a code was
 * emailed. Its cookie lives as long from the start.
 */
export const INTERACTION_SECONDS = 3600;
/** Seconds that a question is kept before that: anyone may begin one. */
export const UNPROVED_SECONDS = 600;

/**
 * How long each thing the provider gives out lives, in seconds. Access tokens outlive the browser's renewal notice of
 * one minute by far. A session lasts as long as its limit allows, counted from when its reader last showed who they
 * are; what is bound to it ends with it.
 */
export function lifetimesOf(limits: SessionLimits): NonNullable<Configuration['ttl']> {
  const longest = longestSession(limits);
  return {
    AccessToken: 600,
    AuthorizationCode: 60,
    IdToken: 600,
    Interaction: INTERACTION_SECONDS,
    Session: (_ctx, { loginTs, amr = [] }) =>
      loginTs === undefined
        ? UNPROVED_SECONDS
        : Math.max(loginTs + sessionLimitOf(limits, amr).whole - Math.floor(Date.now() / 1000), 1),
    Grant: longest,
    RefreshToken: longest,
  };
}

/** Seconds until nothing is left of what was given out. */
export const longestTokenSeconds = (limits: SessionLimits): number => Math.max(longestSession(limits), DAY);

import { hasShownSecondFactor, mustStaffShowFactor } from './staffSignIn.ts';

/**
 * Whether a member who looks after records, a library or a partner organisation may do so now: they may (`ready`), or
 * their account lacks a confirmed email address, or their sign-in a second factor.
 */
export const STEWARDSHIPS = ['ready', 'address', 'factor'] as const;

/** One of them. */
export type Stewardship = (typeof STEWARDSHIPS)[number];

/** Whether a value names one. */
export const isStewardship = (value: unknown): value is Stewardship =>
  (STEWARDSHIPS as readonly unknown[]).includes(value);

/**
 * What keeps a steward from their records. A second factor is asked as it is of staff: in production.
 *
 * @param account - whether its address is confirmed
 * @param methods - how it signed in, as in the `amr` claim
 */
export function stewardshipOf(
  account: { isEmailConfirmed: boolean },
  methods: readonly string[],
  mode: 'demo' | 'production',
): Stewardship {
  if (!account.isEmailConfirmed) return 'address';
  return mustStaffShowFactor(mode) && !hasShownSecondFactor(methods) ? 'factor' : 'ready';
}

/** What the label of a purchase starts with that came through a member’s link. */
const PREFIX = 'referral-';
const CODE = /^[\dA-Za-z]{8,24}$/u;

/** Days of a subscription that a member is given for each friend who subscribes. */
export const REWARD_DAYS = 30;
/** Days after which a friend’s purchase can’t be withdrawn any more, and the reward is given. */
export const REWARD_AFTER_DAYS = 15;

/**
 * The address that a member gives to friends: the plans, with a label that is passed on to the payment (PAY-004,
 * PAY-008).
 */
export const referralLink = (publicUrl: string, code: string): string =>
  `${publicUrl}/subscribe?eventLabel=${PREFIX}${code}`;

/** Whose link a purchase came through, by its label; null for none. */
export function referralCodeOf(eventLabel: string | null | undefined): string | null {
  if (!eventLabel?.startsWith(PREFIX)) return null;
  const code = eventLabel.slice(PREFIX.length);
  return CODE.test(code) ? code : null;
}

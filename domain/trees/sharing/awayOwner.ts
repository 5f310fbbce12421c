/** Months without a sign-in after which the owner of a tree counts as away (ADR 125). */
export const AWAY_MONTHS = 24;

/** Emails that an owner who is away gets before their heirs may take a tree over. */
export const AWAY_WARNINGS = 3;

/** Days that each of them waits for an answer, which is a sign-in. */
export const AWAY_WARNING_DAYS = 30;

/**
 * The first day on which heirs may take a tree over, if its owner does not sign in.
 *
 * @param sent - emails sent before this one, 0 to 2
 * @param now - when this one is sent
 */
export const heirsFrom = (sent: number, now: Date): Date =>
  new Date(now.getTime() + (AWAY_WARNINGS - sent) * AWAY_WARNING_DAYS * 86_400_000);

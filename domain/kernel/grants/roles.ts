/** What a reader can be to the site (spec 2 section 6, Q-044). A subscriber is a member with a subscription. */
export const ROLES = ['visitor', 'member', 'subscriber', 'libraryUser', 'internal'] as const;
/** One of them. */
export type Role = (typeof ROLES)[number];

import { HELP_CONTACT } from '#domain/help/core/helpAddresses.ts';

/** A member's requests. */
export const SUPPORT_REQUESTS = '/account/support';
/** The request of a visitor, by the link in an email; its token is in the fragment. */
export const VISITORS_REQUEST = '/support-request';
/** The requests of everyone, for staff. */
export const TICKET_DESK = '/internal/tickets';

/** One request of a member. */
export const requestAddress = (reference: string): string => `${SUPPORT_REQUESTS}/${reference}`;

/** The contact form, filled in with where its reader comes from. */
export function contactAddress({ topic, about }: { topic: string; about?: string }): string {
  return `${HELP_CONTACT}?${new URLSearchParams({ topic, ...(about !== undefined && about !== '' && { about }) })}`;
}

import { isTicketTopic, LONGEST_ABOUT, ticketProblems } from '#domain/help/tickets/ticketRules.ts';
import { problemsByField } from '#services/forms/problemsByField.ts';

/** The form as it is typed. */
export interface ContactValues {
  topic: string;
  about: string;
  email: string;
  subject: string;
  text: string;
  /** Stays empty: people do not see it. */
  website: string;
}

/** An empty form. */
export const EMPTY_CONTACT: ContactValues = { topic: '', about: '', email: '', subject: '', text: '', website: '' };

/** The form with what the address says of the page its reader comes from. */
export function contactValuesOf(address: URLSearchParams): ContactValues {
  const topic = address.get('topic') ?? '';
  return {
    ...EMPTY_CONTACT,
    topic: isTicketTopic(topic) ? topic : '',
    about: (address.get('about') ?? '').slice(0, LONGEST_ABOUT),
  };
}

/** What is wrong with the form, by field. @param email - null: the account of its writer has one */
export const contactProblems = (values: ContactValues, email: string | null): Record<string, string> =>
  problemsByField(ticketProblems({ ...values, email, files: [] }));

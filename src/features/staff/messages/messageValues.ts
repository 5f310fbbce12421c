/** What the form holds. */
export interface MessageValues {
  /** `one`, or a segment (domain/messages/core/staffSegments.ts). */
  to: string;
  account: string;
  group: string;
  subject: string;
  text: string;
  reason: string;
}

/** A form before anything is typed. */
export const EMPTY_MESSAGE: MessageValues = { to: 'one', account: '', group: '', subject: '', text: '', reason: '' };

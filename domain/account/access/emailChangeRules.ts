import { newEmailFault } from './signUpRules.ts';

/** What is typed to change an address. */
export interface EmailChangeValues {
  newEmail: string;
  confirmEmail: string;
}

/** What is wrong with it, word for word as specified (spec 2 section 5). */
export const EMAIL_CHANGE_TEXTS = {
  required: 'New email is required',
  notAnEmail: 'New email must be a valid email',
  typo: 'New email is invalid',
  confirmRequired: 'Confirm email is required',
  different: 'The email addresses do not match',
} as const;

const TEXT_OF = {
  REQUIRED: EMAIL_CHANGE_TEXTS.required,
  INVALID: EMAIL_CHANGE_TEXTS.notAnEmail,
  TYPO: EMAIL_CHANGE_TEXTS.typo,
} as const;

/** What is wrong with a new address, or null; browser and server alike (spec 2 section 5). */
export function newEmailProblem(text: string): string | null {
  const fault = newEmailFault(text);
  return fault === null ? null : TEXT_OF[fault];
}

/** What is wrong with the second typing of it, or null. Spaces around either do not count; case does. */
export function confirmEmailProblem({ newEmail, confirmEmail }: EmailChangeValues): string | null {
  if (confirmEmail.trim() === '') return EMAIL_CHANGE_TEXTS.confirmRequired;
  return confirmEmail.trim() === newEmail.trim() ? null : EMAIL_CHANGE_TEXTS.different;
}

/** Everything wrong with the form, by field; empty when it may be sent. */
export function emailChangeErrors(values: EmailChangeValues): Partial<Record<keyof EmailChangeValues, string>> {
  const newEmail = newEmailProblem(values.newEmail);
  const confirmEmail = confirmEmailProblem(values);
  return { ...(newEmail !== null && { newEmail }), ...(confirmEmail !== null && { confirmEmail }) };
}

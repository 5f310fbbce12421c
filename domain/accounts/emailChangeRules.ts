import { isEmailAddress } from './signUpRules.ts';

/** What somebody types to change their address. */
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

/**
 * Endings that are slips of the finger and that no real address has (spec 2 section 5, Q-049). Compared as plain text,
 * so `@gmail.com` passes although it holds `mail`.
 */
export const TYPO_ENDINGS = ['con', 'vom', 'comm', 'couk', 'co.ukk', 'comcom', 'test', 'mail', 'org.um', 'cmo', 'ocm', 'co.u', 'gmial.com'] as const;

/** Whether an address ends as no real one does, in any case. */
export function endsInTypo(email: string): boolean {
  const text = email.trim().toLowerCase();
  return TYPO_ENDINGS.some((ending) => text.endsWith(ending));
}

/** What is wrong with a new address, or null; browser and server alike (spec 2 section 5). */
export function newEmailProblem(text: string): string | null {
  const email = text.trim();
  if (email === '') return EMAIL_CHANGE_TEXTS.required;
  if (!isEmailAddress(email)) return EMAIL_CHANGE_TEXTS.notAnEmail;
  return endsInTypo(email) ? EMAIL_CHANGE_TEXTS.typo : null;
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

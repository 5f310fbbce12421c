/** What somebody types to become a member. */
export interface SignUpValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  hasAcceptedTerms: boolean;
}

/** One thing wrong with what was typed, told beside its field; `field: null` is about the whole form. */
export interface FieldProblem<Field extends string = string> {
  field: Field | null;
  code: string;
  message: string;
}

/** Longest stored names, in UTF-16 code units. */
export const MAX_NAME_LENGTH = 100;
/** Longest e-mail address that can be delivered to (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;
/** Shortest password, in UTF-16 code units. Length is the only strength asked for (NIST SP 800-63B section 5.1.1). */
export const MIN_PASSWORD_LENGTH = 10;
/** Longest password; beyond it only the time to hash grows. */
export const MAX_PASSWORD_LENGTH = 200;

/** Line breaks and other characters that are not seen: an address with one could smuggle a header into a mail. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const EMAIL = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(?:\.[^\s@<>"(),:;[\]\\.]+)+$/u;

/** The form in which addresses are compared and stored: trimmed, lower case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** Whether a text has the shape of an e-mail address. Says nothing about whether anybody reads it. */
export function isEmailAddress(text: string): boolean {
  const email = text.trim();
  return !CONTROL.test(text) && email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email);
}

const name = (field: 'firstName' | 'lastName', text: string, asked: string): FieldProblem<keyof SignUpValues>[] => {
  const length = text.trim().length;
  if (length === 0) return [{ field, code: 'REQUIRED', message: asked }];
  if (length > MAX_NAME_LENGTH) return [{ field, code: 'TOO_LONG', message: `Use at most ${MAX_NAME_LENGTH} characters.` }];
  return [];
};

/** What is wrong with a new e-mail address, or null. */
export function emailProblem(text: string): FieldProblem<'email'> | null {
  if (text.trim() === '') return { field: 'email', code: 'REQUIRED', message: 'Enter your email address.' };
  if (isEmailAddress(text)) return null;
  return { field: 'email', code: 'INVALID', message: 'Enter an email address in the form name@example.com.' };
}

/** What is wrong with a new password, or null. It must be long, and not be the address it belongs to. */
export function passwordProblem(password: string, email: string): FieldProblem<'password'> | null {
  const problem = (code: string, message: string): FieldProblem<'password'> => ({ field: 'password', code, message });
  if (password === '') return problem('REQUIRED', 'Choose a password.');
  if (password.length < MIN_PASSWORD_LENGTH) return problem('TOO_SHORT', `Use at least ${MIN_PASSWORD_LENGTH} characters.`);
  if (password.length > MAX_PASSWORD_LENGTH) return problem('TOO_LONG', `Use at most ${MAX_PASSWORD_LENGTH} characters.`);
  if (normaliseEmail(password) === normaliseEmail(email)) {
    return problem('SAME_AS_EMAIL', 'Choose a password that is not your email address.');
  }
  return null;
}

/** Everything wrong with a sign-up, in the order of the form; empty when it may be sent. Browser and server alike. */
export function signUpProblems(values: SignUpValues): FieldProblem<keyof SignUpValues>[] {
  const email = emailProblem(values.email);
  const password = passwordProblem(values.password, values.email);
  return [
    ...name('firstName', values.firstName, 'Enter your first name.'),
    ...name('lastName', values.lastName, 'Enter your last name.'),
    ...(email ? [email] : []),
    ...(password ? [password] : []),
    ...(values.hasAcceptedTerms
      ? []
      : [{ field: 'hasAcceptedTerms' as const, code: 'REQUIRED', message: 'Accept the terms of use to become a member.' }]),
  ];
}

import { passwordProblem, type PasswordOwner, type PasswordProblem } from './passwordRules.ts';

/**
 * Endings that are slips of the finger and that no real address has (spec 2 section 5, Q-049). Compared as plain text,
 * so `@gmail.com` passes although it holds `mail`.
 */
export const TYPO_ENDINGS = [
  'con',
  'vom',
  'comm',
  'couk',
  'co.ukk',
  'comcom',
  'test',
  'mail',
  'org.um',
  'cmo',
  'ocm',
  'co.u',
  'gmial.com',
] as const;

/** Whether an address ends as no real one does, in any case. */
export function endsInTypo(email: string): boolean {
  const text = email.trim().toLowerCase();
  return TYPO_ENDINGS.some((ending) => text.endsWith(ending));
}

/** What is typed to become a member. */
export interface SignUpValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  hasAcceptedTerms: boolean;
}

/** One thing wrong with what was typed, shown beside its field; `field: null` is about the whole form. */
export interface FieldProblem<Field extends string = string> {
  field: Field | null;
  code: string;
  message: string;
}

/** Longest stored names, in UTF-16 code units. */
export const MAX_NAME_LENGTH = 100;
/** Longest email address that can be delivered to (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;
/** Line breaks and other characters that are not seen: an address with one could smuggle a header into an email. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const EMAIL = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\.]+(?:\.[^\s@<>"(),:;[\]\\.]+)+$/u;

/** The form in which addresses are compared and stored: trimmed, lower case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** Whether a text has the shape of an email address. Says nothing about whether anyone reads it. */
export function isEmailAddress(text: string): boolean {
  const email = text.trim();
  return !CONTROL.test(text) && email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email);
}

const name = (field: 'firstName' | 'lastName', text: string, asked: string): FieldProblem<keyof SignUpValues>[] => {
  const length = text.trim().length;
  if (length === 0) return [{ field, code: 'REQUIRED', message: asked }];
  if (length > MAX_NAME_LENGTH)
    return [{ field, code: 'TOO_LONG', message: `Use at most ${MAX_NAME_LENGTH} characters.` }];
  return [];
};

const judgeAlone = (password: string, owner: Pick<PasswordOwner, 'email' | 'names'>): PasswordProblem | null =>
  passwordProblem(password, { ...owner, siteNames: [] });

/** What keeps a text from being a new address, or null: none, no address, or an ending that no real one has. */
export function newEmailFault(text: string): 'REQUIRED' | 'INVALID' | 'TYPO' | null {
  if (text.trim() === '') return 'REQUIRED';
  if (!isEmailAddress(text)) return 'INVALID';
  return endsInTypo(text) ? 'TYPO' : null;
}

const EMAIL_TEXTS = {
  REQUIRED: 'Enter your email address.',
  INVALID: 'Enter an email address in the form name@example.com.',
  TYPO: 'Check the end of this email address: no address ends like this.',
} as const;

/** What is wrong with the address of a new account, or null. */
export function newAccountEmailProblem(text: string): FieldProblem<'email'> | null {
  const code = newEmailFault(text);
  return code === null ? null : { field: 'email', code, message: EMAIL_TEXTS[code] };
}

/** What is wrong with an address that may be an account's already, or null; however it ends. */
export function emailProblem(text: string): FieldProblem<'email'> | null {
  const code = newEmailFault(text);
  return code === null || code === 'TYPO' ? null : { field: 'email', code, message: EMAIL_TEXTS[code] };
}

/**
 * Everything wrong with a sign-up, in the order of the form; empty when it may be sent. Browser and server alike.
 * @param values - without a password where another provider vouches
 * @param judge - what is wrong with the password; the server's knows the site and the list of common passwords
 */
export function signUpProblems(
  values: Omit<SignUpValues, 'password'> & { password: string | null },
  judge: (password: string, owner: Pick<PasswordOwner, 'email' | 'names'>) => PasswordProblem | null = judgeAlone,
): FieldProblem<keyof SignUpValues>[] {
  const email = newAccountEmailProblem(values.email);
  const password =
    values.password === null
      ? null
      : judge(values.password, { email: values.email, names: [values.firstName, values.lastName] });
  return [
    ...name('firstName', values.firstName, 'Enter your first name.'),
    ...name('lastName', values.lastName, 'Enter your surname.'),
    ...(email ? [email] : []),
    ...(password ? [password] : []),
    ...(values.hasAcceptedTerms
      ? []
      : [
          {
            field: 'hasAcceptedTerms' as const,
            code: 'REQUIRED',
            message: 'Accept the terms of use to become a member.',
          },
        ]),
  ];
}

import { foldedPassword } from './commonPasswordForms.ts';

/** Shortest password, in UTF-16 code units (NIST SP 800-63B section 5.1.1). */
export const MIN_PASSWORD_LENGTH = 10;
/** Longest password; beyond it only the time to hash grows. */
export const MAX_PASSWORD_LENGTH = 200;
/** What readers are asked for beside a field for a new password. */
export const PASSWORD_HINT = `At least ${MIN_PASSWORD_LENGTH} characters. Three or four words are easier to remember than symbols.`;
/** Fewest different characters: `aaaaaaaaaa` and `1212121212` are no secrets. */
const MIN_DIFFERENT = 4;
/** Shortest word that counts as a part of a password; shorter ones are in too many words by chance. */
const SHORTEST_PART = 4;

/** What is known of whose password it is: what guesses try first. */
export interface PasswordOwner {
  /** Empty where it is not known. */
  email: string;
  /** First name, surname. */
  names: readonly string[];
  /** What the site is called: its product, its host. */
  siteNames: readonly string[];
}

/** One thing wrong with a password. */
export interface PasswordProblem {
  field: 'password';
  code:
    | 'REQUIRED'
    | 'TOO_SHORT'
    | 'TOO_LONG'
    | 'TOO_PLAIN'
    | 'SAME_AS_EMAIL'
    | 'HOLDS_EMAIL'
    | 'HOLDS_NAME'
    | 'HOLDS_SITE'
    | 'COMMON';
  message: string;
}

const TEXTS: Readonly<Record<PasswordProblem['code'], string>> = {
  REQUIRED: 'Choose a password.',
  TOO_SHORT: `Use at least ${MIN_PASSWORD_LENGTH} characters.`,
  TOO_LONG: `Use at most ${MAX_PASSWORD_LENGTH} characters.`,
  TOO_PLAIN: `Use at least ${MIN_DIFFERENT} different characters.`,
  SAME_AS_EMAIL: 'Choose a password that is not your email address.',
  HOLDS_EMAIL: 'Choose a password without your email address in it. That is what others would try first.',
  HOLDS_NAME: 'Choose a password without your name in it. That is what others would try first.',
  HOLDS_SITE: 'Choose a password without the name of this site in it. That is what others would try first.',
  COMMON:
    'This password is on lists of common and stolen passwords. Choose another: three or four unrelated words are easy to remember.',
};

const words = (text: string): string[] => foldedPassword(text).split(/[^\p{L}\p{N}]+/gu);

/** Siân is guessed as Sian. */
const withoutMarks = (folded: string): string => folded.normalize('NFD').replace(/\p{M}/gu, '');

const holds = (folded: string, parts: readonly string[]): boolean => {
  const plain = withoutMarks(folded);
  return parts.some((part) => part.length >= SHORTEST_PART && plain.includes(withoutMarks(part)));
};

/** The parts of an email address that must not be in a password: its name as a whole, and each word of it. */
const emailParts = (email: string): string[] => {
  const [name = ''] = foldedPassword(email.trim()).split('@');
  return [name, ...words(name)];
};

function codeOf(
  password: string,
  { email, names, siteNames }: PasswordOwner,
  isCommon: (password: string) => boolean,
): PasswordProblem['code'] | null {
  if (password === '') return 'REQUIRED';
  if (password.length < MIN_PASSWORD_LENGTH) return 'TOO_SHORT';
  if (password.length > MAX_PASSWORD_LENGTH) return 'TOO_LONG';
  const folded = foldedPassword(password);
  if (new Set(folded).size < MIN_DIFFERENT) return 'TOO_PLAIN';
  if (folded.trim() === foldedPassword(email.trim())) return 'SAME_AS_EMAIL';
  if (holds(folded, emailParts(email))) return 'HOLDS_EMAIL';
  if (
    holds(
      folded,
      names.flatMap((name) => [foldedPassword(name.trim()), ...words(name)]),
    )
  )
    return 'HOLDS_NAME';
  if (holds(folded, siteNames.flatMap(words))) return 'HOLDS_SITE';
  return isCommon(password) ? 'COMMON' : null;
}

/**
 * What is wrong with a new password, or null: the one rule for registration, for a new password by email and for the
 * command line. It asks for length and for nothing that can be guessed, and for no kinds of characters (NIST SP 800-63B
 * section
 * 5.1.1). Passwords that are in force already are never judged by it.
 *
 * @param isCommon - whether it is on the list of common passwords that the server has; the browser leaves it out
 */
export function passwordProblem(
  password: string,
  owner: PasswordOwner,
  isCommon: (password: string) => boolean = () => false,
): PasswordProblem | null {
  const code = codeOf(password, owner, isCommon);
  return code === null ? null : { field: 'password', code, message: TEXTS[code] };
}

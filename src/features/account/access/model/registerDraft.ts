import type { SignUpValues } from '#domain/account/access/signUpRules.ts';
import { readStored, removeStored, writeStored } from '#services/storage/webStorage.ts';

/** sessionStorage key: of this tab alone, since the next reader of a library's machine is someone else. */
const KEY = 'registerDraft';

/** Nothing typed yet. */
export const EMPTY_SIGN_UP: SignUpValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  hasAcceptedTerms: false,
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * What was typed into the form before the page was loaded again; the password never is. Empty values where nothing was.
 */
export function readRegisterDraft(): SignUpValues {
  try {
    const stored = JSON.parse(readStored('session', KEY) ?? '{}') as Partial<
      Record<keyof SignUpValues, unknown>
    > | null;
    return {
      ...EMPTY_SIGN_UP,
      firstName: textOf(stored?.firstName),
      lastName: textOf(stored?.lastName),
      email: textOf(stored?.email),
      hasAcceptedTerms: stored?.hasAcceptedTerms === true,
    };
  } catch {
    return EMPTY_SIGN_UP;
  }
}

/** Keeps what is typed, all but the password; a form that was emptied leaves nothing. */
export function keepRegisterDraft({ firstName, lastName, email, hasAcceptedTerms }: SignUpValues): void {
  if (firstName === '' && lastName === '' && email === '') removeStored('session', KEY);
  else writeStored('session', KEY, JSON.stringify({ firstName, lastName, email, hasAcceptedTerms }));
}

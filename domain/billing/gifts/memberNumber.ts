const LONGEST = 40;

/**
 * A member number of a partner organisation as it is compared: case, blanks, hyphens, dots and slashes do not matter.
 * @returns null for what can be none: nothing, or more than 40 letters and figures
 * @example plainMemberNumber(' ab-12 34 ') // 'AB1234'
 */
export function plainMemberNumber(typed: string): string | null {
  const plain = typed
    .normalize('NFKC')
    .slice(0, 200)
    .toUpperCase()
    .replace(/[\s./-]/gu, '');
  return /^[\p{L}\p{N}]+$/u.test(plain) && plain.length <= LONGEST ? plain : null;
}

/** The host of an email address, in small letters; null for what is none. */
export const addressDomain = (email: string): string | null =>
  /^[^@\s]+@([a-z0-9.-]+)$/u.exec(email.trim().toLowerCase())?.[1] ?? null;

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

/** Longest name of a passkey, in UTF-16 code units. */
export const MAX_PASSKEY_NAME_LENGTH = 60;

/** What is wrong with the name of a passkey, or null. Spaces around it do not count. */
export function passkeyNameProblem(name: string): string | null {
  const { length } = name.trim();
  if (length === 0) return 'Give the passkey a name.';
  return length > MAX_PASSKEY_NAME_LENGTH ? `Use at most ${MAX_PASSKEY_NAME_LENGTH} characters.` : null;
}

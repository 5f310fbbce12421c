const NAMES: Readonly<Record<string, string>> = {
  apple: 'Apple',
  facebook: 'Facebook',
  google: 'Google',
  microsoft: 'Microsoft',
};

/** What members call a provider that they sign in with: its own name, or the stored one with a capital. */
export const providerName = (provider: string): string =>
  (Object.hasOwn(NAMES, provider) ? NAMES[provider] : undefined) ??
  provider.charAt(0).toUpperCase() + provider.slice(1);

/** Longest name of a passkey, in UTF-16 code units. */
export const MAX_PASSKEY_NAME_LENGTH = 60;

/** What is wrong with the name of a passkey, or null. Spaces around it do not count. */
export function passkeyNameProblem(name: string): string | null {
  const { length } = name.trim();
  if (length === 0) return 'Give the passkey a name.';
  return length > MAX_PASSKEY_NAME_LENGTH ? `Use at most ${MAX_PASSKEY_NAME_LENGTH} characters.` : null;
}

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

const NAMES: Readonly<Record<string, string>> = { apple: 'Apple', facebook: 'Facebook', google: 'Google', microsoft: 'Microsoft' };

/** What members call a provider that vouches for them: its own name, or the stored one with a capital. */
export const providerName = (provider: string): string => NAMES[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1);

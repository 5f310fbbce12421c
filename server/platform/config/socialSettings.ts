import type { SettingReader } from './createSettingReader.ts';
import { SETTINGS } from './settingDefinitions.ts';

/** An OpenID provider that members may sign in with, as the operator set it. */
export interface SocialSettings {
  /** Its issuer: below which its discovery document is. https, or a loopback address. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What readers call it: "Continue with {name}". */
  name: string;
}

/** The four go together. */
export function readSocial({ optional, problems }: SettingReader): SocialSettings | null {
  const issuer = optional('SOCIAL_ISSUER', SETTINGS.SOCIAL_ISSUER);
  const clientId = optional('SOCIAL_CLIENT_ID', SETTINGS.SOCIAL_CLIENT_ID);
  const clientSecret = optional('SOCIAL_CLIENT_SECRET', SETTINGS.SOCIAL_CLIENT_SECRET);
  const name = optional('SOCIAL_NAME', SETTINGS.SOCIAL_NAME);
  if (issuer !== null && clientId !== null && clientSecret !== null && name !== null)
    return { issuer, clientId, clientSecret, name };
  if ([issuer, clientId, clientSecret, name].some((part) => part !== null))
    problems.push('SOCIAL_ISSUER, SOCIAL_CLIENT_ID, SOCIAL_CLIENT_SECRET and SOCIAL_NAME must be set together.');
  return null;
}

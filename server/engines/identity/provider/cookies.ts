import Keygrip from 'keygrip';
import type { Configuration } from 'oidc-provider';

/**
 * Names of the provider's cookies. Where the site is served over https, browsers refuse to take them from a
 * neighbouring host or an unencrypted page: `__Host-` for the session, `__Secure-` for those that belong to the path of
 * one sign-in (RFC 6265bis section 4.1.3).
 */
export function cookieNames(publicUrl: string): { session: string; interaction: string; resume: string } {
  const isSecure = publicUrl.startsWith('https:');
  return {
    session: isSecure ? '__Host-op_session' : 'op_session',
    interaction: isSecure ? '__Secure-op_interaction' : 'op_interaction',
    resume: isSecure ? '__Secure-op_resume' : 'op_resume',
  };
}

/** How the provider names and signs its cookies: by HMAC with SHA-256 and the first key. Every key verifies. */
export const providerCookies = (publicUrl: string, keys: readonly string[]): NonNullable<Configuration['cookies']> => ({
  keys: new Keygrip(keys, 'sha256'),
  names: cookieNames(publicUrl),
});

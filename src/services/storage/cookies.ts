import type { StoredName } from '#domain/kernel/consent/storedItems.ts';
import { decodeLoosely } from '#domain/kernel/values/decodeLoosely.ts';

type CookieName = StoredName<'cookie'>;

/** The value of a cookie, decoded; null when there is none. What is not URL-encoded is returned as it is. */
export function readCookie(name: CookieName): string | null {
  const start = `${name}=`;
  const pair = document.cookie
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start));
  if (pair === undefined) return null;
  return decodeLoosely(pair.slice(start.length));
}

const attributes = (): string => `Path=/; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`;

/** Sets a cookie for the whole site. The caller has seen to it that its group is allowed. */
export function writeCookie(name: CookieName, value: string, maxAgeSeconds: number): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAgeSeconds}; ${attributes()}`;
}

/** Removes a cookie; no trace is left of whether there was one. */
export function removeCookie(name: CookieName): void {
  document.cookie = `${name}=; Max-Age=0; ${attributes()}`;
}

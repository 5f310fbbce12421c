import { SESSION_MARKER } from '#domain/kernel/grants/sessionMarker.ts';

const attributes = (publicUrl: string): string =>
  `Path=/; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

/** Set-Cookie after a sign-in. @param seconds - that a session can last */
export const sessionMarker = (publicUrl: string, seconds: number): string =>
  `${SESSION_MARKER}=1; Max-Age=${seconds}; ${attributes(publicUrl)}`;

/** Set-Cookie after a sign-out. */
export const clearedSessionMarker = (publicUrl: string): string =>
  `${SESSION_MARKER}=; Max-Age=0; ${attributes(publicUrl)}`;

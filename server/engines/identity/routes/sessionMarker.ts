import { SESSION_MARKER } from '#domain/kernel/grants/sessionMarker.ts';

const FOURTEEN_DAYS = 14 * 86_400;

const attributes = (publicUrl: string): string => `Path=/; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

/** Set-Cookie after a sign-in. */
export const sessionMarker = (publicUrl: string): string => `${SESSION_MARKER}=1; Max-Age=${FOURTEEN_DAYS}; ${attributes(publicUrl)}`;

/** Set-Cookie after a sign-out. */
export const clearedSessionMarker = (publicUrl: string): string => `${SESSION_MARKER}=; Max-Age=0; ${attributes(publicUrl)}`;

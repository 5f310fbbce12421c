import { isObject } from '#domain/kernel/values/typeGuards.ts';

/** What a signed or fetched statement of a store may hold: nothing of it is certain before it is looked at. */
export type Statement = Readonly<Record<string, unknown>>;

/** An object; null for anything else. */
export const objectIn = (value: unknown): Statement | null => (isObject(value) ? value : null);

/** A text that is not empty; null for anything else. */
export const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * An instant: milliseconds since 1970-01-01 UTC as Apple writes them, or an RFC 3339 text as Google does; null for
 * anything else.
 */
export function instantIn(value: unknown): Date | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? null : at;
}

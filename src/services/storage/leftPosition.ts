import { positionKey, readPositions } from './scrollPositions.ts';

/**
 * Where a reader left the first page of this document when they were there before, in CSS pixels from its top; 0 for
 * one who was not.
 */
export function leftPosition(): number {
  const { key } = (window.history.state ?? {}) as { key?: string };
  return readPositions().get(positionKey(key, window.location)) ?? 0;
}

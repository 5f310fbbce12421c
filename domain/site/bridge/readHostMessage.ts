import { internalPath } from '#domain/kernel/grants/returnTarget.ts';

import { BRIDGE_VERSION, type HostMessage, type PageMessage } from './bridgeMessages.ts';

/** Longest address an app may send, in UTF-16 code units. */
const LONGEST_ADDRESS = 2_000;

const PLAIN = new Set(['hello', 'back', 'share'] as const);
type Plain = 'hello' | 'back' | 'share';
const isPlain = (type: unknown): type is Plain => PLAIN.has(type as Plain);

/** Webviews post texts, pages post objects. */
function objectOf(data: unknown): Record<string, unknown> | null {
  if (typeof data === 'object') return data as Record<string, unknown> | null;
  if (typeof data !== 'string' || data.length > 2 * LONGEST_ADDRESS) return null;
  try {
    const parsed: unknown = JSON.parse(data);
    return typeof parsed === 'object' ? (parsed as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/**
 * Reads what was posted to the page. The code that calls has checked who posted it.
 * @returns the message; what to answer where it is one of this contract that cannot be followed; null for anything
 * else, which is
 *   of another contract and gets no answer
 */
export function readHostMessage(data: unknown): HostMessage | Extract<PageMessage, { type: 'refused' }> | null {
  const message = objectOf(data);
  if (message?.muniment !== BRIDGE_VERSION) return null;
  if (isPlain(message.type)) return { type: message.type };
  if (message.type !== 'navigate') return { type: 'refused', reason: 'unknown-type' };
  const path = typeof message.to === 'string' && message.to.length <= LONGEST_ADDRESS ? internalPath(message.to) : null;
  return path === null ? { type: 'refused', reason: 'not-a-path' } : { type: 'navigate', to: path };
}

import { internalPath } from '#domain/kernel/grants/returnTarget.ts';

/** Parameters that say how a page is embedded. */
const OF_THE_FRAME = ['source', 'isMobileApp'];
/** Parameters that open something: what they open is not the app's to pass on. */
const KEYS = ['publicTreeShareToken', 'token', 'code', 'state', 'returnTo'];

/**
 * The address of a page for other people: without what belongs to the app, and without keys.
 * @param publicUrl - the site's one address, without a trailing slash
 */
export function sharedAddress(publicUrl: string, { pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  for (const name of [...OF_THE_FRAME, ...KEYS]) query.delete(name);
  const left = query.toString();
  return `${publicUrl}${pathname}${left === '' ? '' : `?${left}`}`;
}

/** Version of the contract in docs/embedding.md; both sides name it in every message. */
export const BRIDGE_VERSION = 1;

/** What a page tells the app or page around it. Addresses come without their query, which may name people. */
export type PageMessage =
  | { type: 'ready'; path: string; title: string; isSignedIn: boolean }
  | { type: 'navigated'; path: string; title: string }
  | { type: 'signed-in' }
  | { type: 'signed-out' }
  | { type: 'share'; url: string; title: string }
  /** Asked to go back where there is no earlier page. */
  | { type: 'at-start' }
  | { type: 'refused'; reason: 'unknown-type' | 'not-a-path' };

/** What the app or page around may ask. `to` is a safe path of this site. */
export type HostMessage = { type: 'hello' } | { type: 'navigate'; to: string } | { type: 'back' } | { type: 'share' };

/** A message as it is posted. */
export type Posted<Message> = Message & { muniment: typeof BRIDGE_VERSION };

/** A message with the mark by which the other side knows it. */
export const toPost = (message: PageMessage): Posted<PageMessage> => ({ muniment: BRIDGE_VERSION, ...message });

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

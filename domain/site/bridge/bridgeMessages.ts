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

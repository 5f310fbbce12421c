import { IN_APP_COUNT, type InAppMessage } from '#domain/messages/in-app/inAppMessage.ts';
import { isSilentError } from '#domain/messages/in-app/inAppQuirks.ts';

import { instrument } from '../measuring/instrument.ts';
import { reportError } from '../reporting/reportError.ts';
import { type InAppProvider, InAppRefusal } from './InAppProvider.ts';

/** How far a session is (spec 1 section 4): whether the provider is connected, and its messages. */
export interface InAppState {
  isConnected: boolean;
  status: 'loading' | 'loaded' | 'error';
  messages: readonly InAppMessage[];
}

/** Before anything was asked. */
export const NOT_CONNECTED: InAppState = { isConnected: false, status: 'loading', messages: [] };

interface SessionParts {
  provider: InAppProvider;
  memberId: number;
  /** Asks the product's server for a token; each time a new one. */
  fetchToken: () => Promise<string>;
  onChange: (state: InAppState) => void;
}

/** One member's session with the provider of messages. */
export interface InAppSession {
  /** Connects and asks for the messages. Never rejects. */
  start: () => Promise<void>;
  /** Tells the provider what became of a message. Never rejects. */
  note: (kind: 'shown' | 'dismissed' | 'followed', messageId: string) => Promise<void>;
  /** Logs out; nothing that still arrives is taken. */
  stop: () => void;
}

const isTokenOver = (error: unknown): boolean => error instanceof InAppRefusal && error.status === 401;

/**
 * Connects a member with a provider, asks for their messages once, and measures how long that took (spec 1 section 7).
 */
export function createInAppSession({ provider, memberId, fetchToken, onChange }: SessionParts): InAppSession {
  let state = NOT_CONNECTED;
  let isOver = false;
  const change = (changes: Partial<InAppState>) => {
    if (isOver) return;
    state = { ...state, ...changes };
    onChange(state);
  };
  const report = (error: unknown) => {
    if (!isOver && !isSilentError(error)) reportError(error, { source: 'messaging' });
  };
  const connect = async () => {
    const token = await fetchToken();
    if (isOver) return;
    await provider.connect(token);
    await provider.identify(String(memberId));
    change({ isConnected: true });
  };
  const request = async () => {
    const at = performance.now();
    const measured = (status: 'success' | 'error') =>
      instrument('in_app_request', { status }, Math.round(performance.now() - at));
    try {
      const answer = await provider.request({ count: IN_APP_COUNT, display: 'deferred' });
      if (isOver) return;
      measured('success');
      change({ status: 'loaded', messages: answer.data.inAppMessages });
    } catch (error) {
      if (!isOver) measured('error');
      throw error;
    }
  };
  return {
    async start() {
      try {
        await connect();
        if (!isOver) await request();
      } catch (error) {
        change({ status: 'error' });
        report(error);
      }
    },
    async note(kind, messageId) {
      try {
        await provider[kind](messageId).catch(async (error: unknown) => {
          if (isOver || !isTokenOver(error)) throw error;
          // A token lasts minutes, a page hours.
          await connect();
          await provider[kind](messageId);
        });
      } catch (error) {
        report(error);
      }
    },
    stop() {
      isOver = true;
      provider.logout();
    },
  };
}

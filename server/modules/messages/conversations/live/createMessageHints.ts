import { setTimeout as delay } from 'node:timers/promises';

import type { Notification, PoolClient } from 'pg';

import type { Site } from '#server/modules/kernel/site/site.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';

import { CHANNEL } from './notify.ts';

/**
 * Called with the name of a conversation that changed; null: hints may have been missed, everything is to be asked
 * again.
 */
type Listener = (hash: string | null) => void;

/** Hints of changes for members whose browsers listen to this copy of the server. */
export interface MessageHints {
  /**
   * @returns stops it; null when the member has as many streams as they may. Resolves once nothing is missed any more.
   */
  listen: (memberId: number, listener: Listener) => Promise<(() => void) | null>;
  /** Streams that are open here. */
  open: () => number;
  /** Fires when this copy of the server ends: streams end too, and their browsers open others elsewhere. */
  ended: AbortSignal;
  close: () => void;
}

/** Streams of one member on one copy of the server. */
const MOST_STREAMS = 3;
const RETRY_MS = 1_000;

/**
 * One connection of this copy listens for all of its members, from the first stream on. When it is lost another is
 * made, and everyone is told to ask again. Where a database passes no notifications on, browsers ask by themselves.
 */
export function createMessageHints({ db, log }: { db: Database; log: Pick<Log, 'warn'> }): MessageHints {
  const listeners = new Map<number, Set<Listener>>();
  const stopping = new AbortController();
  let ready: Promise<void> | null = null;
  let count = 0;

  const onNotification = ({ payload = '' }: Notification) => {
    const [member = '', hash] = payload.split(' ');
    for (const listener of listeners.get(Number(member)) ?? []) listener(hash ?? null);
  };

  const hold = (client: PoolClient): Promise<void> =>
    new Promise((resolve, reject) => {
      const onLost = () => reject(new Error('The connection that listens for messages was lost.'));
      client.once('end', onLost);
      client.once('error', onLost);
      stopping.signal.addEventListener('abort', () => resolve(), { once: true });
    });

  const keepListening = async (onReady: () => void) => {
    while (!stopping.signal.aborted) {
      try {
        await db.withClient(async (client) => {
          client.on('notification', onNotification);
          try {
            await client.query(`/* messages.listen */ LISTEN ${CHANNEL}`);
            onReady();
            for (const all of listeners.values()) for (const listener of all) listener(null);
            await hold(client);
            await client.query(`/* messages.unlisten */ UNLISTEN ${CHANNEL}`);
          } finally {
            client.off('notification', onNotification);
          }
        });
      } catch (error) {
        if (stopping.signal.aborted) return;
        log.warn({ err: error }, 'hints of messages are not heard; it is tried again');
        // Streams are open meanwhile: their browsers also ask by themselves.
        onReady();
        await delay(RETRY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  return {
    async listen(memberId, listener) {
      const own = listeners.get(memberId) ?? new Set<Listener>();
      if (own.size >= MOST_STREAMS) return null;
      own.add(listener);
      listeners.set(memberId, own);
      count += 1;
      ready ??= new Promise<void>((resolve) => void keepListening(resolve));
      await ready;
      return () => {
        if (!own.delete(listener)) return;
        count -= 1;
        if (own.size === 0) listeners.delete(memberId);
      };
    },
    open: () => count,
    ended: stopping.signal,
    close: () => stopping.abort(),
  };
}

/** What a site hears of new messages, from all its copies: for `perSite`. */
export const messageHintsOf = ({ direct, log }: Site): MessageHints => createMessageHints({ db: direct, log });

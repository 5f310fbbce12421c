import { createHmac } from 'node:crypto';

import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';

import { expireSession } from './bank/attempt.ts';
import { claimEvent, type EventRow, settleEvent } from './eventStore.ts';
import { seconds } from './store/documents.ts';
import { overdueSessions } from './store/objectStore.ts';
import type { Pages } from './wire/toWire.ts';

/**
 * The header of a notice, as the dialect has it. With `corrupt` above 0 it is that of another body.
 * @param at - seconds since 1970.
 */
function signNotice({ body, corrupt }: { body: string; corrupt: number }, secret: string, at: number): string {
  const signed = createHmac('sha256', secret)
    .update(`${at}.${body}${corrupt > 0 ? ' ' : ''}`)
    .digest('hex');
  return `t=${at},v1=${signed}`;
}

/** What notices are sent with. */
export interface DeliveryOptions {
  db: Database;
  log: Log;
  /** Where the site takes them. */
  webhookUrl: string;
  webhookSecret: string;
  pages: Pages;
  /** How often to look for what another process noted, in milliseconds. */
  pollMs?: number;
}

/** A running delivery. */
export interface EventDelivery {
  /** Something is due now. */
  wake: () => void;
  /** Waits for what is being sent. */
  stop: () => Promise<void>;
}

const POLL_MS = 2_000;
const TIMEOUT_MS = 10_000;
/** Longer than a try takes. */
const LEASE_MS = 30_000;
/** Waits between tries: three days in all, as Stripe does. */
const RETRY_MS = [1_000, 5_000, 30_000, 300_000, 1_800_000, ...Array.from({ length: 24 }, () => 10_800_000)];

/** 0 when no one answers. */
async function post(url: string, body: string, signature: string): Promise<number> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}

/** Sends one notice as often as it is to be sent; the last answer counts. */
async function deliver({ db, webhookUrl, webhookSecret }: DeliveryOptions, event: EventRow): Promise<void> {
  let answer = 0;
  for (let copy = 0; copy < event.copies; copy += 1)
    answer = await post(webhookUrl, event.body, signNotice(event, webhookSecret, seconds()));
  await settleEvent(db, event.id, { answer, retryMs: RETRY_MS[event.tries - 1] ?? null });
}

/** Sends notices to the site over HTTP, one after another, and closes pages past their time. */
export function deliverEvents(options: DeliveryOptions): EventDelivery {
  const { db, log, pages, pollMs = POLL_MS } = options;
  let isStopping = false;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let isAsked = false;

  const round = async () => {
    for (const id of await overdueSessions(db, seconds())) await db.transaction((tx) => expireSession(tx, id, pages));
    for (let event = await claimEvent(db, LEASE_MS); event && !isStopping; event = await claimEvent(db, LEASE_MS))
      await deliver(options, event);
  };
  const run = () => {
    if (isStopping || running) return void (isAsked = true);
    isAsked = false;
    if (timer) clearTimeout(timer);
    running = round()
      .catch((error: unknown) => log.warn({ err: error }, 'the sandbox processor could not send its notices'))
      .finally(() => {
        running = null;
        if (isStopping) return;
        timer = setTimeout(run, isAsked ? 0 : pollMs);
        timer.unref();
      });
  };
  run();
  return {
    wake: run,
    async stop() {
      isStopping = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}

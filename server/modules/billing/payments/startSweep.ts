import { MINUTE_MS } from '#domain/kernel/values/durations.ts';
import { ProcessorUnreachable } from '#server/engines/payment/PaymentProcessor.ts';
import { clocksApart } from '#server/platform/http/clocksApart.ts';
import { startEvery } from '#server/platform/jobs/startEvery.ts';

import { checkoutStore } from './checkoutStore.ts';
import { eventStore } from './eventStore.ts';
import { handleEvents } from './handleEvents.ts';
import type { PaymentDeps } from './payments.ts';
import { paymentStore } from './paymentStore.ts';
import { settleRefund } from './refundPayment.ts';
import { refundStore } from './refundStore.ts';
import { settleCheckout } from './settleCheckout.ts';
import { settlePayment } from './settlePayment.ts';
import { triedCards } from './triedCards.ts';

/** Looks between two readings of the processor's own list of events: what was never sent to us is found there. */
const READ_EVERY = 60;
/** Looks between two at the processor’s clock: notices are refused when it is 300 seconds from ours. */
const CLOCK_EVERY = 10;
const AT_ONCE = 100;
/** A list that goes on for longer is read on at the next look. */
const MOST_EVENTS = 5_000;

/** Settles one after another; one that cannot be settled is tried again at the next look and stops no other. */
async function each(
  deps: PaymentDeps,
  ids: readonly string[],
  settle: (id: string) => Promise<unknown>,
): Promise<number> {
  for (const id of ids) {
    await settle(id).catch((error: unknown) => deps.log.warn({ err: error, id }, 'a payment could not be settled'));
  }
  return ids.length;
}

/**
 * Looks once at everything that is not settled: checkouts left open, payments without an answer, refunds under way,
 * notices that wait.
 * @returns how many were looked at
 */
export async function sweepPayments(deps: PaymentDeps): Promise<number> {
  if (!deps.processor) return 0;
  const now = new Date();
  const events = await handleEvents(deps);
  const checkouts = await each(deps, await checkoutStore(deps.db).due(now, AT_ONCE), (id) => settleCheckout(deps, id));
  const payments = await each(deps, await paymentStore(deps.db).due(now, AT_ONCE), (id) => settlePayment(deps, id));
  const refunds = await each(deps, await refundStore(deps.db).due(now, AT_ONCE), (id) => settleRefund(deps, id));
  return events + checkouts + payments + refunds;
}

/**
 * Reads the processor's list of events on from the newest that is known, and writes down those that never came.
 * @returns how many
 */
export async function readMissedEvents(deps: PaymentDeps): Promise<number> {
  const { processor } = deps;
  if (!processor) return 0;
  const events = eventStore(deps.db);
  let read = 0;
  let missed = 0;
  try {
    for await (const event of processor.events(await events.newest(processor.name))) {
      if (
        (event.site === null || event.site === processor.site) &&
        (await events.add(processor.name, event, null, new Date()))
      )
        missed += 1;
      if (++read >= MOST_EVENTS) break;
    }
  } catch (error) {
    if (!(error instanceof ProcessorUnreachable)) throw error;
  }
  return missed;
}

/** Looks at the processor's clock, and says in the log where it is too far from ours; `/healthz` says so too. */
async function lookAtClock({ processor, log }: PaymentDeps): Promise<void> {
  await processor?.lookAtClock();
  const apart = clocksApart([{ name: 'the payment processor', aheadMs: processor?.clockAheadMs() ?? null }]);
  if (apart.length > 0) log.warn({ apart }, 'two clocks differ: notices of the payment processor may be refused');
}

/** Settles what is open every minute until the returned function is called; that waits for work under way. */
export function startSweep(deps: PaymentDeps): () => Promise<void> {
  let looks = 0;
  const work = async () => {
    if (looks % CLOCK_EVERY === 0) await lookAtClock(deps);
    if (looks++ % READ_EVERY === 0) {
      await readMissedEvents(deps);
      await eventStore(deps.db).forgetOld(new Date());
      await triedCards(deps.db).forgetOld(new Date());
    }
    await sweepPayments(deps);
  };
  return startEvery({ everyMs: MINUTE_MS, work, failed: 'payments could not be swept', log: deps.log });
}

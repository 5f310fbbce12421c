import type { PaymentProcessor } from '#server/engines/payment/PaymentProcessor.ts';
import type { Database } from '#server/platform/db/database.ts';

import { eventStore } from './eventStore.ts';

/** What was put in line again. */
export interface Replayed {
  /** Notices of the processor that never reached this site. */
  missed: number;
  /** Notices that came since, and are worked once more. */
  again: number;
}

/**
 * Reads the processor's whole list of events and puts in line what never came, and once more what came since an
 * instant; the sweep of the site works them within a minute. What a notice names is fetched, so nothing that was right
 * changes.
 * @throws ProcessorUnreachable when the processor gives no answer
 */
export async function replayEvents(db: Database, processor: PaymentProcessor, since: Date): Promise<Replayed> {
  const events = eventStore(db);
  let missed = 0;
  for await (const event of processor.events(null)) {
    if (
      (event.site === null || event.site === processor.site) &&
      (await events.add(processor.name, event, null, new Date()))
    )
      missed += 1;
  }
  return { missed, again: await events.again(processor.name, since, new Date()) };
}

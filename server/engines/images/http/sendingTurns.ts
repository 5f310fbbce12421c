import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

import { createTurns, TurnMissed } from '#server/platform/limits/createTurns.ts';
import { networkOf } from '#server/platform/limits/networkOf.ts';

import { isQuick } from '../pixels/createPixels.ts';
import { QueueFull } from '../pixels/createWorkQueue.ts';
import type { ImageService } from './ImageService.ts';

/** Whole pages that are read, drawn or sent at once: each has megabytes, and a network gets one after the other. */
const AT_ONCE = { most: 2, mostOfOne: 1, patienceMs: 30_000 };
/** Milliseconds after which an answer that is still on its way to a slow reader keeps no one else waiting. */
const SLOW_MS = 2_000;

/** Turns of this copy of the server. */
export function createSendingTurns(limits = AT_ONCE): ImageService['sendingTurn'] {
  const inTurn = createTurns<string>(limits);
  return (reply, size, gone) =>
    isQuick(size)
      ? Promise.resolve()
      : new Promise((begin, refuse) => {
          const untilSent = async () => {
            begin();
            await Promise.race([once(reply.raw, 'close'), setTimeout(SLOW_MS, undefined, { ref: false })]);
          };
          inTurn(networkOf(reply.request.ip), untilSent, gone).catch((error: unknown) =>
            refuse(error instanceof TurnMissed ? new QueueFull() : error),
          );
        });
}

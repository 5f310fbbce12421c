import { setTimeout as delay } from 'node:timers/promises';

import type { Member } from './member.ts';
import { ME, searchFor } from './questions.ts';

/** Readers who go on asking through the balancer. */
export interface Load {
  /** Questions that were answered well, so far. */
  answered: () => number;
  /** What went wrong, so far: a status or a code, and what was asked. */
  faults: () => readonly string[];
  /** Faults that say that a member is not signed in. */
  signedOut: () => readonly string[];
  stop: () => Promise<void>;
}

const PAUSE_MS = 30;

const BAD = new Set(['SERVICE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR', 'UNAUTHENTICATED', 'STARTING']);

/** Starts visitors who search and members who ask for what is theirs. */
export function startLoad(origin: string, members: readonly Member[], visitors = 3): Load {
  let isOver = false;
  let answered = 0;
  const faults: string[] = [];
  const ask = async (name: string, question: () => Promise<{ status: number; codes: string[] }>) => {
    while (!isOver) {
      const found = await question().then(
        ({ status, codes }) => (status === 200 ? codes.find((code) => BAD.has(code)) : String(status)),
        (error: Error) => `torn: ${error.message}`,
      );
      if (found) faults.push(`${name}: ${found}`);
      else answered += 1;
      await delay(PAUSE_MS);
    }
  };
  const all = [
    ...members.map((member, n) => ask(`member ${n}`, () => member.at(origin).ask(ME))),
    ...Array.from({ length: visitors }, (_, n) => ask(`visitor ${n}`, () => searchFor(origin, 'Pinch'))),
  ];
  return {
    answered: () => answered,
    faults: () => faults,
    signedOut: () => faults.filter((fault) => fault.includes('UNAUTHENTICATED') || fault.includes('401')),
    async stop() {
      isOver = true;
      await Promise.all(all);
    },
  };
}

import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

import { answerStep } from '../inItsOwnProcess.ts';
import { createAttackClient } from './attackClient.ts';
import { dearWork } from './dearWork.ts';

/** An attack on a site of this machine. */
export interface AttackStep {
  port: number;
  /** How many attack, each with everything at once. */
  networks: number;
  /** Attempts of each with each kind of work, at most. */
  most: number;
  seconds: number;
  /** Images of pages that anyone may see. */
  pages: readonly string[];
}

/** How often each status was answered, by kind of work; `none` for no answer. */
export interface Attacked {
  answered: readonly { name: string; statuses: Record<string, number> }[];
}

/** Milliseconds between two attempts of one network. */
const PAUSE = 50;
/** An attack comes from elsewhere: what it costs its sender is not taken from the site. */
const NICENESS = 19;

async function attack({ port, networks, most, seconds, pages }: AttackStep): Promise<Attacked> {
  setPriority(NICENESS);
  const client = createAttackClient(port);
  const works = dearWork(port, pages);
  const answered = works.map(({ name }) => ({ name, statuses: {} as Record<string, number> }));
  const end = performance.now() + seconds * 1_000;
  const from = async (network: number): Promise<void> => {
    const address = `198.51.100.${network + 1}`;
    await Promise.all(
      works.map(async ({ once }, at) => {
        const { statuses = {} } = answered[at] ?? {};
        for (let turn = 0; turn < most && performance.now() < end; turn += 1) {
          for (const status of await once(client, address, network * 1_000 + turn).catch(() => ['none']))
            statuses[status] = (statuses[status] ?? 0) + 1;
          await delay(PAUSE);
        }
      }),
    );
  };
  try {
    await Promise.all(Array.from({ length: networks }, (_, network) => from(network)));
    return { answered };
  } finally {
    client.close();
  }
}

answerStep(attack);

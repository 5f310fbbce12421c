import { spawn } from 'node:child_process';

import { projectRoot } from '#server/platform/config/projectRoot.ts';
import type { Connection } from '#server/platform/db/openDatabase.ts';

import type { BillingSite } from './billingSite.ts';
import type { DeathOrder } from './paymentsThatDie.ts';

/**
 * Does something with payments in a process of its own.
 * @returns what it printed, and its code or the signal it ended by
 */
export function paymentsProcess(
  billing: BillingSite,
  task: DeathOrder['task'],
  at: DeathOrder['at'] | null = null,
): Promise<{ end: string | number | null; out: string }> {
  const { connection } = billing.db as typeof billing.db & { connection: Connection };
  const order: DeathOrder = {
    connection,
    sandboxUrl: billing.sandbox.url,
    publicUrl: billing.site.site.publicUrl,
    at,
    task,
  };
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'test/support/server/paymentsThatDie.ts', JSON.stringify(order)],
    { cwd: projectRoot(), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code, signal) => resolve({ end: signal ?? code, out })));
}

import type { FastifyInstance } from 'fastify';

import type { Log } from '#server/platform/config/log.ts';
import { SANDBOX_PATH, sandboxKeys } from '#server/platform/config/sandboxKeys.ts';
import type { Database } from '#server/platform/db/database.ts';

import { registerControl } from './control/registerControl.ts';
import { deliverEvents } from './events/deliverEvents.ts';
import { registerPages } from './pages/registerPages.ts';
import { prepareSandboxSchema } from './store/prepareSandboxSchema.ts';
import { registerWire } from './wire/registerWire.ts';

/** What the sandbox processor is started with. */
export interface SandboxOptions {
  db: Database;
  log: Log;
  mode: 'demo' | 'production';
  /** The site's secret, of which the keys of both sides are derived. */
  secret: string;
  /** Where browsers reach this processor, without the path. */
  ownUrl: string;
  /** Where members reach the site. */
  publicUrl: string;
  /**
   * Where the site takes notices: `publicUrl`, or a shorter way to the same. Read when one is sent, since a port may be
   * free to choose.
   */
  siteUrl: string;
  /** How late a late answer is, in milliseconds. Default 20 seconds. */
  lateMs?: number;
}

const LATE_MS = 20_000;

/**
 * The payment processor of demonstrations and tests: a part of Stripe's dialect, a card page, a bank's page, signed
 * notices, and a control page that makes all of it fail. It shares nothing with the site but the database server, reads
 * no cookie, and talks to the site over HTTP alone (docs/adr/0077).
 * @returns the address of its API, for SANDBOX_PROCESSOR_URL.
 * @throws Error in production mode.
 */
export async function registerSandboxProcessor(
  app: FastifyInstance,
  { db, log, mode, secret, ownUrl, publicUrl, siteUrl, lateMs = LATE_MS }: SandboxOptions,
): Promise<string> {
  if (mode === 'production') throw new Error('There is no sandbox processor in production.');
  await prepareSandboxSchema(db);
  const { apiKey, webhookSecret } = sandboxKeys(secret);
  const pages = { base: `${ownUrl}${SANDBOX_PATH}` };
  const siteOrigin = new URL(publicUrl).origin;
  const delivery = deliverEvents({
    db,
    log,
    webhookUrl: `${siteUrl}/api/payment-events/sandbox`,
    webhookSecret,
    pages,
  });
  app.addHook('onClose', () => delivery.stop());
  await app.register(
    (scope: FastifyInstance, _options: unknown, done: () => void) => {
      registerWire(scope, { db, log, apiKey, pages, wake: delivery.wake, lateMs });
      registerPages(scope, { db, log, pages, siteOrigin, wake: delivery.wake, lateMs });
      registerControl(scope, { db, pages, siteOrigin, wake: delivery.wake });
      done();
    },
    { prefix: SANDBOX_PATH },
  );
  return pages.base;
}

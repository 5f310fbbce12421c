import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import Fastify, { type FastifyInstance } from 'fastify';

import { openProcessor } from '#server/engines/payment/openProcessor.ts';
import type { PaymentProcessor } from '#server/engines/payment/PaymentProcessor.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { registerSandboxProcessor } from '#tools/sandbox-processor/registerSandboxProcessor.ts';

/** A notice as it arrived. */
export interface Notice {
  raw: Buffer;
  signature: string;
}

/** A sandbox processor that listens, and the site's way to it. */
export interface TestSandbox {
  processor: PaymentProcessor;
  /** Address of its pages and its API, without a final slash. */
  url: string;
  /** Every notice that arrived, in order. */
  notices: Notice[];
  /** Sets what goes wrong, as the control page does; true when it was done. */
  control: (path: string, values?: Record<string, string | number | boolean>) => Promise<boolean>;
  /** What a browser sends from the card page or the bank's page; redirects are not followed. */
  press: (url: string, fields: Record<string, string>) => Promise<Response>;
  close: () => Promise<void>;
}

/** What differs from one test to the next. */
export interface SandboxSite {
  /** Where members reach the site. Default http://localhost:3000. */
  publicUrl?: string;
  /** Takes notices like the site does. Default: it only collects them. */
  app?: Pick<FastifyInstance, 'inject'>;
  /** Status that a notice is answered with where no app takes it. Default 200. */
  answer?: () => number;
  /** How late a late answer is. Default 50 milliseconds. */
  lateMs?: number;
  offersPaypal?: boolean;
}

/** Starts a sandbox processor on a free port. Its tables are in the test's database, in a schema of their own. */
export async function startSandbox(
  db: Database,
  {
    publicUrl = 'http://localhost:3000',
    app: site,
    answer = () => 200,
    lateMs = 50,
    offersPaypal = false,
  }: SandboxSite = {},
): Promise<TestSandbox> {
  const settings = readSettings({ PUBLIC_URL: publicUrl, PAYMENT_PAYPAL: offersPaypal ? 'on' : 'off' });
  const notices: Notice[] = [];
  const app = Fastify({ logger: false });
  const server = createServer((request, response) => app.routing(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ownUrl = `http://127.0.0.1:${port}`;

  void app.register((scope: FastifyInstance, _options: unknown, done: () => void) => {
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post<{ Body: Buffer }>('/api/payment-events/sandbox', async (request, reply) => {
      const signature = String(request.headers['stripe-signature']);
      notices.push({ raw: request.body, signature });
      if (!site) return reply.code(answer()).send();
      const answered = await site.inject({
        method: 'POST',
        url: '/api/payment-events/sandbox',
        payload: request.body,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      });
      return reply.code(answered.statusCode).send();
    });
    done();
  });
  await registerSandboxProcessor(app, {
    db,
    log: silentLog,
    mode: 'demo',
    secret: settings.secret,
    ownUrl,
    publicUrl,
    siteUrl: ownUrl,
    lateMs,
  });
  await app.ready();

  const url = `${ownUrl}/sandbox-processor`;
  const processor = openProcessor({ ...settings, payment: { ...settings.payment, sandboxUrl: url } });
  if (!processor) throw new Error('There is no processor.');
  return {
    processor,
    url,
    notices,
    async control(path, values = {}) {
      const answered = await fetch(`${url}/control${path}`, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(values),
      });
      return answered.ok;
    },
    press: (target, fields) =>
      fetch(target, {
        method: 'POST',
        redirect: 'manual',
        headers: { accept: 'text/html' },
        body: new URLSearchParams(fields),
      }),
    async close() {
      await app.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What a person types to pay with a test card. */
export const typed = (number: string, expiry = '12/40'): Record<string, string> => ({
  number,
  expiry,
  code: '123',
  name: 'A. Member',
  action: 'pay',
});

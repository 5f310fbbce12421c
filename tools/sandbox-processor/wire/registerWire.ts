import { timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';

import { takeFault } from '../control/controlStore.ts';
import { cutConnection } from '../cutConnection.ts';
import { takeForms } from '../takeForms.ts';
import { answerOnce } from './answerOnce.ts';
import { CUSTOMER_ROUTES } from './customerRoutes.ts';
import { Params } from './params.ts';
import { PAYMENT_ROUTES } from './paymentRoutes.ts';
import { REFUND_ROUTES } from './refundRoutes.ts';
import { SESSION_ROUTES } from './sessionRoutes.ts';
import type { Pages } from './toWire.ts';
import { WireError } from './WireError.ts';
import type { WireRoute } from './wireRoute.ts';

/** What the dialect is answered with. */
export interface WireOptions {
  db: Database;
  log: Log;
  apiKey: string;
  pages: Pages;
  /** Called when something was noted that is to be sent. */
  wake: () => void;
  /** How late a late answer is, in milliseconds. */
  lateMs: number;
}

const ROUTES: readonly WireRoute[] = [...CUSTOMER_ROUTES, ...SESSION_ROUTES, ...PAYMENT_ROUTES, ...REFUND_ROUTES];
const BODY_LIMIT = 65_536;

const isKey = (header: string | undefined, apiKey: string): boolean => {
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${apiKey}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};

const send = (reply: FastifyReply, status: number, answer: object) =>
  reply.code(status).header('cache-control', 'no-store').send(answer);

/** Every address of the dialect. Calls without the key are refused before anything else. */
export function registerWire(app: FastifyInstance, { db, log, apiKey, pages, wake, lateMs }: WireOptions): void {
  const serve =
    (route: WireRoute) => async (request: FastifyRequest<{ Params: { id?: string } }>, reply: FastifyReply) => {
      const fault = await takeFault(db);
      if (fault && fault.answer !== 'cut')
        return send(reply, fault.answer, {
          error: {
            type: 'api_error',
            message: 'The sandbox was asked to fail.',
            ...(fault.answer === 429 && { code: 'rate_limit' }),
          },
        });
      const spoiled = new Set<'late' | 'cut'>(fault ? ['cut'] : []);
      const text =
        route.method === 'GET'
          ? (request.url.split('?', 2)[1] ?? '')
          : typeof request.body === 'string'
            ? request.body
            : '';
      const params = new Params(text);
      const work = (tx: Database) =>
        route.answer({
          tx,
          params,
          id: request.params.id ?? '',
          expand: params.list('expand'),
          pages,
          spoil: (how) => void spoiled.add(how),
        });
      const key = request.headers['idempotency-key'];
      const asked = {
        key: route.method === 'POST' && typeof key === 'string' ? key : null,
        request: `${request.url} ${text}`,
        isCut: () => spoiled.has('cut'),
      };
      const { status, answer, isReplayed, isCut } = await answerOnce(db, asked, work);
      wake();
      if (isReplayed) void reply.header('idempotent-replayed', 'true');
      if (isCut) return cutConnection(reply);
      if (spoiled.has('late')) await delay(lateMs, undefined, { ref: false });
      return send(reply, status, answer);
    };

  void app.register((scope: FastifyInstance, _options: unknown, done: () => void) => {
    takeForms(scope, BODY_LIMIT);
    scope.addHook('onRequest', async (request) => {
      if (!isKey(request.headers.authorization, apiKey))
        throw new WireError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
    });
    scope.setErrorHandler((error, _request, reply) => {
      if (error instanceof WireError) return send(reply, error.status, error.body);
      const status = (error as { statusCode?: number }).statusCode ?? 500;
      if (status >= 500) log.error({ err: error }, 'the sandbox processor failed');
      return send(reply, status, {
        error: {
          type: status < 500 ? 'invalid_request_error' : 'api_error',
          message: status < 500 ? 'The request cannot be read.' : 'An unexpected failure.',
        },
      });
    });
    for (const route of ROUTES)
      scope.route<{ Params: { id?: string } }>({ method: route.method, url: route.path, handler: serve(route) });
    done();
  });
}

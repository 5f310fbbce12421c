import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Database } from '#server/platform/db/database.ts';

import { listEvents } from '../eventStore.ts';
import { sendPage } from '../pages/layout.ts';
import { list } from '../store/objectStore.ts';
import { takeForms } from '../takeForms.ts';
import type { Pages } from '../wire/toWire.ts';
import { CONTROL_ACTIONS, type Values } from './controlActions.ts';
import { controlPage, type ControlView } from './controlPage.ts';
import { readControl } from './controlStore.ts';

/** What the control page and its API are served with. */
export interface ControlOptions {
  db: Database;
  pages: Pages;
  siteOrigin: string;
  wake: () => void;
}

const BODY_LIMIT = 8_192;
const SHOWN = 100;
const SEE_OTHER = 303;

/** Values of a form or of a JSON object. */
function valuesOf(body: unknown): Values {
  if (typeof body === 'string') {
    const form = new URLSearchParams(body);
    return (name) => form.get(name) ?? '';
  }
  const fields: Readonly<Record<string, unknown>> = typeof body === 'object' && body !== null ? { ...body } : {};
  return (name) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return value === true ? 'on' : typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
}

const wantsJson = ({ headers }: FastifyRequest): boolean => !(headers.accept ?? '').includes('text/html');

async function viewOf(db: Database): Promise<ControlView> {
  const [control, payments, disputes, events] = await Promise.all([
    readControl(db),
    list(db, 'intent', { limit: SHOWN }),
    list(db, 'dispute', { limit: SHOWN }),
    listEvents(db, { limit: SHOWN }),
  ]);
  return { control, payments, disputes, events };
}

/** What makes the sandbox fail on purpose: a page, and the same as an API that takes forms or JSON and answers JSON. */
export function registerControl(app: FastifyInstance, { db, pages, siteOrigin, wake }: ControlOptions): void {
  const base = `${pages.base}/control`;
  void app.register((scope: FastifyInstance, _options: unknown, done: () => void) => {
    takeForms(scope, BODY_LIMIT);
    scope.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
      const from = request.headers['sec-fetch-site'];
      if (request.method === 'POST' && from !== undefined && from !== 'same-origin' && from !== 'none')
        return reply.code(403).send({ error: 'Only this page may do that.' });
      return undefined;
    });
    scope.get('/control', async (request, reply) => {
      const view = await viewOf(db);
      return wantsJson(request)
        ? reply.header('cache-control', 'no-store').send(view)
        : sendPage(reply, controlPage(view, new URL(base).pathname), siteOrigin);
    });
    for (const [path, act] of Object.entries(CONTROL_ACTIONS)) {
      scope.post<{ Params: { id?: string } }>(`/control${path}`, async (request, reply) => {
        const isDone = await db.transaction((tx) => act(tx, valuesOf(request.body), request.params.id ?? '', pages));
        wake();
        if (wantsJson(request)) return reply.code(isDone ? 200 : 422).send({ done: isDone });
        return reply.redirect(base, SEE_OTHER);
      });
    }
    done();
  });
}

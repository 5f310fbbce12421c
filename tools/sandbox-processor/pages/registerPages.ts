import { setTimeout as delay } from 'node:timers/promises';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';

import { answerBank } from '../bank/attempt.ts';
import { readCard, type TypedCard } from '../bank/readCard.ts';
import { cutConnection } from '../cutConnection.ts';
import { find } from '../store/objectStore.ts';
import { takeForms } from '../takeForms.ts';
import type { Pages } from '../wire/toWire.ts';
import { cardPage } from './cardPage.ts';
import { sendPage } from './layout.ts';
import { bankPage, closedPage, faultPage, missingPage } from './otherPages.ts';
import { nextUrl, payOnPage } from './payOnPage.ts';

/** What the pages are served with. */
export interface PageOptions {
  db: Database;
  log: Log;
  pages: Pages;
  /** Origin of the site that payments come from. */
  siteOrigin: string;
  wake: () => void;
  /** How late a late answer is, in milliseconds. */
  lateMs: number;
}

type Asked = FastifyRequest<{ Params: { id: string } }>;

const BODY_LIMIT = 8_192;
/** See another: the browser asks for the next page with GET. */
const SEE_OTHER = 303;

/** The fields of a form; anything else than a form has none. */
function formOf(request: FastifyRequest): (name: string) => string {
  const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
  return (name) => form.get(name) ?? '';
}

/** The card page and the bank's page. They read no cookie, and need no script. */
export function registerPages(app: FastifyInstance, { db, log, pages, siteOrigin, wake, lateMs }: PageOptions): void {
  const siteName = new URL(siteOrigin).host;
  const lead = (reply: FastifyReply, url: string | null) =>
    url === null
      ? sendPage(reply, closedPage(true, null), siteOrigin)
      : reply.header('cache-control', 'no-store').redirect(url, SEE_OTHER);

  /** What an ended page shows. */
  const showEnded = async (reply: FastifyReply, id: string) => {
    const session = await find(db, 'session', id);
    if (!session) return sendPage(reply, missingPage, siteOrigin);
    return sendPage(
      reply,
      closedPage(session.status === 'complete', session.status === 'complete' ? session.successUrl : session.cancelUrl),
      siteOrigin,
    );
  };

  const showCard = async (request: Asked, reply: FastifyReply) => {
    const session = await find(db, 'session', request.params.id);
    return session?.status === 'open'
      ? sendPage(reply, cardPage(session, siteName), siteOrigin)
      : showEnded(reply, request.params.id);
  };

  const takeCard = async (request: Asked, reply: FastifyReply) => {
    const { id } = request.params;
    const value = formOf(request);
    const session = await find(db, 'session', id);
    if (session?.status === 'complete') return lead(reply, session.successUrl);
    if (session?.status !== 'open') return showEnded(reply, id);
    if (value('action') === 'cancel') return lead(reply, session.cancelUrl);
    const isPaypal = value('action') === 'paypal' && session.offersPaypal;
    const typed: TypedCard = {
      number: value('number'),
      expiry: value('expiry'),
      code: value('code'),
      name: value('name'),
    };
    const read = isPaypal ? null : readCard(typed, new Date());
    if (Array.isArray(read)) return sendPage(reply, cardPage(session, siteName, read), siteOrigin);

    const intent = await db.transaction((tx) => payOnPage(tx, id, read, pages));
    wake();
    if (!intent) {
      const now = await find(db, 'session', id);
      return now?.status === 'complete' ? lead(reply, now.successUrl) : showEnded(reply, id);
    }
    if (read?.card.answer === 'late') await delay(lateMs, undefined, { ref: false });
    if (read?.card.answer === 'cut') return cutConnection(reply);
    return lead(reply, await nextUrl(db, intent, pages));
  };

  const showBank = async (request: Asked, reply: FastifyReply) => {
    const intent = await find(db, 'intent', request.params.id);
    if (!intent) return sendPage(reply, missingPage, siteOrigin);
    if (intent.status === 'requires_action') return sendPage(reply, bankPage(intent, siteName), siteOrigin);
    return sendPage(reply, closedPage(intent.status === 'succeeded', await nextUrl(db, intent, pages)), siteOrigin);
  };

  const takeAnswer = async (request: Asked, reply: FastifyReply) => {
    const answer = formOf(request)('answer');
    if (answer !== 'approve' && answer !== 'refuse') return showBank(request, reply);
    const intent = await db.transaction((tx) => answerBank(tx, request.params.id, answer === 'approve', pages));
    wake();
    return intent ? lead(reply, await nextUrl(db, intent, pages)) : sendPage(reply, missingPage, siteOrigin);
  };

  void app.register((scope: FastifyInstance, _options: unknown, done: () => void) => {
    takeForms(scope, BODY_LIMIT);
    scope.setErrorHandler((error, _request, reply) => {
      const status = (error as { statusCode?: number }).statusCode ?? 500;
      if (status >= 500) log.error({ err: error }, 'a page of the sandbox processor failed');
      return sendPage(reply, faultPage(status), siteOrigin);
    });
    scope.get('/pay/:id', showCard);
    scope.post('/pay/:id', takeCard);
    scope.get('/bank/:id', showBank);
    scope.post('/bank/:id', takeAnswer);
    done();
  });
}

import { hkdfSync } from 'node:crypto';

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';

import { CONSENT_COOKIE, CONSENT_GROUPS, parseConsent } from '#domain/kernel/consent/consentGroups.ts';
import { IN_APP_COUNT } from '#domain/messages/in-app/inAppMessage.ts';
import { isForReader } from '#domain/messages/in-app/isForReader.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { Database } from '#server/platform/db/database.ts';
import { admitOwnPages } from '#server/platform/http/admitOwnPages.ts';
import { cookieOf } from '#server/platform/http/cookieOf.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import { createInAppStore, IN_APP_EVENTS, type InAppEvent } from './inAppStore.ts';

const AUDIENCE = 'in-app';
const LIFETIME = '10m';

/** Tokens that connect a browser to the messaging provider. */
interface InAppTokens {
  /** For a signed-in member: good for ten minutes, and for messages in the browser only. */
  sign: (memberId: number) => Promise<string>;
  /** Whose token it is; null for one that is not good, or was made for something else. */
  memberOf: (token: string) => Promise<number | null>;
}

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    inAppTokens: InAppTokens;
  }
}

/** Makes and reads such tokens with a key of their own. @param secret - the site's, of which the key is derived */
export function createInAppTokens(secret: string): InAppTokens {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'muniment in-app messages', 32));
  return {
    sign: (memberId) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(memberId))
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(LIFETIME)
        .sign(key),
    memberOf: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, { audience: AUDIENCE, algorithms: ['HS256'] });
        return /^\d{1,15}$/u.test(payload.sub ?? '') ? Number(payload.sub) : null;
      } catch {
        return null;
      }
    },
  };
}

/** What our own provider of messages needs. */
export interface InAppOptions {
  db: Database;
  publicUrl: string;
  tokens: InAppTokens;
  readerOf: Identity['readerOf'];
}

const BODY_LIMIT = 1024;
/** A minute's worth from one network, and from all of them. */
const PER_NETWORK = { points: 1200, duration: 60 };
const ALTOGETHER = { points: 30_000, duration: 60 };

/** Whether the consent cookie says yes to functional storage; anything unreadable is no yes. */
function allowsFunctional({ headers }: FastifyRequest): boolean {
  try {
    return parseConsent(cookieOf(headers.cookie, CONSENT_COOKIE))[CONSENT_GROUPS.functional] === true;
  } catch {
    return false;
  }
}

const isEvent = (kind: unknown): kind is InAppEvent => IN_APP_EVENTS.some((one) => one === kind);

/**
 * Mounts the provider of messages that comes with the site: `GET /api/in-app/messages?count=20`, what the member of the
 * token may be shown, and `POST /api/in-app/events`, what they did with a message. Answers 401 without a good token,
 * 403 to pages from elsewhere.
 */
export function registerInApp(app: FastifyInstance, { db, publicUrl, tokens, readerOf }: InAppOptions): void {
  const store = createInAppStore(db);
  const onRequest = admitOwnPages({ db, publicUrl, name: 'inApp', ofNetwork: PER_NETWORK, ofAll: ALTOGETHER });
  const memberOf = async ({ headers }: FastifyRequest): Promise<number | null> =>
    tokens.memberOf(/^Bearer (\S+)$/u.exec(headers.authorization ?? '')?.[1] ?? '');

  app.get<{ Querystring: { count?: string } }>('/api/in-app/messages', { onRequest }, async (request, reply) => {
    const memberId = await memberOf(request);
    const viewer = memberId === null ? null : await readerOf(memberId);
    if (memberId === null || viewer === null) return sendProblem(request, reply, problemOf(401));
    const [messages, plan] = await Promise.all([store.running(memberId), store.plan(memberId)]);
    const reader = { groups: viewer.groups, flags: viewer.flags, plan, allowsFunctional: allowsFunctional(request) };
    const most = Math.min(Number(request.query.count) || IN_APP_COUNT, IN_APP_COUNT);
    const inAppMessages = messages
      .filter((one) => isForReader(one, { ...reader, timesShown: one.timesShown, isDone: one.isDone }))
      .slice(0, most)
      .map(({ message }) => message);
    return reply.header('cache-control', 'no-store').send({ inAppMessages });
  });

  app.post('/api/in-app/events', { onRequest, bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const memberId = await memberOf(request);
    if (memberId === null) return sendProblem(request, reply, problemOf(401));
    const { messageId, kind } = (request.body ?? {}) as { messageId?: unknown; kind?: unknown };
    if (typeof messageId !== 'string' || !isEvent(kind) || !(await store.note(memberId, storedId(messageId), kind)))
      return sendProblem(request, reply, problemOf(400));
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

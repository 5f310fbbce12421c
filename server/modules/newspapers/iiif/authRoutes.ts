import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { StoredName } from '#domain/kernel/consent/storedItems.ts';
import { AUTH_TEXTS } from '#domain/newspapers/iiif/authServices.ts';
import { NEWSPAPER_IIIF } from '#domain/newspapers/iiif/iiifAddresses.ts';
import { CONTEXTS, english } from '#domain/newspapers/iiif/iiifContexts.ts';
import { onlooker } from '#server/engines/images/http/ImageService.ts';

import { AUTH_SCRIPTS, sendDone, sendEnded, sendForeign, sendMessage, sendSignIn } from './authPages.ts';
import { type IiifService, tooMuch } from './IiifService.ts';
import { readPass, writePass } from './viewerPass.ts';

/** Seconds that a viewer's token is good for, and the cookie that its reader asks for tokens with. */
const TOKEN_SECONDS = 300;
const COOKIE_SECONDS = 3_600;
const COOKIE: StoredName<'cookie'> = 'iiif_viewer';
const COOKIE_PATH = `${NEWSPAPER_IIIF}/auth`;
const LONGEST_MESSAGE_ID = 200;

type Asked = { Querystring: { origin?: unknown; messageId?: unknown } };

/** What the standard calls the ways in which a token can be refused. */
type Refusal = 'invalidRequest' | 'invalidOrigin' | 'missingAspect' | 'invalidAspect' | 'expiredAspect';

const REFUSALS: Readonly<Record<Refusal, { heading: string; note: string }>> = {
  invalidRequest: { heading: AUTH_TEXTS.failed, note: AUTH_TEXTS.failedNote },
  invalidOrigin: { heading: AUTH_TEXTS.foreign, note: AUTH_TEXTS.foreignNote },
  missingAspect: { heading: AUTH_TEXTS.failed, note: AUTH_TEXTS.failedNote },
  invalidAspect: { heading: AUTH_TEXTS.failed, note: AUTH_TEXTS.failedNote },
  expiredAspect: { heading: AUTH_TEXTS.failed, note: AUTH_TEXTS.failedNote },
};

/** An origin as a browser writes it; null for anything else. */
function originOf(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const { origin, protocol } = new URL(value);
  return origin === value && (protocol === 'https:' || protocol === 'http:') ? origin : null;
}

const cookieIn = (request: FastifyRequest): string | null =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([^;\\s]+)`, 'u').exec(request.headers.cookie ?? '')?.[1] ?? null;

/**
 * Sent by frames in other sites too, which the cookie of the session is not; so it must be secure and opens nothing but
 * tokens for the one viewer it was made for.
 */
const cookieFor = (value: string, seconds: number): string =>
  `${COOKIE}=${value}; Path=${COOKIE_PATH}; Max-Age=${seconds}; HttpOnly; Secure; SameSite=None`;

/** The access, token and sign-out services of Authorization Flow 2, against the site's own sign-in. */
export function registerAuthRoutes(app: FastifyInstance, service: IiifService): void {
  const { identity, publicUrl } = service;
  const isAllowed = (origin: string) => origin === publicUrl || service.viewers.includes(origin);
  const after = (seconds: number) => Date.now() + seconds * 1000;

  app.get<Asked>(`${NEWSPAPER_IIIF}/auth/access`, async (request, reply) => {
    const origin = originOf(request.query.origin);
    if (origin === null || !isAllowed(origin)) return sendForeign(reply);
    const viewer = await onlooker(identity, request);
    const pass = writePass({ kind: 'cookie', origin, until: after(COOKIE_SECONDS) });
    const isLent = viewer.memberId !== null && (await identity.lendTicket(pass, { cookie: request.headers.cookie }));
    if (!isLent) return sendSignIn(reply, `${COOKIE_PATH}/access?${new URLSearchParams({ origin }).toString()}`);
    return sendDone(reply.header('set-cookie', cookieFor(pass, COOKIE_SECONDS)));
  });

  /** Lends a token, or says why not. */
  async function tokenFor(request: FastifyRequest, origin: string): Promise<{ token: string } | Refusal> {
    const token = writePass({ kind: 'token', origin, until: after(TOKEN_SECONDS) });
    const shown = cookieIn(request);
    const pass = shown === null ? null : readPass(shown);
    // Frames of the site itself, and of its neighbours, bring the session's own cookie.
    const viewer = shown === null ? await onlooker(identity, request) : null;
    if (viewer)
      return viewer.memberId !== null && (await identity.lendTicket(token, { cookie: request.headers.cookie }))
        ? { token }
        : 'missingAspect';
    if (shown === null || pass?.kind !== 'cookie' || pass.origin !== origin) return 'invalidAspect';
    if (pass.until <= Date.now()) return 'expiredAspect';
    return (await identity.lendTicket(token, { ticket: shown })) ? { token } : 'expiredAspect';
  }

  app.get<Asked>(`${NEWSPAPER_IIIF}/auth/token`, async (request, reply) => {
    const { messageId } = request.query;
    const origin = originOf(request.query.origin);
    const wait = await service.takeText(request.ip);
    if (wait !== null) return tooMuch(reply, wait);
    if (origin === null) return sendForeign(reply);
    const answer =
      typeof messageId !== 'string' || messageId.length > LONGEST_MESSAGE_ID
        ? 'invalidRequest'
        : isAllowed(origin)
          ? await tokenFor(request, origin)
          : 'invalidOrigin';
    const named = { '@context': CONTEXTS.auth, messageId: String(messageId ?? '').slice(0, LONGEST_MESSAGE_ID) };
    if (typeof answer === 'object')
      return sendMessage(
        reply,
        { ...named, type: 'AuthAccessToken2', accessToken: answer.token, expiresIn: TOKEN_SECONDS },
        origin,
      );
    const { heading, note } = REFUSALS[answer];
    return sendMessage(
      reply,
      { ...named, type: 'AuthAccessTokenError2', profile: answer, heading: english(heading), note: english(note) },
      origin,
    );
  });

  app.get(`${NEWSPAPER_IIIF}/auth/logout`, async (_request, reply) =>
    sendEnded(reply.header('set-cookie', cookieFor('', 0))),
  );

  for (const { path, text } of Object.values(AUTH_SCRIPTS)) {
    app.get(path, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
    );
  }
}

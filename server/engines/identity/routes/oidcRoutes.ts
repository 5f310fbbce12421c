import type { IncomingMessage } from 'node:http';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';

import type { Problem } from '#server/platform/http/plainPage.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import { rememberReaderAddress } from '../sessions/readerAddress.ts';
import type { RateLimits } from '../signing/rateLimits.ts';
import { pinOrigin } from './pinOrigin.ts';

const PREFIX = '/oidc';
/** What a browser opens to begin something, which the provider keeps with the parameters it came with. */
const KEEPING = /^\/oidc\/(?:auth|session\/end)\/*$/iu;
/** Of these, what keeps nothing for a stranger where it is asked without a question. Signing out knows no `prompt`. */
const SILENT = /^\/oidc\/auth\/*$/iu;
/**
 * Longest parameter, and longest `state` and `nonce`: they are kept, and sent back, as they came. An `id_token_hint` is
 * a token of ours.
 */
const LONGEST = { other: 512, state: 256, nonce: 256, id_token_hint: 4096 };
/** Of all together; the application of this site sends some five hundred characters. */
const MOST_TOGETHER = 4096 + 2048;

/** Whether the parameters of such a request are as short as any honest ones. */
function areShort(search: URLSearchParams): boolean {
  const longest = (name: string): number =>
    Object.hasOwn(LONGEST, name) ? LONGEST[name as keyof typeof LONGEST] : LONGEST.other;
  return (
    search.toString().length <= MOST_TOGETHER &&
    [...search].every(([name, value]) => name.length <= LONGEST.other && value.length <= longest(name))
  );
}

/**
 * What is wrong with a request that would be kept, or null: the provider would take its parameters from a body as well,
 * however long.
 */
async function problemWith(
  { method, url, ip }: FastifyRequest,
  reply: FastifyReply,
  limits: Pick<RateLimits, 'countQuestion'>,
): Promise<Problem | null> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (!KEEPING.test(pathname)) return null;
  if (method !== 'GET' && method !== 'HEAD') return problemOf(405);
  if (!areShort(searchParams)) return problemOf(400);
  const isSilent = SILENT.test(pathname) && searchParams.getAll('prompt').join(' ') === 'none';
  const wait = isSilent ? null : await limits.countQuestion(ip);
  if (wait === null) return null;
  void reply.header('retry-after', String(wait));
  return problemOf(429);
}

/**
 * Hands /oidc/* to the provider, with the body unread: it reads the stream itself. What it would keep for anyone who
 * asks is counted by network and has a longest length.
 */
export async function registerOidcRoutes(
  app: FastifyInstance,
  provider: () => Provider,
  publicUrl: string,
  limits: Pick<RateLimits, 'countQuestion'>,
): Promise<void> {
  await app.register((scope: FastifyInstance, _options: unknown, done: () => void) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
    scope.all(`${PREFIX}/*`, async (request, reply) => {
      const problem = await problemWith(request, reply, limits);
      if (problem) return sendProblem(request, reply, problem);
      reply.hijack();
      const raw: IncomingMessage & { originalUrl?: string | undefined } = request.raw;
      rememberReaderAddress(raw, request.ip);
      pinOrigin(raw, publicUrl);
      // The provider makes its own addresses from the difference between the two.
      raw.originalUrl = raw.url;
      raw.url = raw.url?.slice(PREFIX.length);
      void provider().callback()(raw, reply.raw);
      return reply;
    });
    done();
  });
}

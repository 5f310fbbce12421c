import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { UserError } from '#server/platform/config/UserError.ts';

import type { Health } from './health.ts';
import { PROBLEM_PAGE_POLICY, renderProblemPage } from './plainPage.ts';
import { problemOf } from './problems.ts';
import { securityHeaders } from './securityHeaders.ts';

/** The socket of the site: open from the first moment, so that no one is refused while the site starts. */
export interface SiteSocket {
  port: number;
  /** From here on every request goes to the application. */
  handOver(listener: RequestListener): void;
  /** Still takes requests, and has callers make their next one on another connection. */
  drain(): void;
  /** Takes no new requests and waits for those under way, ten seconds at most. */
  close(): Promise<void>;
}

interface Address {
  host: string;
  /** 0 takes a free one. */
  port: number;
  /** Where readers reach the site; with https, browsers must use it from then on. */
  publicUrl: string;
  siteName: string;
  /** Browsers must use https for subdomains, too. Default no. */
  coversSubdomains?: boolean;
}

const RETRY_AFTER_SECONDS = 2;
const PATIENCE_MS = 10_000;
const SWEEP_MS = 50;
/** Longer than the usual 60 seconds of a reverse proxy, so that it is never we who close on its next request. */
const KEEP_ALIVE_MS = 72_000;

/** Answers while there is no application yet: health as it is, everything else with "in a moment". */
function answerWhileStarting(
  health: Health,
  siteName: string,
  headers: Record<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const target = request.url ?? '/';
  const write = (type: string, body: string, status = 503) => {
    response
      .writeHead(status, {
        'content-type': type,
        'cache-control': 'no-store',
        ...(status === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
      })
      .end(request.method === 'HEAD' ? '' : body);
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  request.resume();
  if (/^\/livez(?:\?|$)/.test(target)) return write('application/json; charset=utf-8', '{"live":true}', 200);
  if (/^\/healthz(?:\?|$)/.test(target))
    return write('application/json; charset=utf-8', JSON.stringify(health.report()));

  const { step } = health;
  const problem = {
    ...problemOf(503),
    code: 'STARTING',
    title: `${siteName} is starting`,
    text: `Now: ${step?.name ?? 'stopping'}. This page comes by itself.`,
  };
  const message = 'The site is starting. Try again in a moment.';
  if (target.startsWith('/graphql')) {
    return write(
      'application/json; charset=utf-8',
      JSON.stringify({ errors: [{ message, extensions: { code: 'STARTING' } }] }),
    );
  }
  if (!(request.headers.accept ?? '').includes('text/html')) {
    return write('application/json; charset=utf-8', JSON.stringify({ error: { code: 'STARTING', message } }));
  }
  response.setHeader('content-security-policy', PROBLEM_PAGE_POLICY);
  return write(
    'text/html; charset=utf-8',
    renderProblemPage(siteName, problem, {
      requestId: null,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      progress: step?.progress ?? null,
    }),
  );
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(new UserError(`Port ${port} on ${host} is in use: stop what listens there, or set PORT.`));
      else if (error.code === 'EACCES')
        reject(new UserError(`Port ${port} on ${host} needs more rights: set PORT to 1024 or above.`));
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
        reject(new UserError(`HOST ${host} is no address of this machine.`));
      else reject(error);
    });
    server.listen({ host, port }, resolve);
  });
}

/**
 * Opens the socket at once. Until `handOver`, a caller learns how far the start has come.
 * @throws UserError when the address cannot be had.
 */
export async function openSocket(
  { host, port, publicUrl, siteName, coversSubdomains }: Address,
  health: Health,
): Promise<SiteSocket> {
  const headers = securityHeaders(publicUrl.startsWith('https:'), {}, coversSubdomains);
  let listener: RequestListener = (request, response) =>
    answerWhileStarting(health, siteName, headers, request, response);
  let isDraining = false;
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    if (isDraining) response.setHeader('connection', 'close');
    listener(request, response);
  });
  await listen(server, host, port);
  return {
    port: (server.address() as AddressInfo).port,
    handOver(next) {
      listener = next;
    },
    drain() {
      isDraining = true;
    },
    async close() {
      isDraining = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A connection that was busy when the door closed stays open after its answer, for the next request it will not
      // get.
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
      const deadline = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
      await closed;
      clearInterval(sweep);
      clearTimeout(deadline);
    },
  };
}

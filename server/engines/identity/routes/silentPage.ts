import type { FastifyInstance } from 'fastify';

/**
 * Where a silent sign-in comes back to: the answer is in the address. Tabs of earlier versions of the site have it in a
 * frame.
 */
export const SILENT_PAGE_PATH = '/interaction/silent.html';
const SCRIPT_PATH = '/interaction/silent.js';

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Signing in</title><script src="${SCRIPT_PATH}"></script></head><body></body></html>
`;

/** Hands the answer in the address to the page around the frame, in the words oidc-client-ts listens for. */
const SCRIPT = "parent.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin);\n";

/**
 * Serves the page of the silent sign-in, which is allowed in a frame of the site's own.
 * @param appOrigins - pages that may hold the site itself in a frame: every page around a frame must be allowed.
 */
export function registerSilentPage(app: FastifyInstance, appOrigins: readonly string[] = []): void {
  const policy = `default-src 'none'; script-src 'self'; frame-ancestors ${["'self'", ...appOrigins].join(' ')}; base-uri 'none'`;
  app.get(SILENT_PAGE_PATH, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .headers(appOrigins.length === 0 ? { 'x-frame-options': 'SAMEORIGIN' } : {})
      .header('cache-control', 'no-store')
      .send(PAGE),
  );
  app.get(SCRIPT_PATH, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=3600').send(SCRIPT),
  );
}

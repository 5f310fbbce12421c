import type { FastifyInstance } from 'fastify';

/** Where a silent sign-in comes back to, inside a frame of the site's own page. */
export const SILENT_PAGE_PATH = '/interaction/silent.html';
const SCRIPT_PATH = '/interaction/silent.js';

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Signing in</title><script src="${SCRIPT_PATH}"></script></head><body></body></html>
`;

/** Hands the answer in the address to the page around the frame, in the words oidc-client-ts listens for. */
const SCRIPT = "parent.postMessage({ source: 'oidc-client', url: location.href, keepOpen: false }, location.origin);\n";

/** Serves the page of the silent sign-in, the only one of the site allowed in a frame, and only in its own. */
export function registerSilentPage(app: FastifyInstance): void {
  app.get(SILENT_PAGE_PATH, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; script-src 'self'; frame-ancestors 'self'; base-uri 'none'")
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .send(PAGE),
  );
  app.get(SCRIPT_PATH, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=3600').send(SCRIPT),
  );
}

import type { FastifyInstance } from 'fastify';

/** Where the script is that sends the sign-out form; the Content-Security-Policy allows no script in the page. */
export const SUBMIT_SCRIPT_PATH = '/interaction/submit.js';

const SCRIPT = "document.querySelector('[data-submit]').click();\n";

/** Serves the script of the sign-out page. */
export function registerSubmitScript(app: FastifyInstance): void {
  app.get(SUBMIT_SCRIPT_PATH, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=3600').send(SCRIPT),
  );
}

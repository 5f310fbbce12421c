import type { FastifyInstance } from 'fastify';

/** Lets requests of pages go before work that can wait. */
export interface Precedence {
  /** Counts the pages of an application that are being answered. */
  watch(app: FastifyInstance): void;
  /**
   * Settles when no page is being answered, and after `MOST_YIELD_MS` all the same: what waits must not wait for ever.
   */
  pagesFirst(): Promise<void>;
}

/** Milliseconds that one piece of other work gives way. */
export const MOST_YIELD_MS = 100;

const GRAPHQL = '/graphql';

/** Starts with nothing under way. */
export function createPrecedence(): Precedence {
  let underWay = 0;
  const waiting = new Set<() => void>();
  const end = () => {
    underWay -= 1;
    if (underWay > 0) return;
    for (const go of waiting) go();
  };

  return {
    watch(app) {
      app.addHook('onRequest', (request, reply, done) => {
        if (request.url.startsWith(GRAPHQL) || (request.headers.accept ?? '').includes('text/html')) {
          underWay += 1;
          // Also fires for a reader who goes before the answer.
          reply.raw.once('close', end);
        }
        done();
      });
    },
    pagesFirst: () =>
      underWay === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            const go = () => {
              clearTimeout(timer);
              waiting.delete(go);
              resolve();
            };
            const timer = setTimeout(go, MOST_YIELD_MS);
            waiting.add(go);
          }),
  };
}

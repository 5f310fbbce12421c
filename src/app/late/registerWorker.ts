import type { SiteBoot } from '#domain/site/content/siteBoot.ts';
import { type PageTaken, WORKER_PATH } from '#domain/site/worker/workerPlan.ts';
import { isEmbedded } from '#services/embedded/embeddedMode.ts';
import { firstPaint } from '#services/firstPaint.ts';

const loaded = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));

/** Paths of the site’s own files that this page has. */
const taken = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
      .map(({ pathname }) => pathname),
  ),
];

/**
 * Has the browser keep the site’s code for the next visit (docs/adr/0099), once the page is loaded and there is nothing
 * better to do. Not inside an app or a frame: what an app keeps, and when it takes a new version, is the app’s
 * business, and its members have no browser to clear.
 */
export async function registerWorker(
  { hasServiceWorker }: Pick<SiteBoot, 'hasServiceWorker'>,
  search: string,
): Promise<void> {
  if (!hasServiceWorker || window.parent !== window || isEmbedded(search)) return;
  // Some browsers have none in private windows or without https.
  const container = (navigator as Partial<Navigator>).serviceWorker;
  if (!container) return;
  await loaded();
  await firstPaint();
  const tell = () => container.controller?.postMessage({ taken: taken() } satisfies PageTaken);
  container.addEventListener('controllerchange', tell);
  // A browser may refuse, and the site works as well without.
  await container.register(WORKER_PATH, { updateViaCache: 'none' }).then(tell, () => undefined);
}

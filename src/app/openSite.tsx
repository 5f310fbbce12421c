import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';

import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';
import { FIRST_STATE_ID } from '#domain/site/content/firstContent.ts';
import { startSession } from '#features/kernel/auth/index.ts';
import { bannerReloaded, CONSENT_COOKIE, consentRead, parseConsent } from '#features/kernel/consent/index.ts';
import { readRecentSearches, recentSearchesRead } from '#features/search/core/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { fetchPagesWith } from '#services/routing/pagesAhead.ts';
import { readCookie } from '#services/storage/cookies.ts';
import { retryImport } from '#ui/retryImport.ts';

import { settleAfter } from './content/settleAfter.ts';
import { whenPageSettled } from './content/whenPageSettled.ts';
import { guardAgain } from './guard/guardAgain.ts';
import { pages } from './pages.generated.ts';
import { createRouter } from './router.tsx';
import { createStore } from './store.ts';
import { answerSupport } from './support/answerSupport.ts';

/** Readers without the extension do not download what cleans its recordings. */
const loadDevTools = async () =>
  '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window ? (await import('./devtools/devTools.ts')).devTools : undefined;

/**
 * What follows consent, banners, support, reports and measuring come after the first page; without them the site works
 * as well. One chunk with what must be there when nothing arrives any more (its name is said at each import of it).
 */
const loadLate = () => retryImport(() => import(/* webpackChunkName: "late" */ './late/late.ts'));

/** Lets the browser do what waits. */
const nextTask = () => new Promise((resolve) => void setTimeout(resolve));

/** What React recovered from is reported as what it was; its own words about it say nothing. */
const onRecoverableError = (error: unknown): void =>
  window.reportError((error instanceof Error && error.cause) || error);

/**
 * Draws the page of the address into an element, or hydrates what the server rendered there. Settles when the
 * application has begun to draw.
 */
export async function openSite(root: HTMLElement): Promise<void> {
  const boot = readSiteBoot();
  // Named, so that the document of the content can have it fetched (src/app/content/pickStyles.ts).
  const content =
    document.getElementById(FIRST_STATE_ID) &&
    (await import(/* webpackChunkName: "hydrate" */ './content/hydrate.ts').catch(() => null));
  const first = content?.readFirstState() ?? null;
  const late = () => whenPageSettled().then(loadLate);
  if (boot.locale) (await import('#domain/search/core/catalogue/speakLocale.ts')).speakLocale(boot.locale);
  const store = createStore(first ? content?.slicesOf(first) : undefined, await loadDevTools());
  const firstState = first ? store.getState() : undefined;
  store.dispatch(consentRead(parseConsent(readCookie(CONSENT_COOKIE))));
  // The question is the largest text of many a page on a phone: it is there with the first of them.
  store.dispatch(bannerReloaded());
  store.dispatch(recentSearchesRead(readRecentSearches()));
  startSession(store.dispatch);
  // A telephone has computed for a tenth of a second by now: the reader's presses come first.
  await nextTask();
  const router = createRouter(store, {
    definitions: siteRoutes,
    pages,
    loadExtras: () => late().then(({ SiteExtras }) => SiteExtras),
    isProduction: boot.mode === 'production',
    addresses: boot.addresses,
    documentPath: window.location.pathname,
  });
  fetchPagesWith((routeId) => void pages[routeId]?.().catch(() => undefined));
  guardAgain(store, router);
  settleAfter(store);
  late().then(
    ({ startLate }) => startLate(store, router, boot),
    () => undefined,
  );
  answerSupport(store);

  const site = (
    <StrictMode>
      <Provider store={store} serverState={firstState}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>
  );
  if (first && (await content?.hydrate(root, router, site))) return;
  root.replaceChildren();
  // At once: it is a frame with a skeleton, and the router's next state must find someone who listens.
  createRoot(root, { onRecoverableError }).render(site);
}

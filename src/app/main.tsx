import { lazy, StrictMode, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';

import '#styles/global.scss';

import { firstRoutes } from '#domain/kernel/routes/firstRoutes.ts';
import { startSession } from '#features/kernel/auth/index.ts';
import { CONSENT_COOKIE, consentRead, parseConsent } from '#features/kernel/consent/index.ts';
import { readRecentSearches, recentSearchesRead } from '#features/search/core/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { firstPaint } from '#services/firstPaint.ts';
import { readCookie } from '#services/storage/cookies.ts';

import { guardAgain } from './guard/guardAgain.ts';
import { firstPages } from './firstPages.ts';
import { createRouter } from './router.tsx';
import { createStore } from './store.ts';
import { answerSupport } from './support/answerSupport.ts';

/** Readers without the extension do not download what cleans its recordings. */
const loadDevTools = async () =>
  '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window ? (await import('./devtools/devTools.ts')).devTools : undefined;

/** Consent, banners, support, reports and measuring come after the first page; without them the site works as well. */
const loadLate = () => import('./late/late.ts');
const late = firstPaint().then(loadLate);
const Nothing: ComponentType = () => null;
const Extras = lazy(() => late.then(({ SiteExtras }) => ({ default: SiteExtras as ComponentType }), () => ({ default: Nothing })));

async function start(root: HTMLElement): Promise<void> {
  const boot = readSiteBoot();
  if (boot.locale) (await import('#domain/search/core/catalogue/speakLocale.ts')).speakLocale(boot.locale);
  const store = createStore(undefined, await loadDevTools());
  store.dispatch(consentRead(parseConsent(readCookie(CONSENT_COOKIE))));
  store.dispatch(recentSearchesRead(readRecentSearches()));
  startSession(store.dispatch);
  const router = createRouter(store, {
    definitions: firstRoutes,
    pages: firstPages,
    loadMore: () => import('./laterRoutes.ts'),
    Extras,
    isProduction: boot.mode === 'production',
    addresses: boot.addresses,
    documentPath: window.location.pathname,
  });
  guardAgain(store, router);
  late.then(({ startLate }) => startLate(store, router, boot), () => undefined);
  answerSupport(store, loadLate);

  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');
void start(root);

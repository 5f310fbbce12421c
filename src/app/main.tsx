import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';

import '#styles/global.scss';

import { startSession } from '#features/auth/index.ts';
import { CONSENT_COOKIE, consentRead, parseConsent } from '#features/consent/index.ts';
import { readRecentSearches, recentSearchesRead } from '#features/search-query/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { session } from '#services/oidc/session.ts';
import { readCookie } from '#services/storage/cookies.ts';

import { pages } from './pages.ts';
import { createRouter } from './router.tsx';
import { createStore } from './store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root');

const boot = readSiteBoot();
const store = createStore();
store.dispatch(consentRead(parseConsent(readCookie(CONSENT_COOKIE))));
store.dispatch(recentSearchesRead(readRecentSearches()));
startSession(store.dispatch);
const router = createRouter(store, { pages, isProduction: boot.mode === 'production' });
// The guards look again: a page that needs a reader has none any more.
session.onEnded(() => void router.revalidate());

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  </StrictMode>,
);

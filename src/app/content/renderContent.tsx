import './pageGlobals.ts';

import { StrictMode, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { type GateReader, passGate } from '#domain/billing/subscription/passGate.ts';
import { decideAccess } from '#domain/kernel/grants/decideAccess.ts';
import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';
import type { ContentRequest } from '#domain/site/content/firstContent.ts';
import { firstContentOf } from '#domain/site/content/firstContentOf.ts';
import { serviceNotices } from '#features/help/core/index.ts';
import type { Entitlements } from '#features/kernel/grants/index.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { viewerIn } from '../guard/viewerOf.ts';
import { pages } from '../pages.generated.ts';
import { SiteLayout } from '../shell/SiteLayout.tsx';
import { createStore, type AppStore } from '../store.ts';
import { type FirstState, visitorSlices } from './firstState.ts';
import { setAsking } from './mayAsk.ts';
import { setPage } from './pageGlobals.ts';

/** The first content of a page. */
export interface RenderedContent {
  html: string;
  state: FirstState;
}

/** Answers lead to further questions so many times at most; what would be asked after that is left to the browser. */
const PASSES = 4;
/** Whose subscription pages are rendered: someone without a subscription. */
const visitor = (): GateReader => ({ subscriptions: [], partnerGroup: null, now: new Date() });
const ROUTES = new Map(siteRoutes.map((route) => [route.id, route]));

/** Loads the code of all pages with first content, so that none of their first readers waits for it. */
export const loadPages = (): Promise<unknown> =>
  Promise.allSettled([...ROUTES.keys()].map((id) => firstContentOf(id) && pages[id]?.()));

const answersIn = (store: AppStore) => store.getState()[baseApi.reducerPath].queries;

/** What was answered; questions that failed are asked again by the browser. */
function answered(store: AppStore): FirstState['api'] {
  const { queries, provided } = store.getState()[baseApi.reducerPath];
  return {
    queries: Object.fromEntries(Object.entries(queries).filter(([, query]) => query?.status === 'fulfilled')),
    provided,
  };
}

/**
 * Draws a public page as a visitor's browser would draw it first, with the answers it asked for; of pages with nothing
 * but a frame, what is there before any answer.
 * @returns null for pages without first content, those that a visitor may not see, and those that say that there is
 * nothing here.
 * @throws what drawing throws: then the page is left to the browser.
 */
export async function renderContent({
  routeId,
  address,
  boot,
  entitlements,
  consent,
  width,
  userAgent,
}: ContentRequest<Entitlements>): Promise<RenderedContent | null> {
  const route = ROUTES.get(routeId);
  const importPage = pages[routeId];
  const has = firstContentOf(routeId);
  if (!route || !has || !importPage) return null;
  const url = new URL(address);
  const store = createStore(visitorSlices(entitlements, consent));
  if (
    route.access &&
    decideAccess(route.access, viewerIn(store.getState(), null), {
      search: url.search,
      isProduction: boot.mode === 'production',
      isSisterSite: false,
    }).kind !== 'allow'
  )
    return null;
  // Who would be sent on sees nothing of the page.
  if (route.subscription && passGate(route.subscription, url, visitor()) !== null) return null;
  setPage(url, boot, { width, userAgent });
  const { Component } = await importPage();
  const page = (
    <Suspense key={route.id} fallback={<PageSkeleton />}>
      <Component />
    </Suspense>
  );
  const router = createMemoryRouter(
    [
      {
        id: 'site',
        element: <SiteLayout staysPut={() => true} />,
        children: [{ id: route.id, path: route.pattern, handle: route, element: page }],
      },
    ],
    {
      initialEntries: [url.pathname + url.search],
    },
  );
  const isFrame = has === 'frame';
  setAsking(true);
  // Every page asks for them when it is quiet (src/app/late).
  const notices = store.dispatch(serviceNotices.initiate());
  if (isFrame) await notices;
  setAsking(!isFrame);
  let html = '';
  let asked = -1;
  let isMissing = false;
  for (let pass = 0; pass < (isFrame ? 1 : PASSES) && Object.keys(answersIn(store)).length > asked; pass += 1) {
    asked = Object.keys(answersIn(store)).length;
    isMissing = false;
    const { prelude } = await prerender(
      <StrictMode>
        <Provider store={store}>
          <RouterProvider router={router} />
        </Provider>
      </StrictMode>,
      // In one piece: parts that come after the rest would need a script in the document.
      {
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onError: (error) => void (isMissing ||= error instanceof PageMissing),
      },
    );
    html = await new Response(prelude).text();
    if (!isFrame) await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  }
  // That there is no such page is rendered in place of the page, by what is around it in the browser.
  return isMissing ? null : { html, state: { width, entitlements, consent, api: answered(store) } };
}

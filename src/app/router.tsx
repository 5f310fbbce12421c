import { Suspense, type ComponentType } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';

import type { RouteDefinition } from '#domain/kernel/routes/routeDefinition.ts';
import type { FeaturePages } from '#services/routing/featurePages.ts';
import { findPatternsWith } from '#services/routing/pagePatterns.ts';
import { waitAtMost } from '#services/routing/waitAtMost.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { NotFoundPage } from './errors/NotFoundPage.tsx';
import { RouteError } from './errors/RouteError.tsx';
import { notFoundTexts } from './errors/texts.ts';
import { guardMissing, guardRoute, type GuardSettings } from './guard/guardRoute.ts';
import { lazyPage } from './lazyPage.tsx';
import { pageImport } from './pageImport.ts';
import { SiteLayout } from './shell/SiteLayout.tsx';
import type { AppStore } from './store.ts';

/**
 * A page whose code is there sooner than this replaces the old one directly; a later one shows a skeleton meanwhile.
 */
const GRACE_MS = 150;

/** A page that is nothing but a way to another needs no code: its guard is all of it. */
const redirectRoute = (definition: RouteDefinition, store: AppStore, settings: GuardSettings): RouteObject => ({
  id: definition.id,
  path: definition.pattern,
  handle: definition,
  middleware: [guardRoute(definition, store, settings)],
  loader: () => null,
  element: <PageSkeleton />,
  errorElement: <RouteError />,
});

function pageRoute(
  definition: RouteDefinition,
  pages: FeaturePages,
  store: AppStore,
  settings: GuardSettings,
): RouteObject[] {
  const importPage = pageImport(definition, pages);
  if (definition.redirect) return [redirectRoute(definition, store, settings)];
  if (!importPage) return [];
  const page = lazyPage(definition.id, importPage);
  return [
    {
      id: definition.id,
      path: definition.pattern,
      handle: definition,
      middleware: [guardRoute(definition, store, settings)],
      loader: async ({ request }) => {
        await waitAtMost(
          page.load().then(({ preloads }) => preloads?.(new URL(request.url).search)),
          GRACE_MS,
        );
        return null;
      },
      element: (
        <Suspense key={definition.id} fallback={<PageSkeleton />}>
          <page.Page />
        </Suspense>
      ),
      errorElement: <RouteError errorPage={page.errorPage} />,
    },
  ];
}

/** The definition for addresses without a page. */
const MISSING: RouteDefinition = {
  id: 'missing',
  pattern: '*',
  title: notFoundTexts.heading,
  robots: 'noindex',
};

/** What the router is made of: routes, their pages by route id, and what guards them. */
export interface RouterDeps extends GuardSettings {
  definitions: readonly RouteDefinition[];
  pages: FeaturePages;
  /** What comes after the first page was rendered (src/app/late). Default nothing. */
  loadExtras?: () => Promise<ComponentType>;
}

/**
 * The routes of the site: every definition with its guard and its page, inside the site's layout. A definition that no
 * feature has a page for yet is not found.
 */
function createRoutes(store: AppStore, { loadExtras, ...parts }: RouterDeps, staysPut: () => boolean): RouteObject[] {
  return [
    {
      id: 'site',
      element: <SiteLayout staysPut={staysPut} loadExtras={loadExtras} />,
      HydrateFallback: PageSkeleton,
      ErrorBoundary: RouteError,
      children: [
        ...parts.definitions.flatMap((definition) => pageRoute(definition, parts.pages, store, parts)),
        {
          id: MISSING.id,
          path: MISSING.pattern,
          handle: MISSING,
          middleware: [guardMissing(parts)],
          loader: () => null,
          Component: NotFoundPage,
          ErrorBoundary: RouteError,
        },
      ],
    },
  ];
}

/** The router of the browser application. */
export function createRouter(store: AppStore, parts: RouterDeps) {
  const hashAt = ({ pathname, search }: URL): string =>
    [router.state.navigation.location, window.location].find((at) => at?.pathname === pathname && at.search === search)
      ?.hash ?? '';
  const routes = createRoutes(store, { ...parts, hashAt }, () => router.state.preventScrollReset);
  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter(routes);
  findPatternsWith((pathname) => {
    const found = matchRoutes(router.routes, pathname)?.at(-1)?.route;
    return found && found.id !== MISSING.id ? (found.handle as RouteDefinition).pattern : null;
  });
  return router;
}

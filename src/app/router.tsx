import { Suspense, type ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';

import { firstSegment } from '#domain/kernel/routes/matchRoute.ts';
import type { RouteDefinition } from '#domain/kernel/routes/routeDefinition.ts';
import type { FeaturePages } from '#services/routing/featurePages.ts';
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

/** The route that has all others in it. */
const SITE = 'site';

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
 * Answers with the routes of the area of a pathname, each with its guard and its page; an area that was asked for
 * before has none any more. A definition that no feature has a page for yet has no route.
 */
function createAreas(store: AppStore, parts: RouterDeps): (pathname: string) => RouteObject[] {
  const asked = new Set<string>();
  return (pathname) => {
    const area = firstSegment(pathname);
    if (asked.has(area)) return [];
    asked.add(area);
    return parts.definitions
      .filter(({ pattern }) => firstSegment(pattern) === area)
      .flatMap((definition) => pageRoute(definition, parts.pages, store, parts));
  };
}

/** The routes of the site, inside its layout: those of the first page's area. */
function createRoutes(
  areaRoutes: readonly RouteObject[],
  { loadExtras, ...parts }: RouterDeps,
  staysPut: () => boolean,
): RouteObject[] {
  return [
    {
      id: SITE,
      element: <SiteLayout staysPut={staysPut} loadExtras={loadExtras} />,
      HydrateFallback: PageSkeleton,
      ErrorBoundary: RouteError,
      children: [
        ...areaRoutes,
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

/**
 * The router of the browser application. It ranks and compiles all the routes it is given: those of an area of the site
 * (all below a first segment) wait until a reader goes there, or a telephone would take a tenth of a second for them
 * before it shows the first page.
 */
export function createRouter(store: AppStore, parts: RouterDeps) {
  const hashAt = ({ pathname, search }: URL): string =>
    [router.state.navigation.location, window.location].find((at) => at?.pathname === pathname && at.search === search)
      ?.hash ?? '';
  const routesOf = createAreas(store, { ...parts, hashAt });
  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter(
    createRoutes(routesOf(window.location.pathname), { ...parts, hashAt }, () => router.state.preventScrollReset),
    { patchRoutesOnNavigation: ({ path, patch }) => patch(SITE, routesOf(path)) },
  );
  return router;
}

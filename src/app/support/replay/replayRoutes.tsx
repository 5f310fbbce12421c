import { Suspense } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';

import type { AccessDecision } from '#domain/kernel/grants/accessRule.ts';
import { decideAccess } from '#domain/kernel/grants/decideAccess.ts';
import type { RouteDefinition } from '#domain/kernel/routes/routeDefinition.ts';
import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';
import { selectIsSessionKnown } from '#features/kernel/auth/index.ts';
import { selectAreGrantsKnown } from '#features/kernel/grants/index.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { NotFoundPage } from '../../errors/NotFoundPage.tsx';
import { RouteError } from '../../errors/RouteError.tsx';
import { AccessDenied } from '../../guard/refusals.ts';
import { viewerIn } from '../../guard/viewerOf.ts';
import { lazyPage } from '../../lazyPage.tsx';
import { pageImport } from '../../pageImport.ts';
import { pages } from '../../pages.generated.ts';
import { Footer } from '../../shell/Footer.tsx';
import { NavBar } from '../../shell/NavBar.tsx';
import { useChrome } from '../../shell/useChrome.ts';
import type { Moment } from './momentsOf.ts';
import { replayTexts } from './texts.ts';

/** The site's chrome around the recorded page, without what moves the focus, the scroll bar or the tab's title. */
function ReplayLayout() {
  const { hasNav, hasFooter } = useChrome();
  return (
    <>
      {hasNav && <NavBar />}
      <Outlet />
      {hasFooter && <Footer />}
    </>
  );
}

/** Whether the reader's library gave them access, where the guard had asked. */
const libraryAccess = ({ answers }: Moment): boolean | null => {
  const asked = [...answers.values()].find(({ endpoint }) => endpoint === 'libraryUserDetails')?.data as
    | { hasLibraryAccess?: boolean }
    | null
    | undefined;
  return asked?.hasLibraryAccess ?? null;
};

function decisionFor({ access }: RouteDefinition, moment: Moment, isProduction: boolean): AccessDecision | 'undecided' {
  const { slices } = moment;
  if (access && (!selectIsSessionKnown(slices) || !selectAreGrantsKnown(slices))) return 'undecided';
  return decideAccess(access, viewerIn(slices, libraryAccess(moment)), {
    search: '',
    isProduction,
    isSisterSite: false,
  });
}

/** What the guard of the page showed the reader, decided again from the recording. It never redirects. */
function Guarded({
  decision,
  page: { Page },
}: {
  decision: AccessDecision | 'undecided';
  page: ReturnType<typeof lazyPage>;
}) {
  if (decision === 'undecided') return <PageSkeleton />;
  if (decision.kind === 'allow') return <Page />;
  if (decision.kind === 'access-denied') throw new AccessDenied(decision.missingGrants);
  if (decision.kind === 'not-found') throw new PageMissing();
  if (decision.kind === 'raise') throw new Error(decision.message);
  return <Notice tone="info" title={replayTexts.redirected} />;
}

/**
 * The person in the focus of the recorded chart, without whom it draws nothing. The id in the answer is already a
 * stand-in.
 */
function focusOf({ answers }: Moment): string {
  const around = [...answers.values()]
    .filter(({ endpoint }) => endpoint === 'treeNeighbourhood')
    .map(({ data }) => (data as { proband?: unknown } | null | undefined)?.proband);
  return around.findLast((proband) => typeof proband === 'string') ?? 'fmp-1-1';
}

/** An address that the recorded page answers, with a stand-in for each value that was not recorded. */
export function addressOf(moment: Moment): string {
  const { pattern, query } = moment.page;
  if (pattern === null) return '/not-found';
  const path =
    pattern
      .replace(':rootsfinderId', focusOf(moment))
      .replaceAll(/:\w+\??/gu, 'x')
      .replace(/\/?\*$/u, '') || '/';
  const search = new URLSearchParams(query.map((name) => [name, name === 'page' ? '1' : 'x'])).toString();
  return search === '' ? path : `${path}?${search}`;
}

/**
 * Routes with the one recorded page, once its code has arrived. Code that does not arrive fails again where it is
 * drawn.
 */
export async function replayRoutes(moment: Moment, isProduction: boolean): Promise<RouteObject[]> {
  const { page } = moment;
  const definition = siteRoutes.find(({ pattern }) => pattern === page.pattern);
  const importPage = definition && pageImport(definition, pages);
  const missing: RouteObject = { path: '*', element: <NotFoundPage /> };
  if (!definition || !importPage) return [{ element: <ReplayLayout />, children: [missing] }];
  const recorded = lazyPage(definition.id, importPage);
  await recorded.load().catch(() => undefined);
  const element = (
    <Suspense fallback={<PageSkeleton />}>
      <Guarded decision={decisionFor(definition, moment, isProduction)} page={recorded} />
    </Suspense>
  );
  const route: RouteObject = {
    id: definition.id,
    path: definition.pattern,
    handle: definition,
    element,
    errorElement: <RouteError errorPage={recorded.errorPage} />,
  };
  return [{ element: <ReplayLayout />, children: [route, missing] }];
}

import { createElement, Suspense, useEffect, type ComponentType } from 'react';
import { useRouteError } from 'react-router-dom';

import { isFailure } from '#domain/kernel/errors/failure.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { PartLoadFailed } from '#ui/persist.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { reportError } from '#services/reporting/reportError.ts';

import { noteDrawnPage } from '../content/pageDrawn.ts';
import { AccessDenied, GuardQueryFailed, PageLoadFailed, SessionUnanswered } from '../guard/refusals.ts';
import { useRouteDefinition } from '../shell/useChrome.ts';
import { AccessDeniedView } from './AccessDeniedView.tsx';
import { GenericError } from './GenericError.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RightsUnknown } from './rightsUnknown.ts';

/** Reports the error behind an error page; refusals by a guard are not errors, nor is a lost connection. */
function useReported(error: unknown): void {
  useEffect(() => {
    if (error instanceof AccessDenied || error instanceof PageMissing || error instanceof SessionUnanswered) return;
    if (error instanceof PageLoadFailed || error instanceof PartLoadFailed)
      reportError(error, { source: 'page-code', level: 'warning' });
    else if (isFailure(error) || error instanceof GuardQueryFailed)
      reportError(isFailure(error) ? error : error.cause, { source: 'query', level: 'warning' });
    else reportError(error, { source: 'page-crash' });
  }, [error]);
}

/** Fetched after the first page (src/app/late): when it is needed, nothing may arrive any more. */
export const PageLoadError = lazyPart(() =>
  import(/* webpackChunkName: "late" */ './PageLoadError.tsx').then(({ PageLoadError: Part }) => Part),
);
const GraphqlError = lazyPart(() => import('./GraphqlError.tsx').then(({ GraphqlError: Part }) => Part));

interface RouteErrorProps {
  /** The page's own error page, for what its drawing throws. */
  errorPage?: (error: unknown) => ComponentType | undefined;
}

/**
 * In place of a page that a guard refused, whose code did not arrive, whose query was refused, or that
 * could not be drawn. The router resets it when the path changes.
 */
export function RouteError({ errorPage }: RouteErrorProps) {
  const error = useRouteError();
  const definition = useRouteDefinition();
  useReported(error);
  useEffect(() => {
    GraphqlError.preload();
    noteDrawnPage();
  }, []);
  if (error instanceof AccessDenied) return <AccessDeniedView />;
  if (error instanceof PageMissing) return <NotFoundPage />;
  if (error instanceof PageLoadFailed || error instanceof PartLoadFailed || error instanceof SessionUnanswered) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <PageLoadError error={error} />
      </Suspense>
    );
  }
  if (error instanceof GuardQueryFailed) return <GenericError error={error.cause} of="area" />;
  const own = errorPage?.(error);
  if (own) return createElement(own);
  if (isFailure(error) && error.kind === 'graphql') {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <GraphqlError failure={error} />
      </Suspense>
    );
  }
  return (
    <GenericError
      error={error}
      of={definition?.errorScreen}
      action={
        <Suspense>
          <RightsUnknown />
        </Suspense>
      }
    />
  );
}

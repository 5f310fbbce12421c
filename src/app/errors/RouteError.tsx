import { createElement, Suspense, useEffect, type ComponentType } from 'react';
import { useRouteError } from 'react-router-dom';

import { isFailure } from '#domain/kernel/errors/failure.ts';
import { WhyNoAccess } from '#features/kernel/grants/index.ts';
import { reportError } from '#services/reporting/reportError.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { PartLoadFailed } from '#ui/retryImport.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { markPageRendered } from '../content/whenPageRendered.ts';
import { AccessDenied, GuardQueryFailed, PageLoadFailed, SessionUnanswered } from '../guard/refusals.ts';
import { useRouteDefinition } from '../shell/useChrome.ts';
import styles from './errorPage.module.scss';
import { CopyDetails } from './ErrorScreen.tsx';
import { GenericError } from './GenericError.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { deniedTexts, errorTexts } from './texts.ts';

/**
 * What is said, on a page in its place, of rights that could not be had. Its code comes when such a page is rendered,
 * with what asks again (its name is said at each import of it).
 */
const RightsUnknown = lazyPart(() =>
  import(/* webpackChunkName: "rights" */ './RightsUnknown.tsx').then((chunk) => chunk.RightsUnknown),
);

/** The page exists and this reader may not see it; shown in place, under the page's own address. */
function AccessDeniedView() {
  const rule = useRouteDefinition()?.access;
  usePageTitle(deniedTexts.heading);
  return (
    <div className={styles.page}>
      <h1>{deniedTexts.heading}</h1>
      <p>{deniedTexts.text}</p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" to="/">
          {errorTexts.home}
        </ButtonLink>
        <CopyDetails requestId={null} />
      </div>
      <Suspense fallback={null}>
        {rule && <RightsUnknown />}
        <WhyNoAccess rule={rule} />
      </Suspense>
    </div>
  );
}

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
    markPageRendered();
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

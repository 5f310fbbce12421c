import { createElement, type ComponentType } from 'react';
import { useRouteError } from 'react-router-dom';

import { isFailure } from '#services/graphql/failure.ts';

import { AccessDenied, PageLoadFailed, PageMissing } from '../guard/refusals.ts';
import { AccessDeniedView } from './AccessDeniedView.tsx';
import { GenericError } from './GenericError.tsx';
import { GraphqlDefaultError } from './GraphqlDefaultError.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PageLoadError } from './PageLoadError.tsx';
import { useReported } from './useReported.ts';

interface RouteErrorProps {
  /** The page's own error page, for what its drawing throws. */
  errorPage?: () => ComponentType | undefined;
}

/**
 * What stands in the place of a page that a guard refused, whose code did not arrive, whose query was refused, or that
 * could not be drawn. The router resets it when the path changes.
 */
export function RouteError({ errorPage }: RouteErrorProps) {
  const error = useRouteError();
  useReported(error);
  if (error instanceof AccessDenied) return <AccessDeniedView />;
  if (error instanceof PageMissing) return <NotFoundPage />;
  if (error instanceof PageLoadFailed) return <PageLoadError />;
  const own = errorPage?.();
  if (own) return createElement(own);
  if (isFailure(error) && error.kind === 'graphql') return <GraphqlDefaultError requestId={error.requestId} />;
  return <GenericError requestId={isFailure(error) ? error.requestId : null} />;
}

import { use, useEffect, type ComponentType } from 'react';

import type { PageModule } from '#services/routing/featurePages.ts';

import { noteDrawnPage } from './content/pageDrawn.ts';
import { PageLoadFailed } from './guard/refusals.ts';

/** A page whose code arrives when it is first needed. */
export interface LazyPage {
  /** Starts the download, or joins the one under way; a failed one is started again by the next call. */
  load: () => Promise<PageModule>;
  Page: ComponentType;
  /** The page's own error page, once its code is there. */
  errorPage: (error: unknown) => ComponentType | undefined;
}

/**
 * Wraps a page's import. Unlike the router's own `lazy`, which downloads beside the guards, nothing is fetched before
 * `load` is called or `Page` is drawn.
 * @param id - the page's route id, for the error.
 */
export function lazyPage(id: string, importPage: () => Promise<PageModule>): LazyPage {
  let arrived: PageModule | undefined;
  let underWay: Promise<PageModule> | undefined;
  const load = () =>
    (underWay ??= importPage().then(
      (module) => (arrived = module),
      (cause: unknown) => {
        underWay = undefined;
        throw new PageLoadFailed(id, cause);
      },
    ));
  function Page() {
    // First: React draws a page that waited once more, by then its code is there and nothing is waited for, and a hook behind the waiting would be a new one.
    useEffect(noteDrawnPage, []);
    const { Component } = arrived ?? use(load());
    return <Component />;
  }
  return { load, Page, errorPage: (error) => (arrived?.takesError?.(error) === false ? undefined : arrived?.ErrorBoundary) };
}

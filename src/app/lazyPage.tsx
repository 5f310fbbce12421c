import { use, useEffect, type ComponentType } from 'react';

import type { PageModule } from '#services/routing/featurePages.ts';

import { markPageRendered } from './content/whenPageRendered.ts';
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
  let hasFailed = false;
  const load = () => {
    if (hasFailed) underWay = undefined;
    hasFailed = false;
    const asked = (underWay ??= importPage().then(
      (module) => {
        // As `use` marks it: code that has arrived is drawn at once.
        void Object.assign(asked, { status: 'fulfilled', value: module });
        return (arrived = module);
      },
      (cause: unknown) => {
        hasFailed = true;
        throw new PageLoadFailed(id, cause);
      },
    ));
    return asked;
  };
  function Page() {
    // At each drawing, also for what has arrived, since React draws a page that waited once more; and for what has
    // failed, since a page that asks again while it is drawn is never done. The next navigation asks again.
    const { Component } = use(underWay ?? load());
    useEffect(markPageRendered, []);
    return <Component />;
  }
  return {
    load,
    Page,
    errorPage: (error) => (arrived?.takesError?.(error) === false ? undefined : arrived?.ErrorBoundary),
  };
}

import { never } from './cutCode.mjs';

/**
 * What this application never asks of react-router: its framework mode (prefetching of pages by links, server
 * components, instrumentation, `<Form>`, data in the document), routes that are lazy by themselves (ours are lazy
 * pages: src/app/lazyPage.tsx), actions and submissions, fetchers, view transitions, masks of addresses, its restoring
 * of scroll positions (ours: src/app/shell/ScrollKeeper.tsx), and answers of loaders that are responses other than
 * redirects.
 * @type {import('./cutCode.mjs').Cuts}
 */
export const router = {
  bodies: {
    PrefetchPageLinks: 'return null;',
    usePrefetchBehavior: 'return [false, null, null];',
    parseHydrationData: 'return undefined;',
    useViewTransitionState: 'return false;',
    useOptimisticSafe: 'return [val, stableUseOptimisticSetter];',
    DefaultErrorComponent: 'return React2.createElement("h2", null, "Unexpected Application Error!");',
    // Submissions.
    normalizeNavigateOptions: 'return { path };',
    getSubmissionFromNavigation: '',
    getActionDataForCommit: 'return {};',
    getUpdatedActionData: '',
    getLoadingNavigation: 'return { state: "loading", location, matches, historyAction };',
    createClientSideRequest:
      'return new Request(history.createURL(stripHashFromPath(location)).toString(), { signal });',
    // Fetchers.
    interruptActiveLoads: 'isRevalidationRequired = true;',
    markFetchRedirectsDone: 'return false;',
    abortStaleFetchLoads: 'return false;',
    getUpdatedRevalidatingFetchers: '',
    callLoadersAndMaybeResolveData:
      'return { loaderResults: await callDataStrategy(request, location, matches, scopedContext, null), fetcherResults: {} };',
    processLoaderData: 'return processRouteLoaderData(matches, results, pendingActionResult);',
    // Scroll positions.
    saveScrollPosition: '',
    getSavedScrollPosition: 'return null;',
    // What loaders answer.
    convertDataStrategyResultToDataResult:
      'return dataStrategyResult.type === "error" ? { type: "error", error: dataStrategyResult.result } : { type: "data", data: dataStrategyResult.result };',
  },
  inside: {
    updateState: [
      'state.fetchers.forEach(',
      'fetchersQueuedForDeletion.forEach(',
      'unmountedFetchers.forEach(',
      'mountedFetchers.forEach(',
    ],
    dispose: ['state.fetchers.forEach('],
    handleLoaders: [
      'revalidatingFetchers.forEach(',
      'let abortPendingFetchRevalidations',
      'if (pendingNavigationController) {',
    ],
    getMatchesToLoad: ['fetchLoadMatches.forEach('],
    completeNavigation: ['dataRoutes.commitHmrRoutes('],
    RouterProvider: [
      'React3.useEffect(',
      'let [pendingState,',
      'let [renderDfd,',
      'let [transition,',
      'let [interruption,',
    ],
  },
  calls: ['warning', 'warnOnce'],
  statements: ['Form.displayName = "Form";'],
  texts: [
    [
      'return shouldPrefetch && !isAbsolute ? /* @__PURE__ */ React10.createElement(React10.Fragment, null, link, /* @__PURE__ */ React10.createElement(PrefetchPageLinks, { page: href })) : link;',
      'return link;',
    ],
    ['return /* @__PURE__ */ React2.createElement(RSCErrorHandler, { error }, result);', 'return result;'],
    never(
      'this.context && typeof error === "object" && error && "digest" in error && typeof error.digest === "string"',
    ),
    never('init.instrumentations', ' {\n    router = instrumentClientSideRouter('),
    never('init.instrumentations', ' {\n    let instrumentations = init.instrumentations;'),
    ['  if (!route.lazy) {\n    return {', '  {\n    return {'],
    ['  if (!routeToUpdate.lazy || typeof routeToUpdate.lazy !== "object") {\n    return;\n  }', '  return;'],
    ['var Form = React10.forwardRef(', 'var Form = /* @__PURE__ */ React10.forwardRef('],
    ['var useOptimisticImpl = React3[USE_OPTIMISTIC];', ''],
    // Submissions and fetchers.
    never('opts && opts.submission && isMutationMethod(opts.submission.formMethod)', ' {\n      let actionResult'),
    never(
      'redirectPreserveMethodStatusCodes.has(redirect2.response.status) && activeSubmission && isMutationMethod(activeSubmission.formMethod)',
    ),
    ['    fetch: fetch2,\n', ''],
    ['    getFetcher,\n    resetFetcher,\n    deleteFetcher: queueFetcherForDeletion,\n', ''],
    // View transitions, masks, scroll positions, replacing routes in development.
    never('isBrowser3', ' {\n      restoreAppliedTransitions('),
    never('pendingAction === "POP" /* Pop */ && !isUninterruptedRevalidation && location !== state.location'),
    never('pendingViewTransitionEnabled'),
    [
      'let isViewTransitionAvailable = router.window != null && router.window.document != null && typeof router.window.document.startViewTransition === "function";',
      '',
    ],
    ['      if (!viewTransitionOpts || !isViewTransitionAvailable) {', '      {'],
    ['let [vtContext, setVtContext] = React3.useState({', 'let [vtContext] = React3.useState({'],
    [
      '      router.window,\n      reactDomFlushSyncImpl,\n      transition,\n      renderDfd,\n',
      '      reactDomFlushSyncImpl,\n',
    ],
    never('opts?.mask'),
    never('mask', ' {\n      let resolved'),
    ['    enableScrollRestoration,\n    navigate,', '    navigate,'],
    [
      '    _internalSetRoutes,\n    _internalSetStateDoNotUseOrYouWillBreakYourApp(newState) {\n      updateState(newState);\n    }',
      '',
    ],
    never('allowElementMutations && existingChildren.length > 0'),
  ],
};

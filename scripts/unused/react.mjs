/**
 * What this application never asks of React: view transitions, lists of suspense, activities, profilers, refs of
 * fragments, elements that React moves to the head (`<title>`, `<meta>`, `<link>`, `<style>`, `<script>`), whole
 * documents, custom elements, actions of forms, `onBeforeInput`, `findDOMNode`, and ways around browsers that we do not
 * support. unused.test.ts checks that nothing here uses it.
 */

/**
 * By their tags in the reconciler: SuspenseList, hoisted elements, html and head and body, view transitions,
 * activities, profilers.
 */
const ABSENT_TAGS = ['19', '26', '27', '30', '31', '12'];

/** Every browser of ours has `reportError`. */
const REPORTING = ['"function" === typeof reportError\n', '!0\n'];

/** Statements by which a package exports these. */
const exportsOf = (...names) => names.map((name) => `exports.${name} =`);

/** @type {import('./cutCode.mjs').Cuts} */
export const reactDomClient = {
  cases: [
    ...ABSENT_TAGS,
    'REACT_ACTIVITY_TYPE',
    'REACT_PROFILER_TYPE',
    'REACT_SUSPENSE_LIST_TYPE',
    'REACT_LEGACY_HIDDEN_TYPE',
    'REACT_VIEW_TRANSITION_TYPE',
  ],
  bodies: {
    // View transitions.
    commitExitViewTransitions: '',
    trackEnterViewTransitions: '',
    commitNestedViewTransitions: '',
    commitEnterViewTransitions: '',
    commitDeletedPairViewTransitions: '',
    commitAppearingPairViewTransitions: '',
    restoreEnterOrExitViewTransitions: '',
    restoreNestedViewTransitions: '',
    restorePairedViewTransitions: '',
    measureNestedViewTransitions: '',
    scheduleViewTransitionEvent: '',
    queueTransitionTypes: '',
    claimQueuedTransitionTypes: 'return null;',
    // Pictures that a transition waits for, which only view transitions ask for.
    preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217;',
    // Refs of fragments.
    isFragmentInstanceParent: 'return !1;',
    commitNewChildToFragmentInstances: '',
    commitFragmentInstanceInsertionEffects: '',
    commitFragmentInstanceDeletionEffects: '',
    // Elements of the head.
    isHostHoistableType: 'return !1;',
    // Custom elements.
    isCustomElement: 'return !1;',
    // Actions of forms.
    extractEvents$1: '',
    startHostTransition: '',
    requestFormReset: '',
    scheduleReplayQueueIfNeeded: '',
    // The browser's own spinner during asynchronous actions.
    defaultOnDefaultTransitionIndicator: '',
    // Lists of components in what errors carry: reports do not have them.
    getStackByFiberInDevAndProd: "return '';",
    // Browsers' own names of animation events, and `input` of Internet Explorer.
    getVendorPrefixedEventName: 'return eventName;',
    handleEventsForInputEventPolyfill: '',
    getTargetInstForInputEventPolyfill: '',
    // `unstable_scheduleHydration`.
    attemptExplicitHydrationTarget: '',
  },
  members: [
    'useHostTransitionStatus',
    'useFormState',
    'useActionState',
    'useOptimistic',
    'useMemoCache',
    'useCacheRefresh',
  ],
  statements: [
    'FragmentInstance.prototype.',
    'ViewTransitionPseudoElement.prototype.',
    'ReactDOMSharedInternals.findDOMNode =',
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =',
    'registerTwoPhaseEvent("onBeforeInput"',
    'var vendorPrefixes = {',
    'canUseDOM &&\n  ((style = document.createElement("div").style)',
    'if (canUseDOM) {\n  var JSCompiler_inline_result$jscomp$318;',
  ],
  texts: [
    REPORTING,
    ['"html" === type || "head" === type || "body" === type\n        ? 27\n        : 5', '5'],
    [
      '  shouldStartViewTransition\n    ? (pendingViewTransition = startViewTransition(',
      '  !1\n    ? (pendingViewTransition = startViewTransition(',
    ],
    [
      'committedLanes = (committedLanes & 335544064) === committedLanes;\n  nextEffect',
      'committedLanes = !1;\n  nextEffect',
    ],
    [
      '  if (\n    isViewTransitionEligible ||\n    subtreeFlags & 8192 ||\n    16785408 === (subtreeFlags & 16785408)\n  )',
      '  if (!1)',
    ],
    [
      'if (null === current.stateNode) {\n            var fragmentInstance',
      'if (!1) {\n            var fragmentInstance',
    ],
    [
      'null !== workInProgress.memoizedState &&\n        (($$typeof = renderWithHooks(',
      '!1 &&\n        (($$typeof = renderWithHooks(',
    ],
    ['var isInputEventSupported = !1;', 'var isInputEventSupported = !0;'],
    ['canUseCompositionEvent = canUseDOM && "CompositionEvent" in window', 'canUseCompositionEvent = !0'],
    [
      'useFallbackCompositionData =\n    canUseDOM &&\n    (!canUseCompositionEvent ||\n      (documentMode && 8 < documentMode && 11 >= documentMode))',
      'useFallbackCompositionData = !1',
    ],
    [
      '(fallbackData = canUseTextInputEvent\n          ? getNativeBeforeInputChars(domEventName, nativeEvent)\n          : getFallbackBeforeInputChars(domEventName, nativeEvent))',
      '!1',
    ],
    [
      '  r: requestFormReset,\n  D: prefetchDNS,\n  C: preconnect,\n  L: preload,\n  m: preloadModule,\n  X: preinitScript,\n  S: preinitStyle,\n  M: preinitModuleScript',
      '  r: requestFormReset',
    ],
  ],
};

/** @type {import('./cutCode.mjs').Cuts} */
export const reactDom = {
  statements: exportsOf(
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'useFormState',
    'useFormStatus',
  ),
};

/** @type {import('./cutCode.mjs').Cuts} */
export const react = {
  statements: exportsOf(
    'Activity',
    'Profiler',
    'ViewTransition',
    'addTransitionType',
    'cache',
    'cacheSignal',
    'unstable_useCacheRefresh',
    'useActionState',
    'useOptimistic',
  ),
  texts: [REPORTING],
};

/** Ways into the scheduler that react-dom does not take. @type {import('./cutCode.mjs').Cuts} */
export const scheduler = {
  statements: exportsOf(
    'unstable_forceFrameRate',
    'unstable_next',
    'unstable_runWithPriority',
    'unstable_wrapCallback',
  ),
  texts: [['if ("function" === typeof localSetImmediate)\n', 'if (!1)\n']],
};

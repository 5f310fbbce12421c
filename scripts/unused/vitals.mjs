/** Measurements end with the document; those of a navigation inside it are asked for by an option that we never give. @type {import('./cutCode.mjs').Cuts} */
export const vitals = {
  texts: [
    [
      'globalThis.PerformanceObserver?.supportedEntryTypes?.includes("soft-navigation")&&"function"==typeof globalThis.PerformanceSoftNavigation?.prototype?.getLargestInteractionContentfulPaint&&t&&t.reportSoftNavs',
      '!1',
    ],
  ],
};

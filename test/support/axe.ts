import { act } from '@testing-library/react';
import axe from 'axe-core';

/**
 * Rules that need a real layout or a whole document, or are about elements that no part has; the browser tests run
 * them. Each one costs a look through the whole part.
 */
const NEEDS_BROWSER = [
  ...[
    'color-contrast',
    'link-in-text-block',
    'scrollable-region-focusable',
    'target-size',
    'css-orientation-lock',
    'avoid-inline-spacing',
  ],
  ...[
    'bypass',
    'document-title',
    'html-has-lang',
    'html-lang-valid',
    'html-xml-lang-mismatch',
    'meta-refresh',
    'meta-viewport',
    'meta-viewport-large',
  ],
  ...[
    'region',
    'page-has-heading-one',
    'skip-link',
    'landmark-one-main',
    'landmark-banner-is-top-level',
    'landmark-contentinfo-is-top-level',
    'landmark-main-is-top-level',
  ],
  ...[
    'landmark-no-duplicate-banner',
    'landmark-no-duplicate-contentinfo',
    'landmark-no-duplicate-main',
    'landmark-complementary-is-top-level',
  ],
  ...[
    'frame-focusable-content',
    'frame-tested',
    'frame-title',
    'frame-title-unique',
    'video-caption',
    'no-autoplay-audio',
    'object-alt',
    'area-alt',
    'server-side-image-map',
  ],
  ...['audio-caption', 'input-image-alt', 'blink', 'marquee', 'accesskeys'],
];

/**
 * What axe finds wrong in a rendered part: one line per finding, empty when all is well.
 * `document.body` takes in what is in portals.
 */
export async function accessibilityFaults(element: Element = document.body): Promise<string[]> {
  // What comes in while axe looks is drawn when it has looked.
  const { violations } = await act(() =>
    axe.run(element, {
      resultTypes: ['violations'],
      selectors: false,
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: Object.fromEntries(NEEDS_BROWSER.map((rule) => [rule, { enabled: false }])),
    }),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/** Fails the test with one line for each fault that axe finds. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  expect(await accessibilityFaults(element)).toEqual([]);
}

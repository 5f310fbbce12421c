import { act } from '@testing-library/react';
import axe from 'axe-core';

/** Rules that need a real layout or a whole document; the browser tests run them. */
const NEEDS_BROWSER = ['color-contrast', 'region', 'page-has-heading-one', 'landmark-one-main', 'target-size'];

/**
 * What axe finds wrong in a rendered part: one line per finding, empty when all is well.
 * `document.body` takes in what is in portals.
 */
export async function accessibilityFaults(element: Element = document.body): Promise<string[]> {
  // What comes in while axe looks is drawn when it has looked.
  const { violations } = await act(() => axe.run(element, {
    resultTypes: ['violations'],
    selectors: false,
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: Object.fromEntries(NEEDS_BROWSER.map((rule) => [rule, { enabled: false }])),
  }));
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/** Fails the test with one line for each fault that axe finds. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  expect(await accessibilityFaults(element)).toEqual([]);
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type axe from 'axe-core';
import type { Page } from 'puppeteer';

const SOURCE = readFileSync(
  path.join(
    path.dirname(createRequire(path.join(process.cwd(), 'package.json')).resolve('axe-core/package.json')),
    'axe.min.js',
  ),
  'utf8',
);

/**
 * What axe finds wrong on the page as it is, contrast and landmarks included: a line for each, none when all is well.
 */
export async function accessibilityFaultsOf(page: Page): Promise<string[]> {
  // Evaluated by the debugger, which the page's Content-Security-Policy does not bind; once a document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      selectors: false,
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
    );
  });
}

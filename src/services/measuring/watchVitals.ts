import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

import { OTHER_PATH } from '#domain/kernel/routes/normalisedPath.ts';
import type { MetricKey } from '#domain/site/measuring/metrics.ts';

import { patternOf } from '../routing/patternOf.ts';
import { instrument } from './instrument.ts';

const KEYS = {
  CLS: 'web_vital_cls',
  INP: 'web_vital_inp',
  LCP: 'web_vital_lcp',
  TTFB: 'web_vital_ttfb',
} as const satisfies Record<string, MetricKey>;

/**
 * Sends how fast and how steady this document was. They belong to the page that the document was loaded for.
 */
export function watchVitals(): void {
  const labels = { path: patternOf(window.location.pathname) ?? OTHER_PATH };
  const send = ({ name, value }: Metric) => {
    if (name in KEYS) instrument(KEYS[name as keyof typeof KEYS], labels, Math.max(value, 0));
  };
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) watch(send);
}

import { Counter, Histogram, type Registry } from 'prom-client';

import { METRICS, type Measurement, type MetricKey } from '#domain/site/measuring/metrics.ts';

type Observe = (labels: Record<string, string>, value: number) => void;

function register(key: MetricKey, registry: Registry): Observe {
  const { help, labels, buckets } = METRICS[key];
  const options = { name: `muniment_browser_${key}`, help, labelNames: Object.keys(labels), registers: [registry] };
  if (buckets === null) {
    const counter = new Counter({ ...options, name: `${options.name}_total` });
    return (given, value) => counter.inc(given, value);
  }
  const histogram = new Histogram({ ...options, buckets: [...buckets] });
  return (given, value) => histogram.observe(given, value);
}

/**
 * Registers every measure of `domain/site/measuring/metrics.ts`; what it returns observes one that `readMeasurement`
 * let in.
 */
export function createBrowserMetrics(registry: Registry): (measurement: Measurement) => void {
  const observers = new Map((Object.keys(METRICS) as MetricKey[]).map((key) => [key, register(key, registry)]));
  return ({ metricKey, labels, value }) => observers.get(metricKey)?.({ ...labels }, value);
}

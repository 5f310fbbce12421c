import type { LabelsOf, Measurement, MetricKey } from '#domain/site/measuring/metrics.ts';

/**
 * Sends one measurement, never again: it travels on although the page is left. The answer is not read; only one that
 * plainly failed counts as a failure.
 * @throws Error where nothing answered, or with a failure
 */
export async function sendMeasurement<Key extends MetricKey>(
  metricKey: Key,
  labels: LabelsOf<Key>,
  value: number,
): Promise<void> {
  const body: Measurement<Key> = { metricKey, labels, value, action: 'observe' };
  const { type, ok, status } = await fetch('/api/instrumentation', {
    method: 'POST',
    mode: 'no-cors',
    keepalive: true,
    body: JSON.stringify(body),
  });
  if (type !== 'opaque' && !ok) throw new Error(`Answered ${status}`);
}

import type { LabelsOf, Measurement, MetricKey } from '#domain/site/measuring/metrics.ts';

import { reportError } from '../reporting/reportError.ts';

/** The answer is not read; only one that plainly failed counts as a failure. */
const hasFailed = ({ type, ok }: Response): boolean => type !== 'opaque' && !ok;

/**
 * Sends one measurement and waits for nothing: it travels on although the page is left, and is never sent again. A
 * failure is reported with the metric's key (spec 1 section 8).
 */
export function instrument<Key extends MetricKey>(metricKey: Key, labels: LabelsOf<Key>, value: number): void {
  const body: Measurement<Key> = { metricKey, labels, value, action: 'observe' };
  const onFailure = (error: unknown) => reportError(error, { source: 'instrumentation', key: metricKey });
  fetch('/api/instrumentation', { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(body) }).then(
    (answer) => hasFailed(answer) && onFailure(new Error(`Answered ${answer.status}`)),
    onFailure,
  );
}

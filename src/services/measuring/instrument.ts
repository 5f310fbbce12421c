import type { LabelsOf, MetricKey } from '#domain/site/measuring/metrics.ts';

import { reportError } from '../reporting/reportError.ts';
import { sendMeasurement } from './sendMeasurement.ts';

/** Sends one measurement and waits for nothing. A failure is reported with the metric's key (spec 1 section 8). */
export function instrument<Key extends MetricKey>(metricKey: Key, labels: LabelsOf<Key>, value: number): void {
  sendMeasurement(metricKey, labels, value).catch((error: unknown) =>
    reportError(error, { source: 'instrumentation', key: metricKey }),
  );
}

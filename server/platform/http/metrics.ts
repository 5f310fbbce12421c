import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { HealthSight } from './siteHealthProbe.ts';

/** The metrics of the process for Prometheus. One set per application, so that tests do not share counters. */
export interface Metrics {
  registry: Registry;
  /** One answered request; seconds from the first byte in to the last byte out. */
  requestAnswered(labels: { method: string; route: string; status: number }, seconds: number): void;
  /** One answered operation; the outcome is `ok` or the code of the first error. */
  operationAnswered(operation: string, outcome: string, seconds: number): void;
  searchAnswered(
    kind: 'search' | 'count' | 'find' | 'suggest',
    outcome: 'ok' | 'failed' | 'aborted',
    seconds: number,
  ): void;
  /** The same of the search of newspapers. */
  articlesAnswered(kind: 'search' | 'count' | 'suggest', outcome: 'ok' | 'failed' | 'aborted', seconds: number): void;
  /** An error that a page of ours reported; `source` is one of a few words. */
  browserErrorReported(source: string): void;
  /** What the last look at the site's health saw. */
  healthSeen(sight: HealthSight): void;
  /** How far other clocks are ahead of ours, in milliseconds; null while that is unknown. */
  clocksSeen(clocks: Readonly<Record<'database' | 'processor', number | null>>): void;
  /** Stops what is measured in the background. */
  close(): void;
}

/**
 * Makes the registry: requests by route pattern, GraphQL operations by name, searches, event-loop lag and memory.
 *
 * @param operationNames - the operations that are told apart; a name that a caller made up is counted as `other`, so
 * that no one can
 *   fill memory with labels. `invalid` is what never became an operation.
 */
export function createMetrics(operationNames: readonly string[] = []): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'muniment_http_request_seconds',
    help: 'Answered HTTP requests by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const operations = new Histogram({
    name: 'muniment_graphql_operation_seconds',
    help: 'Answered GraphQL operations by name.',
    labelNames: ['operation'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const outcomes = new Counter({
    name: 'muniment_graphql_operations_total',
    help: 'Answered GraphQL operations by name and outcome.',
    labelNames: ['operation', 'outcome'],
    registers,
  });
  const searches = new Histogram({
    name: 'muniment_search_seconds',
    help: 'Searches and suggestions answered by the record search engine.',
    labelNames: ['kind', 'outcome'],
    buckets: [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  const articleSearches = new Histogram({
    name: 'muniment_article_search_seconds',
    help: 'Searches and suggestions answered by the article search engine.',
    labelNames: ['kind', 'outcome'],
    buckets: [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });

  const browserErrors = new Counter({
    name: 'muniment_browser_errors_total',
    help: 'Errors that pages of this site reported, by the part that met them.',
    labelNames: ['source'],
    registers,
  });

  const writable = new Gauge({
    name: 'muniment_database_writable',
    help: '1 while the database takes writes, 0 while it does not.',
    registers,
  });
  const diskFree = new Gauge({
    name: 'muniment_disk_free_bytes',
    help: 'Bytes free on the disk of DATA_DIR.',
    registers,
  });

  const clocks = new Gauge({
    name: 'muniment_clock_ahead_seconds',
    help: 'How far another clock is ahead of that of this server; below 0: behind.',
    labelNames: ['of'],
    registers,
  });

  const known = new Set([...operationNames, 'invalid']);
  const nameOf = (operation: string): string => (known.has(operation) ? operation : 'other');

  return {
    registry,
    requestAnswered: (labels, seconds) => requests.observe({ ...labels }, seconds),
    operationAnswered(operation, outcome, seconds) {
      const name = nameOf(operation);
      operations.observe({ operation: name }, seconds);
      outcomes.inc({ operation: name, outcome });
    },
    searchAnswered: (kind, outcome, seconds) => searches.observe({ kind, outcome }, seconds),
    articlesAnswered: (kind, outcome, seconds) => articleSearches.observe({ kind, outcome }, seconds),
    browserErrorReported: (source) => browserErrors.inc({ source }),
    healthSeen({ isWritable, freeBytes }) {
      writable.set(isWritable ? 1 : 0);
      if (freeBytes !== null) diskFree.set(freeBytes);
    },
    clocksSeen(seen) {
      for (const [of, ahead] of Object.entries(seen)) if (ahead !== null) clocks.set({ of }, ahead / 1000);
    },
    close: () => registry.clear(),
  };
}

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

import type { Criterion, EngineQuery } from '#server/engines/search/SearchEngine.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';

/** A site in a process of its own, as readers meet it. */
export interface BenchSite {
  /** `http://localhost:PORT`. */
  address: string;
  pid: number;
  search(query: EngineQuery): Promise<{ total: number }>;
  health(): Promise<void>;
  /** Metrics by name, without labels. */
  metrics(): Promise<Map<string, number>>;
  stop(): Promise<void>;
}

const PAGE = 20;

const SEARCH = `query BenchSearch($input: RecordSearchInput!) {
  recordSearch(input: $input) { total hits { id name event year place birthYear summary { label value } recordSet { id name } reasons { fieldId how found } } relaxations { label total } }
}`;
const SEARCH_AND_FACETS = SEARCH.replace(
  /\}\s*$/u,
  '  recordFacets(input: $input) { fieldId values { value count } }\n}',
);

function filterOf(criterion: Criterion): Record<string, unknown> {
  switch (criterion.kind) {
    case 'name':
      return { fieldId: criterion.field, values: [criterion.text], variants: criterion.variants };
    case 'year':
      return { fieldId: criterion.field, values: [String(criterion.year)], offset: criterion.yearsEitherWay };
    case 'place':
      return { fieldId: criterion.field, values: [criterion.text], proximity: criterion.miles };
    case 'keywords':
      return { fieldId: 'Keywords', values: [criterion.text] };
    case 'text':
    case 'document':
      return { fieldId: criterion.field, values: [criterion.text] };
    case 'facet':
      return { fieldId: criterion.field, values: criterion.values };
  }
}

/** What a site says of itself: metrics by name, without labels. */
export async function metricsOf(address: string): Promise<Map<string, number>> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return new Map([...text.matchAll(/^(\w+) ([\d.e+-]+)$/gmu)].map((match) => [match[1] ?? '', Number(match[2])]));
}

/**
 * How a site is started: with the browser's application or without, and where the profiles of its threads are written
 * when it ends, if anywhere.
 */
interface BenchSiteSettings {
  withPages?: boolean;
  logLevel?: string;
  profiles?: string;
}

/** Starts the built site, or its sources when it was never built, and waits until it is ready. */
export async function startBenchSite(
  dataDir: string,
  { withPages = false, logLevel = 'error', profiles }: BenchSiteSettings = {},
): Promise<BenchSite> {
  const root = projectRoot();
  const built = path.join(root, 'dist/server/main.mjs');
  const start = [
    ...(existsSync(built) ? [built] : ['--import', 'tsx', path.join(root, 'server/main.ts')]),
    ...(withPages ? [] : ['--without-client']),
  ];
  const child = spawn(process.execPath, [...(profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : []), ...start], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      MUNIMENT_MODE: 'demo',
      SAMPLE_DATA: 'none',
      LOG_LEVEL: logLevel,
      SEARCH_LIMIT: '0',
      DATABASE_URL: '',
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = /^Ready at (\S+)/u.exec(line);
      if (ready?.[1]) resolve(ready[1]);
    });
    void ended.then(() => reject(new Error('The site ended before it was ready')));
  });
  // What it says from here on is thrown away, but read: a full pipe would stop it.
  child.stdout.resume();
  return {
    address,
    pid: child.pid ?? 0,
    async search({ criteria, orderBy, direction, offset, facets }) {
      const input = {
        filters: criteria.map(filterOf),
        order: { by: orderBy, direction: direction.toUpperCase() },
        page: Math.floor(offset / PAGE) + 1,
        pageSize: PAGE,
      };
      const response = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          operationName: 'BenchSearch',
          query: facets.length > 0 ? SEARCH_AND_FACETS : SEARCH,
          variables: { input },
        }),
      });
      const answer = (await response.json()) as {
        data?: { recordSearch: { total: number } };
        errors?: { message: string }[];
      };
      if (!answer.data) throw new Error(`The site refused a search: ${answer.errors?.[0]?.message ?? response.status}`);
      return answer.data.recordSearch;
    },
    async health() {
      await (await fetch(`${address}/healthz`)).arrayBuffer();
    },
    metrics: () => metricsOf(address),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

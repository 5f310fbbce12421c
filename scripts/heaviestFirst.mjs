import { statSync } from 'node:fs';

/**
 * Test files that take longest, and about how many seconds: what starts last leaves the other workers idle until it
 * ends. Jest knows times only of runs before, which a fresh machine has none of, and takes the size of a file for them.
 */
export const HEAVY = new Map([
  ['server/modules/trees/core/livingCanary.test.ts', 120],
  ['test/e2e/routes.e2e.ts', 90],
  ['test/e2e/newspapers.e2e.ts', 80],
  ['server/engines/search/publishing/publishing.test.ts', 60],
  ['server/modules/trees/reports/treeReports.test.ts', 43],
  ['server/modules/trees/gedcom/work/gedcomWork.test.ts', 35],
  ['tools/sample-county/sampleRecords.test.ts', 32],
]);

/**
 * A file of so many bytes is taken to need a second; those that are not listed take fewer than the lightest of the
 * list.
 */
const BYTES_A_SECOND = 1_000;
const MOST_UNLISTED = 30;

/** About how many seconds a file needs. @param bytes - its size */
export function secondsOf(path, bytes) {
  const known = [...HEAVY].find(([file]) => path.replaceAll('\\', '/').endsWith(`/${file}`));
  return known ? known[1] : Math.min(MOST_UNLISTED, bytes / BYTES_A_SECOND);
}

/** Jest's order of test files: those that take longest first. */
export default class HeaviestFirst {
  sort(tests) {
    const seconds = new Map(tests.map(({ path }) => [path, secondsOf(path, statSync(path).size)]));
    return [...tests].sort((one, other) => seconds.get(other.path) - seconds.get(one.path));
  }

  shard(tests, { shardIndex, shardCount }) {
    return this.sort(tests).filter((_test, at) => at % shardCount === shardIndex - 1);
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {
    // The times of one machine are no help to the next: the list is.
  }
}

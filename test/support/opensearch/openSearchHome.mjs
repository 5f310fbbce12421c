// A real OpenSearch for tests: the distribution its project publishes to Maven Central, kept unpacked in .cache/opensearch.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The last of 2.x, for Java 11 and newer; 3.x wants Java 21: OPENSEARCH_VERSION=3.6.0 OPENSEARCH_JAVA=/path/to/java. */
const VERSION = process.env.OPENSEARCH_VERSION ?? '2.19.6';
const REGISTRY = process.env.MAVEN_REGISTRY ?? 'https://repo.maven.apache.org/maven2';
const PATIENCE_MS = 120_000;

const fetchWhole = async (url) => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
};

/** Unpacks with what there is: unzip, or the jar program of a JDK. */
function unpack(file, folder) {
  const ways = [['unzip', ['-q', file, '-d', folder]], ['jar', ['xf', file]], ['python3', ['-m', 'zipfile', '-e', file, folder]]];
  if (!ways.some(([program, args]) => spawnSync(program, args, { cwd: folder }).status === 0)) throw new Error('neither unzip, jar nor python3 can unpack the distribution');
}

/**
 * The folder of an unpacked distribution, fetched and its checksum compared when it is not there yet.
 *
 * @returns null, having said loudly why, where Java or the registry are missing.
 */
export async function openSearchHome() {
  const java = process.env.OPENSEARCH_JAVA ?? 'java';
  try {
    if (spawnSync(java, ['-version']).status !== 0) throw new Error(`Java is missing (${java})`);
    if (process.env.OPENSEARCH_HOME) return process.env.OPENSEARCH_HOME;
    const cache = path.resolve('.cache/opensearch');
    const home = path.join(cache, `opensearch-${VERSION}`);
    if (existsSync(path.join(home, 'lib'))) return home;
    mkdirSync(cache, { recursive: true });
    const url = `${REGISTRY}/org/opensearch/distribution/integ-test-zip/opensearch/${VERSION}/opensearch-${VERSION}.zip`;
    console.error(`Fetching OpenSearch ${VERSION} for its tests (56 MB) …`);
    const [zip, checksum] = await Promise.all([fetchWhole(url), fetchWhole(`${url}.sha512`)]);
    if (createHash('sha512').update(zip).digest('hex') !== checksum.toString().trim().split(/\s/u)[0]) throw new Error(`the checksum of ${url} is wrong`);
    const work = path.join(cache, `unpacking-${process.pid}`);
    mkdirSync(work);
    const file = path.join(work, 'distribution.zip');
    writeFileSync(file, zip);
    unpack(file, work);
    if (!existsSync(home)) renameSync(path.join(work, `opensearch-${VERSION}`), home);
    rmSync(work, { recursive: true, force: true });
    return home;
  } catch (error) {
    console.error(`\n*** THE TESTS OF THE OPENSEARCH ENGINE ARE LEFT OUT: ${error.message}. Nothing about it is proved by this run. ***\n`);
    return null;
  }
}

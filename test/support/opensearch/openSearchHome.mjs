// A real OpenSearch for tests: the distribution its project publishes to Maven Central, kept unpacked in
// .cache/opensearch.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The last of 2.x, for Java 11 and newer; 3.x wants Java 21: OPENSEARCH_VERSION=3.6.0 OPENSEARCH_JAVA=/path/to/java.
 */
const VERSION = process.env.OPENSEARCH_VERSION ?? '2.19.6';
const SECURED = '2.19.4';
const REGISTRY = process.env.MAVEN_REGISTRY ?? 'https://repo.maven.apache.org/maven2';
const PATIENCE_MS = 120_000;

const fetchWhole = async (url) => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
};

/** Unpacks with what there is: unzip, or the jar program of a JDK. */
function unpack(file, folder) {
  const ways = [
    ['unzip', ['-q', file, '-d', folder]],
    ['jar', ['xf', file]],
    ['python3', ['-m', 'zipfile', '-e', file, folder]],
  ];
  if (!ways.some(([program, args]) => spawnSync(program, args, { cwd: folder }).status === 0))
    throw new Error('neither unzip, jar nor python3 can unpack the distribution');
}

/** Fetches a file of the registry, compares its checksum and unpacks it into a folder. */
async function fetchUnpacked(url, folder) {
  const [zip, checksum] = await Promise.all([fetchWhole(url), fetchWhole(`${url}.sha512`)]);
  if (createHash('sha512').update(zip).digest('hex') !== checksum.toString().trim().split(/\s/u)[0])
    throw new Error(`the checksum of ${url} is wrong`);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'download.zip');
  writeFileSync(file, zip);
  unpack(file, folder);
  rmSync(file);
}

/** Whether Java runs; throws why not. */
function needJava() {
  const java = process.env.OPENSEARCH_JAVA ?? 'java';
  if (spawnSync(java, ['-version']).status !== 0) throw new Error(`Java is missing (${java})`);
}

/** The unpacked distribution of a version, with plug-ins by name and address in it. */
async function homeOf(version, name, plugins = {}) {
  const cache = path.resolve('.cache/opensearch');
  const home = path.join(cache, name);
  if (existsSync(path.join(home, 'lib'))) return home;
  console.error(`Fetching OpenSearch ${version} for its tests …`);
  const work = path.join(cache, `unpacking-${process.pid}`);
  await fetchUnpacked(
    `${REGISTRY}/org/opensearch/distribution/integ-test-zip/opensearch/${version}/opensearch-${version}.zip`,
    work,
  );
  const unpacked = path.join(work, `opensearch-${version}`);
  for (const [plugin, address] of Object.entries(plugins))
    await fetchUnpacked(`${REGISTRY}/${address}`, path.join(unpacked, 'plugins', plugin));
  if (!existsSync(home)) renameSync(unpacked, home);
  rmSync(work, { recursive: true, force: true });
  return home;
}

const leftOut = (what, error) => {
  console.error(
    `\n*** THE TESTS OF ${what} ARE LEFT OUT: ${error.message}. Nothing about it is proved by this run. ***\n`,
  );
  return null;
};

/**
 * The folder of an unpacked distribution, fetched and its checksum compared when it is not there yet.
 *
 * @returns null, having said loudly why, where Java or the registry are missing.
 */
export async function openSearchHome() {
  try {
    needJava();
    return process.env.OPENSEARCH_HOME ?? (await homeOf(VERSION, `opensearch-${VERSION}`));
  } catch (error) {
    return leftOut('THE OPENSEARCH ENGINE', error);
  }
}

/**
 * The same with OpenSearch’s own plug-in for TLS and passwords, of the newest version of 2.19 that it was published
 * with.
 */
export async function securedHome() {
  try {
    needJava();
    return await homeOf(SECURED, `opensearch-${SECURED}-secured`, {
      'opensearch-security': `org/opensearch/plugin/opensearch-security/${SECURED}.0/opensearch-security-${SECURED}.0.zip`,
    });
  } catch (error) {
    return leftOut('A SECURED CLUSTER', error);
  }
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { listFiles } from '../listFiles.ts';

const ROOT = process.cwd();
/** In the place of Jest: what Jest would run with the same words and variables. */
const LISTING = `process.chdir(${JSON.stringify(ROOT)});
process.argv.push('--listTests');
require(${JSON.stringify(path.join(ROOT, 'node_modules/jest/bin/jest.js'))});`;
/** What the commands want to be there before they run Jest. */
const SETTINGS = {
  DATABASE_URL: 'postgres://localhost/none',
  OPENSEARCH_HOME: 'none',
  OPENSEARCH_JAVA: 'true',
  MAVEN_REGISTRY: 'http://127.0.0.1:1',
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-commands-'));
  mkdirSync(path.join(folder, 'node_modules/jest/bin'), { recursive: true });
  writeFileSync(path.join(folder, 'node_modules/jest/bin/jest.js'), LISTING);
  symlinkSync(path.join(ROOT, 'test'), path.join(folder, 'test'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The test files that a command of package.json has Jest run. */
function runBy(command: string): string[] {
  const { MUNIMENT_LONG_TESTS, ...env } = process.env;
  const listed = execFileSync(process.execPath, [path.join(ROOT, `scripts/${command}.mjs`)], {
    cwd: folder,
    env: { ...env, ...SETTINGS },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 120_000,
  });
  return listed
    .split('\n')
    .filter((line) => path.isAbsolute(line))
    .map((file) => path.relative(ROOT, file))
    .sort();
}

const testFiles = ['domain', 'scripts', 'server', 'src', 'test', 'tools'].flatMap((part) =>
  listFiles(part, 's')
    .concat(listFiles(part, '.tsx'))
    .filter((file) => /\.(?:test|e2e|copies)\.tsx?$/u.test(file)),
);
const isThroughCopies = (file: string) => !/^\/\/ Not through copies: /mu.test(readFileSync(file, 'utf8'));

it.each<[string, (file: string) => boolean]>([
  ['test-long', (file) => file.includes('.long.')],
  [
    'test-copies',
    (file) => file.endsWith('.copies.ts') || (/^test\/e2e\/[^/]+\.e2e\.ts$/u.test(file) && isThroughCopies(file)),
  ],
  ['test-opensearch', (file) => /^server\/engines\/.*\/opensearch\//u.test(file)],
  [
    'test-postgres',
    (file) => /^(?:server|tools\/(?:sample-county|sandbox-processor))\//u.test(file) && !file.includes('.long.'),
  ],
])('%s runs every test file that it names', (command, isNamed) => {
  const named = testFiles.filter(isNamed).sort();
  expect(named).not.toEqual([]);
  expect(runBy(command)).toEqual(named);
});

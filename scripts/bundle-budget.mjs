// Brotli bytes of JavaScript that the first load of each page costs; fails over the budget. A page's cost is the
// entry's scripts, what its lazy import pulls in, read from the built map of pages (src/app/pages.ts) itself, and what
// comes late to every page without a press (src/app/late). What a page loads only on need (the OpenID client at
// sign-in, the list of a typeahead) is not part of its first load; what a page fetches by itself after it was drawn is
// not seen here: test/e2e/firstLoad.long.e2e.ts counts it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { pageScripts } from './pageScripts.mjs';

/** Kilo meaning a thousand: docs/adr/0001. */
const BUDGET = 175_000;
/** What lays a chart out is a worker, which the page starts by itself. */
const WORKER_PAGES = /^tree\.(?:chart|public)$/u;
const FOLDER = 'dist/client';
const INDEX = path.join(FOLDER, 'index.html');
const ASSETS = path.join(FOLDER, 'assets');

if (!existsSync(INDEX)) {
  console.error('dist/client is missing: run npm run build first (npm start and npm test do).');
  process.exit(1);
}
const bytes = new Map();
const bytesOf = (file) => {
  if (!bytes.has(file)) bytes.set(file, brotliCompressSync(readFileSync(file)).length);
  return bytes.get(file);
};
const sum = (files) => files.reduce((total, file) => total + bytesOf(file), 0);
const kilobytes = (size) => (size / 1000).toFixed(1).padStart(6);

const entry = [...readFileSync(INDEX, 'utf8').matchAll(/<script[^>]+src="\/([^"]+\.js)"/g)].map(([, src]) =>
  path.join(FOLDER, src),
);
const late = readdirSync(ASSETS)
  .filter((name) => /^late\..*\.js$/u.test(name))
  .map((name) => path.join(ASSETS, name));
if (late.length !== 1) {
  console.error('What comes late to every page was not found: has src/app/late another name?');
  process.exit(1);
}
const worker = readdirSync(ASSETS)
  .filter((name) => /^layouts\..*\.js$/u.test(name))
  .map((name) => path.join(ASSETS, name));
if (worker.length !== 1) {
  console.error('The worker of charts was not found: has src/features/trees/chart/worker another name?');
  process.exit(1);
}
const scripts = pageScripts(
  ASSETS,
  entry.map((file) => path.basename(file)),
  (name) => bytesOf(path.join(ASSETS, name)),
);
const pages = [...scripts].map(([id, names]) => ({
  id,
  size: sum([
    ...entry,
    ...late,
    ...(WORKER_PAGES.test(id) ? worker : []),
    ...names.map((name) => path.join(ASSETS, name)),
  ]),
}));
const shell = sum([...entry, ...late]);
console.log(`First load in kB of brotli JavaScript, budget ${BUDGET / 1000}:`);
console.log(
  `${kilobytes(shell)}          shell, vendors and what comes late: ${[...entry, ...late].map((file) => `${path.basename(file).split('.')[0]} ${kilobytes(bytesOf(file)).trim()}`).join(', ')}`,
);
for (const { id, size } of pages.sort((a, b) => b.size - a.size))
  console.log(
    `${kilobytes(size)} (+${kilobytes(size - shell)
      .trim()
      .padStart(4)})  ${id}${size > BUDGET ? '  OVER' : ''}`,
  );
if (pages.length === 0) {
  console.error('No lazy page was found in the entry: has the bundler changed how it writes an import()?');
  process.exit(1);
}
// The rule of rspack.config.ts that leaves out descriptions names a folder: it must still be the right one.
const ROUTES = 'domain/kernel/routes/areas';
const descriptions = readdirSync(ROUTES).flatMap((name) =>
  [...readFileSync(path.join(ROUTES, name), 'utf8').matchAll(/description: '([^'\\]+)'/g)].map(([, text]) => text),
);
const carried = entry.flatMap((file) => descriptions.filter((text) => readFileSync(file, 'utf8').includes(text)));
if (descriptions.length === 0 || carried.length > 0) {
  console.error(
    `Descriptions of pages must not be in the entry (scripts/withoutDescriptions.mjs): ${carried.join(' | ') || 'none found in the route tables'}`,
  );
  process.exit(1);
}
// What scripts/unused cuts out of packages must be gone: an update may have given a file another name.
const CUT = ['startViewTransition', 'useActionState', 'infiniteQueryOptions'];
const uncut = entry.flatMap((file) => CUT.filter((text) => readFileSync(file, 'utf8').includes(text)));
if (uncut.length > 0) {
  console.error(
    `Parts of packages that we never use are in the entry (scripts/unused/withoutUnused.mjs): ${uncut.join(' | ')}`,
  );
  process.exit(1);
}
// Staff's pages show every part there is; no one waits for them on a phone.
const over = pages.filter(({ id, size }) => size > BUDGET && !id.startsWith('internal'));
if (over.length > 0) {
  console.error(`Over budget: ${over.map(({ id }) => id).join(', ')}`);
  process.exit(1);
}

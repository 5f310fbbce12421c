// Brotli bytes of JavaScript that the first load of each page costs, from what the bundler says of its build; fails over
// the budget. A page's cost is the entry's scripts, what its import brings, and what comes late to every page without a
// press (src/app/late). What a page loads only on need (the OpenID client at sign-in, the list of a typeahead) is not
// part of its first load; what a page fetches by itself after it was drawn is not seen here:
// test/e2e/firstLoad.long.e2e.ts counts it.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';

import { entryFiles, filesOf, STATS_FILE } from './clientFiles.ts';

/** Bytes of a page by the id of its route, kilo meaning a thousand: docs/adr/0139. */
const BUDGET = 175_000;
const BUDGETS = {
  'identity.sign-in': 185_000,
  'identity.register': 185_000,
  // Until its picture: OpenSeadragon, 72 more, comes when a page is drawn.
  'images.viewer': 205_000,
  'tree.chart': 205_000,
  'tree.public': 205_000,
};
/** What lays a chart out is a worker, which the page starts by itself. */
const WORKER_PAGES = new Set(['tree.chart', 'tree.public']);

if (!existsSync(STATS_FILE)) {
  console.error(`${STATS_FILE} is missing: run npm run build first (npm start and npm test do).`);
  process.exit(1);
}
const stats = JSON.parse(readFileSync(STATS_FILE, 'utf8'));
const bytes = new Map();
function bytesOf(file) {
  if (!bytes.has(file)) bytes.set(file, brotliCompressSync(readFileSync(path.join('dist/client', file))).length);
  return bytes.get(file);
}
const scriptsOf = (files) => [...new Set(files)].filter((file) => file.endsWith('.js'));
const sum = (files) => scriptsOf(files).reduce((total, file) => total + bytesOf(file), 0);
const kilobytes = (size) => (size / 1000).toFixed(1).padStart(6);

/** Files of an import that must be there. */
function filesOfImport(name) {
  const files = filesOf(stats, name);
  if (files.length > 0) return files;
  console.error(`No import is named ${name}: a page's import names the id of its route (webpackChunkName).`);
  process.exit(1);
}

const late = filesOfImport('late');
const shell = [...entryFiles(stats), ...late];
const labelOf = (file) => (late.includes(file) ? 'late' : path.basename(file).split('.')[0]);
/** What an address of a page brings beside it, named after a part of the address (`images.viewer.issue`). */
const partsOf = (id) => Object.keys(stats.namedChunkGroups).filter((name) => name.startsWith(`${id}.`));
const pages = siteRoutes
  .filter(({ redirect }) => !redirect)
  .flatMap(({ id }) =>
    [[], ...partsOf(id).map((part) => [part])].map((parts) => ({
      id: parts[0] ?? id,
      size: sum([...shell, ...[id, ...parts, ...(WORKER_PAGES.has(id) ? ['layouts'] : [])].flatMap(filesOfImport)]),
      budget: BUDGETS[id] ?? BUDGET,
    })),
  );
console.log(`First load in kB of brotli JavaScript, budget ${BUDGET / 1000}:`);
console.log(
  `${kilobytes(sum(shell))}          shell, vendors and what comes late: ${scriptsOf(shell)
    .map((file) => `${labelOf(file)} ${kilobytes(bytesOf(file)).trim()}`)
    .join(', ')}`,
);
for (const { id, size, budget } of pages.sort((a, b) => b.size - a.size))
  console.log(
    `${kilobytes(size)} (+${kilobytes(size - sum(shell))
      .trim()
      .padStart(4)})  ${id}${size > budget ? `  OVER ${budget / 1000}` : ''}`,
  );
// Staff's pages show every part there is; no one waits for them on a phone. Of the desk, 45 kB beside the shell at most.
const DESK = 45_000;
const over = pages.filter(({ id, size, budget }) =>
  id.startsWith('desk.') ? size > sum(shell) + DESK : size > budget && !id.startsWith('internal'),
);
if (over.length > 0) {
  console.error(`Over budget: ${over.map(({ id }) => id).join(', ')}`);
  process.exit(1);
}

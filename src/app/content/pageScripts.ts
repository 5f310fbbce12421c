import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** `"search.results":()=>Promise.all([n.e(1),n.e(2)])` or `…=>n.e(1)`, as the bundler writes a lazy import. */
const LAZY_PAGE = /"([a-z-]+\.[a-z\d-]+)":\(\)=>(?:Promise\.all\(\[([^\]]+)\]\)|(\w+\.e\("?\w+"?\)))/gu;
const CHUNK = /\.e\("?(\w+)"?\)/gu;

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** The scripts of every page by its route: read once, from the built map of pages. */
function readPages(folder: string): ReadonlyMap<string, readonly string[]> {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const ofChunk = new Map(scripts.map((name) => [name.slice(0, name.indexOf('.')), name]));
  const pages = new Map<string, readonly string[]>();
  const bytes = (names: readonly string[]) => names.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
  for (const name of scripts) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    for (const [, id = '', several, one] of text.matchAll(LAZY_PAGE)) {
      const own = [...(several ?? one ?? '').matchAll(CHUNK)].flatMap(([, chunk = '']) => ofChunk.get(chunk) ?? []);
      const files = [...new Set([...(name.startsWith('main.') ? [] : [name]), ...own])];
      // Staff's replay holds every page once more: the cheaper way is a visitor's.
      const before = pages.get(id);
      if (!before || bytes(files) < bytes(before)) pages.set(id, files);
    }
  }
  return pages;
}

/**
 * The scripts that a page needs beside the entry.
 * @param folder - of the built scripts
 * @returns names of files; none for a page that is not there
 */
export function pageScripts(folder: string, routeId: string): readonly string[] {
  known ??= readPages(folder);
  return known.get(routeId) ?? [];
}

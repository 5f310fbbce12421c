// Which scripts each page needs beside the entry, read from the built map of pages (src/app/pages.ts) itself.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** `"search.results":()=>Promise.all([n.e(1),n.e(2)])` or `…=>n.e(1)`, as the bundler writes a lazy import. */
const LAZY_PAGE = /"([a-z-]+\.[a-z\d-]+)":\(\)=>(?:Promise\.all\(\[([^\]]+)\]\)|(\w+\.e\("?\w+"?\)))/g;
/** One import (as its chunks, or its chunk) or another, by a question. */
const IMPORT = String.raw`(Promise\.all\(\[[^\]]+\]\)|\w+\.e\("?\w+"?\))`;
const CHOSEN_PAGE = new RegExp(String.raw`"([a-z-]+\.[a-z\d-]+)":\(\)=>[^"]{0,300}?\?${IMPORT}[^":]*:${IMPORT}`, 'g');
const CHUNK = /\.e\("?(\w+)"?\)/g;
/** `{598:"late",600:"takeOver"}`: the names of chunks that have one, as the bundler's runtime writes them. */
const NAMES = /\{(?:\d+:"\w+",?)+\}(?=\)?\[)/g;
const NAME = /(\d+):"(\w+)"/g;

/**
 * By the id of a page's route: names of files in the folder of the built scripts. Pages of areas that few readers enter
 * by are in a chunk of their own, which is part of what they need. Where a page is one of two, the second is under its
 * id and the first under that with a question mark. Staff's replay holds every page once more: the cheaper way is a
 * visitor's.
 */
export function pageScripts(folder, entry, bytesOf) {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const texts = new Map(scripts.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
  const names = [...texts.values()].flatMap((text) =>
    [...text.matchAll(NAMES)].flatMap(([all]) => [...all.matchAll(NAME)]),
  );
  const nameOf = new Map(names.map(([, chunk, name]) => [chunk, name]));
  const ofName = new Map(scripts.map((name) => [name.slice(0, name.indexOf('.')), name]));
  const filesOf = (imports) =>
    [...imports.matchAll(CHUNK)].flatMap(([, chunk]) => ofName.get(nameOf.get(chunk) ?? chunk) ?? []);
  const size = (names) => names.reduce((total, name) => total + bytesOf(name), 0);
  const pages = new Map();
  for (const name of scripts) {
    const add = (id, imports) => {
      const files = [...new Set([name, ...filesOf(imports)])].filter((file) => !entry.includes(file));
      const before = pages.get(id);
      if (!before || size(files) < size(before)) pages.set(id, files);
    };
    for (const [, id, several, one] of texts.get(name).matchAll(LAZY_PAGE)) add(id, several ?? one);
    for (const [, id, first, second] of texts.get(name).matchAll(CHOSEN_PAGE)) {
      add(`${id}?`, first);
      add(id, second);
    }
  }
  return pages;
}

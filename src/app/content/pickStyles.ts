import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Sheet {
  name: string;
  text: string;
  classes: ReadonlySet<string>;
}

/** Names of classes as the bundler makes them. */
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/gu;
const CLASSES = / class="([^"]+)"/gu;
const MAP_COMMENT = /\/\*#[^*]*\*\//gu;

function readSheets(folder: string): Sheet[] {
  return readdirSync(path.join(folder, 'assets'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => {
      const name = `assets/${file}`;
      const text = readFileSync(path.join(folder, name), 'utf8').replace(MAP_COMMENT, '');
      return { name, text, classes: new Set([...text.matchAll(CLASS)].map(([, found = '']) => found)) };
    });
}

/** What the first paint of some markup needs beside the entry's own files. */
export interface PickedStyles {
  /** Rules, as text. */
  css: string;
  /** Addresses of the sheets whose rules those are, all of them: the browser need not ask for any. */
  sheets: string[];
}

/**
 * Finds the stylesheets of lazily loaded parts that markup uses.
 * @param clientFolder - the built browser application
 * @returns for the files of a page (as paths in that folder) and its markup: the page's own sheets, and of others the
 * fewest bytes that have all its classes
 */
export function createPickStyles(clientFolder: string): (files: readonly string[], html: string) => PickedStyles {
  const sheets = readSheets(clientFolder);
  const isEntry = ({ name }: Sheet) => name.startsWith('assets/main.');
  const ofEntry = new Set(sheets.filter(isEntry).flatMap(({ classes }) => [...classes]));
  const others = sheets.filter((sheet) => !isEntry(sheet));
  return (files, html) => {
    const wanted = new Set(
      [...html.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')).filter((name) => !ofEntry.has(name)),
    );
    const picked: Sheet[] = [];
    const pick = (sheet: Sheet) => {
      picked.push(sheet);
      for (const name of sheet.classes) wanted.delete(name);
    };
    const hits = ({ classes }: Sheet) => [...wanted].filter((name) => classes.has(name)).length;
    for (const sheet of others) if (files.includes(sheet.name) && hits(sheet) > 0) pick(sheet);
    while (wanted.size > 0) {
      const best = others
        .filter((sheet) => !picked.includes(sheet))
        .map((sheet) => ({ sheet, score: hits(sheet) / sheet.text.length }))
        .reduce((a, b) => (b.score > a.score ? b : a));
      if (best.score === 0) break;
      pick(best.sheet);
    }
    return {
      css: picked.map(({ text }) => text).join(''),
      sheets: picked.map(({ name }) => `/${name}`),
    };
  };
}

import { readFileSync } from 'node:fs';

import { listFiles } from '../listFiles.ts';
import type { ReaderText } from './readerTexts.ts';

const ENDINGS = ['.ts', '.tsx', '.mts', '.mjs', '.scss', '.graphql'];
/** A line of a comment or of a description in the schema. */
const COMMENT = /^\s*(?:\{?\/\*+|\/\/|\*|#|")\s*(?<text>.+)$/u;
/** The title of a test: `it('…'`, `describe('…'`, and the end of a table, `])('…'`. */
const TITLE = /(?:\b(?:it|test|describe)|\]\))\((?<quote>['"`])(?<text>.+?)\k<quote>,/u;
/** Names of code, which keep their own words. */
const CODE = /`[^`]*`/gu;

/** The comments and test titles of one file, line by line, without the code in them. */
export function commentsOf(file: string, source: string): ReaderText[] {
  return source.split('\n').flatMap((line, at) => {
    const text = (COMMENT.exec(line) ?? TITLE.exec(line))?.groups?.text;
    return text === undefined ? [] : [{ file, line: at + 1, text: text.replaceAll(CODE, '') }];
  });
}

/** Generated files are not ours to word, and this folder quotes what it refuses. */
const NOT_READ = /\.generated\.|^scripts\/voice\//u;

/** The comments and test titles below these folders, for the people who work on the site. */
export const codeComments = (folders: readonly string[]): ReaderText[] =>
  folders
    .flatMap((folder) => ENDINGS.flatMap((ending) => listFiles(folder, ending)))
    .filter((file) => !NOT_READ.test(file))
    .flatMap((file) => commentsOf(file, readFileSync(file, 'utf8')));

import { readFileSync } from 'node:fs';

import ts from 'typescript';

import { listFiles } from '../listFiles.ts';

/** A text that a person may read, with the place it comes from. */
export interface ReaderText {
  file: string;
  /** From 1. */
  line: number;
  text: string;
}

/**
 * Texts of tests, generated code and other people's data are not ours to word; a sample newspaper speaks as its century
 * did.
 */
const NOT_OURS = /\.(?:test|fixture|generated|d)\.|^tools\/sample-county\/newspaper\//u;
/** What a database reads. */
const STATEMENT = /^\s*(?:\/\*|(?:SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|ALTER|FROM|WHERE|AND|JOIN|LEFT|ORDER)\b)/u;

const isLiteral = (
  node: ts.Node,
): node is
  | ts.StringLiteral
  | ts.NoSubstitutionTemplateLiteral
  | ts.TemplateHead
  | ts.TemplateMiddle
  | ts.TemplateTail
  | ts.JsxText =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node) ||
  ts.isJsxText(node);

/** A name in code is one word without a capital: a key, a column, a class. */
const isWording = (text: string): boolean => /\S\s\S|[.:?]$/u.test(text.trim()) || /^\s*[A-Z][a-z]/u.test(text);

/** The wordings of one file of TypeScript: string literals, parts of templates and the text of elements. */
export function wordingsOf(file: string, source: string): ReaderText[] {
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: ReaderText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (isLiteral(node) && isWording(node.text) && !STATEMENT.test(node.text)) {
      found.push({
        file,
        line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1,
        text: node.text.trim().replace(/\s+/gu, ' '),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/**
 * Every text of the interface, the messages and the guides below these folders. Paths from the project's root, with
 * `/`.
 */
export function readerTexts(folders: readonly string[]): ReaderText[] {
  const code = folders.flatMap((folder) => ['.ts', '.tsx'].flatMap((ending) => listFiles(folder, ending)));
  const guides = folders.flatMap((folder) => listFiles(folder, '.md'));
  return [
    ...code.filter((file) => !NOT_OURS.test(file)).flatMap((file) => wordingsOf(file, readFileSync(file, 'utf8'))),
    ...guides
      .filter((file) => !file.endsWith('README.md'))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .map((text, at) => ({ file, line: at + 1, text: text.trim() })),
      ),
  ];
}

import { readFileSync } from 'node:fs';

import ts from 'typescript';

import { listFiles } from '../listFiles.ts';
import type { ReaderText } from './readerTexts.ts';

/** Files that may hold texts: the texts of a part, tables of drawer titles, the specimens of the gallery. */
const MAY_HOLD_TEXTS = /(?:[tT]exts\.tsx?|\/drawers\.ts|Specimens\.tsx)$/u;
const NOT_OURS = /\.(?:test|fixture|generated|d)\.|testing/u;
/** Attributes whose value a reader sees or hears. */
const SHOWN_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-valuetext',
  'caption',
  'description',
  'emptyText',
  'header',
  'heading',
  'hint',
  'label',
  'placeholder',
  'summary',
  'text',
  'title',
]);
/** Elements for names of keys and code, which are the same in every language. */
const NAMES_ONLY = new Set(['kbd', 'code']);
/**
 * A capital, and a second word without one: a sentence, a label, a heading. Keys, classes and fonts are not written so.
 */
const SENTENCE = /^[“‘]?\p{Lu}[\p{L}’]*,? \p{Ll}/u;

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);
const isKeyName = (node: ts.JsxText): boolean =>
  ts.isJsxElement(node.parent) &&
  ts.isIdentifier(node.parent.openingElement.tagName) &&
  NAMES_ONLY.has(node.parent.openingElement.tagName.text);
const isShownAttribute = ({ parent }: ts.Node): boolean =>
  ts.isJsxAttribute(parent) && ts.isIdentifier(parent.name) && SHOWN_ATTRIBUTES.has(parent.name.text);
/** Messages of errors and lines of the log are for developers. */
function isForLog(node: ts.Node): boolean {
  const parent = ts.isTemplateExpression(node.parent) ? node.parent.parent : node.parent;
  if (ts.isNewExpression(parent)) return true;
  return (
    ts.isCallExpression(parent) &&
    (parent.expression.kind === ts.SyntaxKind.SuperKeyword || parent.expression.getText().startsWith('siteLog.'))
  );
}

function isText(node: ts.Node): node is ts.JsxText | ts.StringLiteralLike | ts.TemplateHead {
  if (ts.isJsxText(node)) return hasWord(node.text) && !isKeyName(node);
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node)) return false;
  return (isShownAttribute(node) && hasWord(node.text)) || (SENTENCE.test(node.text) && !isForLog(node));
}

/** Texts for readers in the code of one file, where they do not belong. */
export function textsInCode(file: string, source: string): ReaderText[] {
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: ReaderText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    if (isText(node))
      found.push({
        file,
        line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1,
        text: node.text.trim().replace(/\s+/gu, ' '),
      });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Texts for readers in the code of a folder, outside the files that hold texts. */
export const componentTexts = (folder: string): ReaderText[] =>
  ['.ts', '.tsx']
    .flatMap((ending) => listFiles(folder, ending))
    .filter((file) => !NOT_OURS.test(file) && !MAY_HOLD_TEXTS.test(file))
    .flatMap((file) => textsInCode(file, readFileSync(file, 'utf8')));

import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import type { FoundIssue } from './IssueDraft.ts';
import { datedName } from './readers/datedName.ts';
import { type FolderFiles, folderIssue, isIssueFolder } from './readers/folderIssue.ts';
import { iarchivesIssue } from './readers/iarchivesIssue.ts';
import type { ImportRoot } from './readers/insideFolder.ts';
import { metsIssue } from './readers/metsIssue.ts';
import { isIssueFile, isPdf, pdfIssue } from './readers/pdfIssue.ts';
import { rootElement } from './readers/readTextXml.ts';

/** Folders within one another that are looked through. */
const DEEPEST = 12;

/** The issue that a file describes; null for a file of any other kind. */
async function issueOf(root: ImportRoot, file: string, titleName: string | null): Promise<FoundIssue | null> {
  if (!/\.xml$/iu.test(file)) return null;
  const element = await rootElement(file);
  if (element === 'mets') return metsIssue(root, file, titleName);
  return element === 'unit' ? iarchivesIssue(root, file, titleName) : null;
}

/** Folders and files in the order of their names, numbers by their value. */
const byName = new Intl.Collator('en', { numeric: true }).compare;

/** The issues of a folder that no file describes: the folder itself, or files of PDF in it. */
function* withoutDescription(root: ImportRoot, files: FolderFiles, titleName: string | null): Generator<FoundIssue> {
  const pdfs = files.names.filter(isPdf).map((name) => path.join(files.folder, name));
  if (isIssueFolder(files)) yield folderIssue(root, files, titleName);
  else if (datedName(path.basename(files.folder)) !== null && pdfs.length > 0)
    yield pdfIssue(root, files.folder, pdfs, titleName);
  else for (const file of pdfs) if (isIssueFile(path.basename(file))) yield pdfIssue(root, file, [file], titleName);
}

async function* within(
  root: ImportRoot,
  folder: string,
  titleName: string | null,
  depth: number,
): AsyncGenerator<FoundIssue> {
  const entries = (await readdir(folder, { withFileTypes: true })).sort((a, b) => byName(a.name, b.name));
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  let isDescribed = false;
  for (const name of names) {
    const issue = await issueOf(root, path.join(folder, name), titleName);
    if (issue) yield issue;
    isDescribed ||= issue !== null;
  }
  if (!isDescribed) yield* withoutDescription(root, { folder, names }, titleName);
  // Links are not followed: they may lead outside, or round in a circle.
  if (depth < DEEPEST)
    for (const entry of entries)
      if (entry.isDirectory()) yield* within(root, path.join(folder, entry.name), titleName, depth + 1);
}

/**
 * The issues of a folder, one after the other, or that of one file.
 * @param at - absolute.
 * @param titleName - name of the paper, in place of what files say.
 */
export async function* findIssues(at: string, titleName: string | null): AsyncGenerator<FoundIssue> {
  if ((await stat(at)).isDirectory()) {
    yield* within({ folder: at }, at, titleName, 0);
    return;
  }
  const root = { folder: path.dirname(at) };
  const issue = isIssueFile(path.basename(at))
    ? pdfIssue(root, at, [at], titleName)
    : await issueOf(root, at, titleName);
  if (issue) yield issue;
}

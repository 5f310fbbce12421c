import path from 'node:path';

import { type IssueDate, readIssueDate } from '#domain/newspapers/core/readIssueDate.ts';

import { Rejected, type TitleDraft } from '../IssueDraft.ts';
import { type ImportRoot, nameInside } from './insideFolder.ts';

const DATED = /^(\d{4}-\d{2}-\d{2})(?:[-_]([a-z0-9]{1,20}))?$/iu;

/**
 * Reads a name that says the date of an issue, and its edition: `1824-02-17`, `1824-02-17-evening`. Null for any other
 * name.
 */
export function datedName(name: string): { written: string; edition: string } | null {
  const [, written, edition = ''] = DATED.exec(name) ?? [];
  return written === undefined ? null : { written, edition: edition === '1' ? '' : edition.toLowerCase() };
}

/**
 * The paper and the date of an issue by its place: `TITLE/1824-02-17`.
 *
 * @param at - absolute, without the ending of a file; its name is dated.
 * @throws Rejected when there was no such day, or nothing names the paper.
 */
export function paperOf(
  root: ImportRoot,
  at: string,
  titleName: string | null,
): { title: TitleDraft; date: IssueDate; edition: string } {
  const name = nameInside(root, at);
  const { written = '', edition = '' } = datedName(path.basename(at)) ?? {};
  const date = readIssueDate(written);
  if ('problem' in date) throw new Rejected(name, 0, date.problem);
  const parent = path.dirname(at);
  const paper =
    titleName ??
    (at === root.folder ? null : parent === root.folder ? path.basename(root.folder) : path.basename(parent));
  if (paper === null) throw new Rejected(name, 0, 'does not say which paper it is: give its name with --title');
  return {
    title: { name: paper.replaceAll('_', ' '), libraryNumber: null, placeName: null, language: null, sourceNote: null },
    date,
    edition,
  };
}

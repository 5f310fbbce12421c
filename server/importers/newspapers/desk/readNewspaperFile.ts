import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';

import { readIssueDate } from '#domain/newspapers/core/readIssueDate.ts';
import { plainText } from '#domain/records/sheets/plainText.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import {
  type FileReport,
  finishNewspaperFile,
  newspaperFileKey,
  newspaperFileWork,
} from '#server/modules/newspapers/desk/index.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

import { importManifest } from '../../manifests/importManifest.ts';
import { importNewspapers, type NewspaperImport, type ReadIssue } from '../importNewspapers.ts';
import type { Fault } from '../IssueDraft.ts';
import { datedName } from '../readers/datedName.ts';
import type { NewspaperTask } from './newspaperTask.ts';
import { unpackIssues } from './unpackIssues.ts';

interface Reading {
  db: Database;
  files: FileStore;
  /** Called with how many of how many issues are read. */
  atStep: (done: number, of: number) => void;
}

/** What of a file is listed; the rest is counted. */
const MOST = { faults: 1_000, passedOver: 200, gaps: 2_000 };

/** The words that a command has for its operator, in those of the page. Names out of files may be cut in two. */
const inWords = (reason: string): string =>
  plainText(reason)
    .replace(
      'If the files are right, give the same command with --accept-fewer',
      'If the files are right, choose to take issues with fewer pages or words, too',
    )
    .replace(': give its name with --title', '')
    .replace('name it with --host to fetch from there', 'nothing may be fetched from there');

/** The day that the name of a file or its folder says; null where neither does. */
function dayIn(name: string): string | null {
  for (const step of name.split('/').reverse()) {
    const { written = '' } = datedName(step.replace(/\.[^.]+$/u, '')) ?? {};
    const date = readIssueDate(written);
    if (!('problem' in date) && date.precision === 'day') return date.date;
  }
  return null;
}

/** The days of which the site has an issue of a newspaper. */
const heldDays = async (db: Database, titleId: string): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db.rows<{ date: string }>(
        `/* newspaperFiles.held */ SELECT date::text AS date FROM newspaper_issue WHERE title_id = $1 AND date_precision = 'day'`,
        [titleId],
      )
    ).map(({ date }) => date),
  );

/** Gathers what an import says. */
function createReport(held: ReadonlySet<string>) {
  const report: FileReport = { issues: [], gaps: [], passedOver: [], unlisted: 0 };
  let listed = 0;
  let faults: Fault[] = [];
  const issueOf = ({ name, taken }: ReadIssue): FileReport['issues'][number] => {
    const date = taken ? taken.date : dayIn(name);
    const isHeld = taken !== null && (taken.isUnchanged || (date !== null && held.has(date)));
    return {
      name: plainText(name),
      date,
      state: taken === null ? 'REFUSED' : isHeld ? 'HELD' : 'NEW',
      pages: taken?.pages ?? 0,
      words: taken?.words ?? 0,
      articles: taken?.articles ?? 0,
      faults,
    };
  };
  return {
    report,
    onFault({ file, line, reason }: Fault) {
      if ((listed += 1) > MOST.faults) report.unlisted += 1;
      else faults.push({ file: plainText(file), line, reason: inWords(reason) });
      return Promise.resolve();
    },
    onPassedOver(file: string) {
      if (report.passedOver.length >= MOST.passedOver) report.unlisted += 1;
      else report.passedOver.push(plainText(file));
      return Promise.resolve();
    },
    addIssue(issue: ReadIssue) {
      report.issues.push(issueOf(issue));
      faults = [];
    },
  };
}

/** Where the issues of a file are: the PDF of one, or what an archive was unpacked to. */
async function unpacked(file: string, name: string, folder: string): Promise<string> {
  if (!/\.pdf$/iu.test(name)) {
    const at = path.join(folder, 'issues');
    await mkdir(at, { recursive: true, mode: 0o700 });
    await unpackIssues(file, at);
    return at;
  }
  const at = path.join(folder, name);
  await copyFile(file, at);
  return at;
}

/**
 * Checks the issues of a file by the import itself, which then stores nothing, or takes them. What it says is kept with
 * the file. An import that was killed goes on with the first issue that is missing.
 *
 * @returns false where the file is wanted no more, or another process has it
 * @throws UserError for what holds no issue, or may not be fetched, in words for the person who brought it
 */
export async function readNewspaperFile(
  { db, files, atStep }: Reading,
  task: Omit<NewspaperTask, 'files'> & { files: Pick<NewspaperTask['files'], 'dataDir'> },
): Promise<boolean> {
  const taken = { id: task.fileId, fence: task.fence };
  const asked = await newspaperFileWork(db, taken);
  if (!asked) return false;
  await mkdir(task.folder, { recursive: true, mode: 0o700 });
  const { report, onFault, onPassedOver, addIssue } = createReport(await heldDays(db, asked.titleId));
  let of = 0;
  let madeFrom: string | null = null;
  const request = (source: string): NewspaperImport => ({
    source,
    // Files of two newspapers may have one name, and are read at the same time.
    sourceName: `${asked.titleId}/${asked.name}`,
    titleName: asked.titleName,
    titleId: asked.titleId,
    access: [],
    isCheckOnly: asked.work === 'check',
    isFewerAccepted: asked.acceptsFewer,
    checked: asked.checked,
    dataDir: task.files.dataDir,
    files,
    gazetteer: loadGazetteer(),
    onFault,
    onPassedOver,
    onFound: (count) => (of = count),
    onIssue(issue) {
      addIssue(issue);
      madeFrom = issue.taken?.madeFrom ?? null;
      atStep(report.issues.length, of);
    },
    signal: new AbortController().signal,
  });
  const readAll = async () => {
    if (asked.address !== null) return importManifest(db, request(asked.address), task.manifestHosts);
    const { name } = asked;
    return files.withPath(newspaperFileKey(task.fileId), async (file) =>
      importNewspapers(db, request(await unpacked(file, name.trim(), task.folder))),
    );
  };
  const done = await readAll().catch((error: unknown) => {
    throw error instanceof UserError ? new UserError(inWords(error.message.replace(`${asked.titleId}/`, ''))) : error;
  });
  if (!done) return false;
  if (done.isStopped)
    throw new UserError('This was stopped by staff. Issues that were taken stay. Bring the file again to go on.');
  const days = done.titles.find(({ id }) => id === asked.titleId)?.gaps ?? [];
  report.gaps = days.slice(0, MOST.gaps).map(({ date }) => date);
  report.unlisted += Math.max(0, days.length - MOST.gaps);
  const isKept = await finishNewspaperFile(db, taken, report, asked.address === null ? null : madeFrom);
  if (isKept && asked.work === 'take') await files.remove(newspaperFileKey(task.fileId));
  return isKept;
}

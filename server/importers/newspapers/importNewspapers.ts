import { realpath } from 'node:fs/promises';
import path from 'node:path';

import type { NewspaperAccess } from '#domain/newspapers/core/newspaperAccess.ts';
import { titleIdOf } from '#domain/newspapers/core/newspaperIds.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

import { type ImportLog, logImport } from '../importLog.ts';
import { withSetLock } from '../setLock.ts';
import { findIssues } from './findIssues.ts';
import { type Fault, type FoundIssue, Rejected } from './IssueDraft.ts';
import { passedOver } from './passedOver.ts';
import { checkIssue, takeIssue, type TakenIssue } from './takeIssue.ts';
import { setTitleAccess } from './titleAccess.ts';
import { titleSummaries, type TitleSummary } from './titleSummaries.ts';

/** What an import of newspapers is given. */
export interface NewspaperImport {
  /** A folder of issues, or the file of one. */
  source: string;
  /** What the source is known by, where that is not its path. */
  sourceName?: string;
  /** Name of the paper, in place of what the files say. */
  titleName: string | null;
  /** The one title that all issues are of, whatever it is called; null or left out: as the files say. */
  titleId?: string | null;
  /** Who may read the titles of the import; empty: as the rules are. */
  access: readonly NewspaperAccess[];
  /** Reads and judges everything and stores nothing. */
  isCheckOnly: boolean;
  /** Lets an issue replace one of more pages or words. Default false. */
  isFewerAccepted?: boolean;
  /** What the one issue of it was made from when a person saw it (`madeFrom`): another one is not taken. */
  checked?: string | null;
  /** For copies while an import runs. */
  dataDir: string;
  /** Where pages are kept. */
  files: FileStore;
  gazetteer: Gazetteer;
  /** Called with what is not taken, and what is taken with something missing. */
  onFault: (fault: Fault, isRejected: boolean) => Promise<void>;
  /** Called with each file of the folder that no issue was read from. */
  onPassedOver: (file: string) => Promise<void>;
  /** Called with how many issues there are, before the first is read. */
  onFound: (issues: number) => void;
  /** Called behind each issue, and behind what is wrong with it. */
  onIssue: (issue: ReadIssue) => void;
  /** Stops behind the issue in hand. */
  signal: AbortSignal;
}

/** An issue that was read. */
export interface ReadIssue {
  /** From the folder that is imported. */
  name: string;
  /** What it holds; null where it was not taken. */
  taken: TakenIssue | null;
}

/** What an import has read, as sums over its issues. */
export interface ImportedNewspapers {
  issues: number;
  /** Issues that the site held already, from the same files. */
  unchanged: number;
  pages: number;
  words: number;
  articles: number;
  guessed: number;
  /** Words of the articles that the files tell apart. */
  linkedWords: number;
  /** Issues and pages that were not taken. */
  rejected: number;
  /** Things missing from what was taken. */
  remarks: number;
  /** Files in the folder that no issue was read from. */
  passedOver: number;
  isStopped: boolean;
  /** The titles of the import, with the days on which an issue is missing. */
  titles: readonly TitleSummary[];
}

async function startBatch(db: Database, source: string): Promise<number> {
  const row = await db.one<{ id: number }>(
    `/* newspapers.startBatch */ INSERT INTO newspaper_batch (source, state) VALUES ($1, 'running') RETURNING id`,
    [source],
  );
  if (!row) throw new Error('A batch of newspapers was not stored.');
  return row.id;
}

const endBatch = (db: Database, id: number, { issues, pages, rejected, isStopped }: ImportedNewspapers) =>
  db.rows(
    '/* newspapers.endBatch */ UPDATE newspaper_batch SET state = $2, issues = $3, pages = $4, rejected = $5, finished_at = now() WHERE id = $1',
    [id, isStopped ? 'interrupted' : 'done', issues, pages, rejected],
  );

/** Reads one issue after the other; what is wrong with one does not touch the next. */
async function readIssues(
  at: string,
  { titleName, titleId = null, onFault, onPassedOver, onIssue, signal }: NewspaperImport,
  read: (found: FoundIssue, report: (fault: Fault) => void) => Promise<TakenIssue>,
) {
  const done: ImportedNewspapers = {
    issues: 0,
    unchanged: 0,
    pages: 0,
    words: 0,
    articles: 0,
    guessed: 0,
    linkedWords: 0,
    rejected: 0,
    remarks: 0,
    passedOver: 0,
    isStopped: false,
    titles: [],
  };
  const dates = new Map<string, { name: string; dates: string[] }>();
  const used = new Set<string>();
  for await (const found of findIssues(at, titleName)) {
    if (signal.aborted) return { done: { ...done, isStopped: true }, dates };
    const faults: Fault[] = [];
    const taken = await read(ofTitle(withFilesNoted(found, used), titleId), (fault) => void faults.push(fault)).catch(
      (error: unknown) => {
        if (!(error instanceof Rejected)) throw error;
        faults.push(error);
        return null;
      },
    );
    for (const fault of faults) {
      const isRejected = fault instanceof Rejected;
      done[isRejected ? 'rejected' : 'remarks'] += 1;
      await onFault(fault, isRejected);
    }
    if (taken) {
      done[taken.isUnchanged ? 'unchanged' : 'issues'] += 1;
      for (const key of ['pages', 'words', 'articles', 'guessed', 'linkedWords'] as const) done[key] += taken[key];
      const title = dates.get(taken.titleId) ?? { name: taken.titleName, dates: [] };
      if (taken.date !== null) title.dates.push(taken.date);
      dates.set(taken.titleId, title);
    }
    onIssue({ name: found.name, taken });
  }
  for await (const file of passedOver(at, used)) {
    done.passedOver += 1;
    await onPassedOver(path.relative(at, file));
  }
  return { done, dates };
}

/** The issue as it is; when it is loaded, the files it is read from are noted. */
const withFilesNoted = (found: FoundIssue, used: Set<string>): FoundIssue => ({
  ...found,
  async load() {
    const source = await found.load();
    for (const file of [...source.textFiles, ...source.imageFiles]) used.add(file);
    return source;
  },
});

/** The issue as one of that title, unless its files number another. */
const ofTitle = (found: FoundIssue, titleId: string | null): FoundIssue =>
  titleId === null
    ? found
    : {
        ...found,
        async load() {
          const source = await found.load();
          return {
            ...source,
            open() {
              const draft = source.open();
              const own = titleIdOf(draft.title);
              if (draft.title.libraryNumber !== null && own !== titleId)
                throw new Rejected(found.name, 0, `is of the newspaper ${own}, as its files say, and not of this one`);
              return { ...draft, title: { ...draft.title, id: titleId } };
            },
          };
        },
      };

/**
 * Imports newspapers, or checks what an import would do. One issue is one transaction: an import that is stopped or
 * killed goes on, when it is done again, with the first issue that is missing, and changes nothing of the others.
 *
 * @throws UserError when there is nothing to import, or another import of the same source is under way.
 */
export async function importNewspapers(db: Database, request: NewspaperImport): Promise<ImportedNewspapers> {
  const at = await realpath(request.source).catch(() => {
    throw new UserError(`There is no file or folder ${request.source}.`);
  });
  let count = 0;
  for await (const _found of findIssues(at, null)) count += 1;
  if (count === 0)
    throw new UserError(
      `${request.sourceName ?? request.source} holds no issue: no METS file, no unit.xml, no folder or PDF TITLE/YYYY-MM-DD.`,
    );
  request.onFound(count);
  const seen = new Map<string, string>();
  const isFewerAccepted = request.isFewerAccepted === true;
  if (request.isCheckOnly) {
    const { done, dates } = await readIssues(at, request, (found, report) =>
      checkIssue(found, { db, seen, titleName: request.titleName, isFewerAccepted, report }),
    );
    return { ...done, titles: await titleSummaries(db, dates) };
  }
  const name = request.sourceName ?? at;
  const subject = { kind: 'newspapers', subject: path.basename(name), source: path.basename(at) } as const;
  return withSetLock(db, `newspapers:${name}`, ({ db: own, signal }) =>
    logImport(
      db,
      subject,
      AbortSignal.any([request.signal, signal]),
      async (log) => {
        const batchId = await startBatch(own, name);
        const { files, gazetteer, titleName, checked = null } = request;
        const { done, dates } = await readIssues(at, loggedRequest(request, log, count), (found, report) =>
          takeIssue(found, { db: own, files, gazetteer, batchId, titleName, seen, isFewerAccepted, checked, report }),
        );
        if (request.access.length > 0) await setTitleAccess(own, [...dates.keys()], request.access);
        await endBatch(own, batchId, done);
        return { ...done, titles: await titleSummaries(db, dates) };
      },
      ({ isStopped, issues, unchanged }) => ({
        state: isStopped ? 'interrupted' : issues === 0 && unchanged > 0 ? 'unchanged' : 'done',
        accepted: issues,
      }),
    ),
  );
}

/** The request as it is run: staff see how far it is and what it turned away. */
function loggedRequest(request: NewspaperImport, log: ImportLog, count: number): NewspaperImport {
  let issues = 0;
  return {
    ...request,
    signal: log.signal,
    onFault: async (fault, isRejected) => {
      await log.add(fault.file, fault.line, fault.reason, !isRejected);
      await request.onFault(fault, isRejected);
    },
    onIssue: (issue) => {
      log.atPart((issues += 1), count);
      request.onIssue(issue);
    },
  };
}

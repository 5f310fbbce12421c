import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import type { SearchEngine } from '#server/engines/search/SearchEngine.ts';
import { adoptSet } from '#server/importers/sheets/adoptSet.ts';
import { compareSheet } from '#server/importers/sheets/compareSheet.ts';
import { publishSheet } from '#server/importers/sheets/publishSheet.ts';
import { readSheetFile } from '#server/importers/sheets/readSheetFile.ts';
import { sheetComparing, sheetPublishing, sheetReading } from '#server/importers/sheets/sheetJobs.ts';
import type {
  Sheet,
  SheetCheck,
  SheetColumnsInput,
  SheetHistory,
  SheetStepInput,
} from '#server/modules/kernel/graphql/types.generated.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createFolderStore } from '#server/platform/files/createFolderStore.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { type Answer, startTestApp, type TestApp } from './startTestApp.ts';

const PUBLICATION =
  'id revision state progress accepted closed rejected comparison problem why askedBy askedAt endedAt';
const SHEET = `id title revision setSlug kind lacks changedAt file { id name bytes state progress problem rows table tables remarks encoding encodings { encoding lines } hidden { rows columns isLeftOut } broughtBy broughtAt }
  columns { at heading field examples } constants { field value } steps { at text fills details } set { description access repository archiveSeries attribution notation } isForTwo request { id kind state revision reason askedBy isOwn decidedBy decidedWhy } publication { ${PUBLICATION} }`;

const QUESTION = 'record hanging lines { label value } candidates { id lines { label value } } same isDecided';

/** Operations on sheets, as pages ask them. */
export const SHEET_OPERATIONS = {
  sheets: `query Sheets { sheets { ${SHEET} } }`,
  sheet: `query Sheet($id: ID!) { sheet(id: $id) { ${SHEET} } }`,
  guesses:
    'query Guesses($id: ID!, $kind: SheetKind!) { sheetGuesses(id: $id, kind: $kind) { at field isSure because } }',
  rows: 'query Rows($id: ID!, $from: Int!) { sheetRows(id: $id, from: $from) { no cells } }',
  check: `query Check($id: ID!) { sheetCheck(id: $id) { rows accepted closed rejected names namesInDoubt refusal mayAcceptFewer rejects { no reason } stepRows openPlaces
    problems { kind severity field rows differentValues values { value rows some suggestion places } fixes { do order digits speakFor } }
    transcripts { no cells isClosed problem records { label value } } } }`,
  history: `query History($id: ID!) { sheetHistory(id: $id) { changes { revision kind text by at isFileKept } publications { ${PUBLICATION} } } }`,
  make: `mutation Make($title: String!) { makeSheet(title: $title) { ${SHEET} } }`,
  upload:
    'mutation Upload($id: ID!, $name: String!, $size: Float!) { openSheetUpload(id: $id, fileName: $name, fileSize: $size) { address } }',
  choose: `mutation Choose($id: ID!, $file: ID!, $table: String!) { chooseSheetTable(id: $id, file: $file, table: $table) { ${SHEET} } }`,
  readAgain: `mutation ReadAgain($id: ID!, $file: ID!, $encoding: ID, $leavesHidden: Boolean) { readSheetFileAgain(id: $id, file: $file, encoding: $encoding, leavesHidden: $leavesHidden) { ${SHEET} } }`,
  places: `mutation Places($id: ID!, $file: ID!) { placeSheetRows(id: $id, file: $file, inPlaces: true) { ${SHEET} } }`,
  compare: 'mutation Compare($id: ID!, $revision: Int!) { compareSheet(id: $id, revision: $revision) { state } }',
  comparison: 'query Comparison($id: ID!) { sheetComparison(id: $id) { state isStale } }',
  compared:
    'query Compared($id: ID!, $from: Int!) { sheetComparedRecords(id: $id, what: GONE, from: $from) { __typename } }',
  rejected: 'query Rejected($id: ID!) { sheetRejectedRows(id: $id, after: 0) { __typename } }',
  columns: `mutation Columns($id: ID!, $revision: Int!, $to: SheetColumnsInput!) { setSheetColumns(id: $id, revision: $revision, to: $to) { ${SHEET} } }`,
  addSteps: `mutation AddSteps($id: ID!, $revision: Int!, $steps: [SheetStepInput!]!) { addSheetSteps(id: $id, revision: $revision, steps: $steps) { ${SHEET} } }`,
  removeStep: `mutation RemoveStep($id: ID!, $revision: Int!, $at: Int!) { removeSheetStep(id: $id, revision: $revision, at: $at) { ${SHEET} } }`,
  values:
    'query Values($id: ID!, $field: ID!) { sheetValues(id: $id, field: $field) { values { value rows some } differentValues } }',
  layout: 'query Layout($id: ID!) { sheetLayout(id: $id) { name kind notation columns } }',
  preview: `query Preview($id: ID!, $step: SheetStepInput!) { sheetStepPreview(id: $id, step: $step) { rows lookedAt some { no cells { field before after } } } }`,
  questions: `query Questions($id: ID!) { sheetQuestions(id: $id) { ${QUESTION} } }`,
  decide: `mutation Decide($id: ID!, $record: ID!, $same: ID) { decideSheetQuestion(id: $id, record: $record, same: $same) { ${QUESTION} } }`,
  restore: `mutation Restore($id: ID!, $revision: Int!, $to: Int!) { restoreSheet(id: $id, revision: $revision, to: $to) { ${SHEET} } }`,
  publish: `mutation Publish($id: ID!, $revision: Int!, $why: String, $fewer: Boolean!) { publishSheet(id: $id, revision: $revision, why: $why, acceptsFewer: $fewer) { ${SHEET} } }`,
  withdraw: `mutation Withdraw($id: ID!, $why: String!) { withdrawSheet(id: $id, why: $why) { ${SHEET} } }`,
  remove: 'mutation Remove($id: ID!) { deleteSheet(id: $id) }',
} as const;

type As = Partial<Viewer>;
type Reading = NonNullable<Parameters<ReturnType<typeof sheetReading>['start']>[2]>['run'];
type Publishing = NonNullable<Parameters<typeof sheetPublishing.start>[2]>['run'];
type Comparing = NonNullable<NonNullable<Parameters<typeof sheetComparing.start>[2]>['run']>;

/** A site on which two people of staff bring in records. */
export interface SheetSite {
  site: TestApp;
  db: Database;
  files: FileStore;
  anna: As & { memberId: number };
  ben: As & { memberId: number };
  /** Asks one of `SHEET_OPERATIONS`, as Anna unless it is said. */
  ask<Data>(operation: keyof typeof SHEET_OPERATIONS, variables?: object, as?: As): Promise<Answer<Data>>;
  /** Makes a sheet. @returns its id */
  make(title: string): Promise<string>;
  sheet(id: string): Promise<Sheet>;
  check(id: string): Promise<SheetCheck>;
  history(id: string): Promise<SheetHistory>;
  /** Sends a file. @returns the status of the answer */
  send(id: string, text: string | Buffer, name?: string, as?: As): Promise<number>;
  /** Brings a file and waits until it is read, or failed. */
  bring(id: string, text: string | Buffer, name?: string): Promise<Sheet>;
  setColumns(id: string, to: SheetColumnsInput): Promise<Sheet>;
  /** Adds steps that mend its cells. */
  addSteps(id: string, steps: SheetStepInput[]): Promise<Sheet>;
  /** Publishes a sheet and waits for the end of it. */
  publish(id: string, more?: { fewer?: boolean; why?: string }): Promise<NonNullable<Sheet['publication']>>;
  until(id: string, isSo: (sheet: Sheet) => boolean): Promise<Sheet>;
  /** Starts work on files and publications; they end with the site. */
  work(runs?: { reading?: Reading; publishing?: Publishing; lookMs?: number }): () => Promise<void>;
  /** How work is done where no process is started, which is the usual way; `processes` is the way of a site. */
  here: { reading: NonNullable<Reading>; publishing: NonNullable<Publishing> };
  processes: SheetSite['here'];
  close(): Promise<void>;
}

/** How it is started. */
interface SheetSiteOptions {
  /** Both have the duty, so that one decides what the other asks. */
  hasSecondPerson?: boolean;
  /** Opens what finds records; left out, nothing is found. */
  searchOf?: (db: Database, dataDir: string) => Promise<SearchEngine>;
}

/** Starts it, with nothing at work. */
export async function startSheetSite({ hasSecondPerson = true, searchOf }: SheetSiteOptions = {}): Promise<SheetSite> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'muniment-sheets-'));
  const db = await testDatabase();
  const search = await searchOf?.(db, dataDir);
  const site = await startTestApp({ db, settings: { dataDir }, ...(search && { search }) });
  const files = createFolderStore(dataDir);
  const staff = async (firstName: string) => {
    const made = await createMember(db, {
      email: `${firstName.toLowerCase()}@example.com`,
      firstName,
      lastName: 'Lee',
      passwordHash: null,
      kind: 'internal',
    });
    if (firstName === 'Anna' || hasSecondPerson)
      await db.rows(
        `/* test.duty */ INSERT INTO staff_duty (member_id, duty) VALUES ($1, 'records') ON CONFLICT DO NOTHING`,
        [made!.id],
      );
    return { memberId: made!.id, isInternal: true };
  };
  const [anna, ben] = [await staff('Anna'), await staff('Ben')];
  const stops: (() => Promise<void>)[] = [];

  const here: SheetSite['here'] = {
    reading: async (task, { onProgress }) => {
      if (task.kind === 'adopt') return adoptSet(db, task, (records) => onProgress(records, 0));
      try {
        return await readSheetFile(db, files, task, (rows) => onProgress(rows, 0));
      } finally {
        await rm(path.dirname(task.folder), { recursive: true, force: true });
      }
    },
    publishing: async (task, { onProgress }) => {
      try {
        return await publishSheet(db, task, onProgress);
      } finally {
        await rm(path.dirname(task.folder), { recursive: true, force: true });
      }
    },
  };
  const comparing: Comparing = async (task, { onProgress }) => {
    try {
      return await compareSheet(db, task, onProgress);
    } finally {
      await rm(path.dirname(task.folder), { recursive: true, force: true });
    }
  };
  const ask: SheetSite['ask'] = (operation, variables = {}, as = anna) =>
    site.ask(SHEET_OPERATIONS[operation], variables, as);
  /** What an operation answers. @throws what it was refused with */
  const told = async <Data>(operation: keyof typeof SHEET_OPERATIONS, variables: object): Promise<Data> => {
    const { data, errors } = await ask<Record<string, Data>>(operation, variables);
    const [value] = Object.values(data ?? {});
    if (errors || value === undefined) throw new Error(JSON.stringify(errors));
    return value;
  };
  const sheets: SheetSite = {
    site,
    db,
    files,
    anna,
    ben,
    ask,
    here,
    processes: { reading: sheetReading(files).run, publishing: sheetPublishing.run },
    make: async (title) => (await told<Sheet>('make', { title })).id,
    sheet: (id) => told('sheet', { id }),
    check: (id) => told('check', { id }),
    history: (id) => told('history', { id }),
    async send(id, text, name = 'register.csv', as = anna) {
      const body = Buffer.from(text as string);
      const { data, errors } = await ask<{ openSheetUpload: { address: string } }>(
        'upload',
        { id, name, size: body.length },
        as,
      );
      if (!data?.openSheetUpload) throw new Error(errors?.[0]?.message);
      const headers = { 'content-type': 'application/octet-stream' };
      const url = data.openSheetUpload.address;
      return (await site.app.inject({ method: 'PUT', url, headers, payload: body })).statusCode;
    },
    async bring(id, text, name) {
      const { revision } = await sheets.sheet(id);
      await sheets.send(id, text, name);
      return sheets.until(id, (sheet) => sheet.revision > revision || sheet.file?.state === 'FAILED');
    },
    setColumns: async (id, to) => told('columns', { id, to, revision: (await sheets.sheet(id)).revision }),
    addSteps: async (id, steps) => told('addSteps', { id, steps, revision: (await sheets.sheet(id)).revision }),
    async publish(id, { fewer = false, why = 'It is ready.' } = {}) {
      await told('publish', { id, revision: (await sheets.sheet(id)).revision, why, fewer });
      const { publication } = await sheets.until(id, (sheet) => sheet.publication?.state !== 'MAKING');
      return publication!;
    },
    async until(id, isSo) {
      for (let tries = 0; tries < 600; tries += 1) {
        const sheet = await sheets.sheet(id);
        if (isSo(sheet)) return sheet;
        await new Promise((resolve) => setTimeout(resolve, tries < 100 ? 20 : 200));
      }
      throw new Error(`the sheet never came there: ${JSON.stringify(await sheets.sheet(id))}`);
    },
    work({ reading = here.reading, publishing = here.publishing, lookMs = 20 } = {}) {
      const at = {
        db,
        connection: db.connection,
        settings: { databaseUrl: 'postgres://shared', gedcomMemoryMegabytes: 512 },
        log: silentLog,
      };
      const started = [
        sheetReading(files).start(at, { dataDir, s3: null }, { run: reading, lookMs }),
        sheetPublishing.start(at, { dataDir }, { run: publishing, lookMs }),
        sheetComparing.start(at, { dataDir }, { run: comparing, lookMs }),
      ];
      const stop = async () => void (await Promise.all(started.map((end) => end())));
      stops.push(stop);
      return stop;
    },
    async close() {
      for (const stop of stops) await stop();
      await site.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return sheets;
}

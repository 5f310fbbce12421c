import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { newspaperReading } from '#server/importers/newspapers/desk/newspaperJobs.ts';
import { readNewspaperFile } from '#server/importers/newspapers/desk/readNewspaperFile.ts';
import type {
  DeskNewspaper,
  NewspaperFile,
  NewspaperFileReport,
} from '#server/modules/kernel/graphql/types.generated.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createFolderStore } from '#server/platform/files/createFolderStore.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { startTestApp, type TestApp } from './startTestApp.ts';

const NEWSPAPER = `id slug name placeName county revision isAskedToOpen closedCount access issueCount firstIssue lastIssue files { id name state problem broughtBy issueCount refusedCount }`;

const READING = 'threads isPaused waiting running unreadable { id newspaper date page reason }';

/** Operations on newspapers, as staff ask them. */
const OPERATIONS = {
  list: `query List { deskNewspapers { ${NEWSPAPER} } }`,
  newspaper: `query One($slug: String!) { deskNewspaper(slug: $slug) { ${NEWSPAPER} } }`,
  year: 'query Year($id: ID!, $year: Int!) { deskNewspaperYear(id: $id, year: $year) { year held closed gaps { date reason } } }',
  report:
    'query Report($id: ID!) { newspaperFileReport(id: $id) { issues { name date state pages words articles faults { file line reason } } gaps passedOver unlisted } }',
  make: `mutation Make($libraryNumber: String, $to: DeskNewspaperInput!) { makeNewspaper(libraryNumber: $libraryNumber, to: $to) { ${NEWSPAPER} } }`,
  change: `mutation Change($id: ID!, $was: String!, $to: DeskNewspaperInput!) { changeNewspaper(id: $id, was: $was, to: $to) { ${NEWSPAPER} } }`,
  explain: `mutation Explain($id: ID!, $from: String!, $to: String!, $reason: NewspaperGapReason!) { explainNewspaperGap(id: $id, from: $from, to: $to, reason: $reason) { ${NEWSPAPER} } }`,
  upload:
    'mutation Upload($id: ID!, $name: String!, $size: Float!) { openNewspaperUpload(id: $id, fileName: $name, fileSize: $size) { address } }',
  manifest: `mutation Manifest($id: ID!, $address: String!) { bringNewspaperManifest(id: $id, address: $address) { ${NEWSPAPER} } }`,
  take: `mutation Take($id: ID!, $acceptsFewer: Boolean!) { takeNewspaperFile(id: $id, acceptsFewer: $acceptsFewer) { ${NEWSPAPER} } }`,
  drop: `mutation Drop($id: ID!) { dropNewspaperFile(id: $id) { ${NEWSPAPER} } }`,
  issues: `mutation Issues($id: ID!, $from: String!, $to: String!, $change: IssuesChange!, $until: String, $why: String!) { changeIssues(id: $id, from: $from, to: $to, change: $change, until: $until, why: $why) { ${NEWSPAPER} } }`,
  closures:
    'query Closures($id: ID!) { newspaperClosures(id: $id) { closed { from to issues until isWithdrawn why } history { change from to issues until why by } } }',
  reading: `query Reading { newspaperReading { ${READING} } }`,
  pause: `mutation Pause($isPaused: Boolean!) { pauseNewspaperReading(isPaused: $isPaused) { ${READING} } }`,
  retry: `mutation Retry { retryNewspaperReading { ${READING} } }`,
} as const;

type Operation = keyof typeof OPERATIONS;
type Run = NonNullable<Parameters<ReturnType<typeof newspaperReading>['start']>[2]>['run'];

/** A site on which someone of staff brings newspapers. */
export interface NewspaperDesk {
  site: TestApp;
  db: Database;
  /** What an operation answers. @throws what it was refused with */
  ask<Data>(operation: Operation, variables?: object, as?: object): Promise<Data>;
  make(name: string, libraryNumber?: string): Promise<DeskNewspaper>;
  /** Brings a file, and waits until it is checked, or refused. */
  bring(newspaper: DeskNewspaper, name: string, bytes: Buffer): Promise<NewspaperFile>;
  /** Takes a file that is checked, and waits until it is taken. */
  take(newspaper: DeskNewspaper, file: NewspaperFile, acceptsFewer?: boolean): Promise<NewspaperFile>;
  report(file: NewspaperFile): Promise<NewspaperFileReport>;
  /** Starts work on files; it ends with the site. */
  work(run?: Run): void;
  /** How a site does it: in a process. */
  inProcess: NonNullable<Run>;
  /** A second person decides what waits of a newspaper, or as who else is named. @throws where that is refused */
  decide(newspaper: { id: string }, isApproved: boolean, as?: object): Promise<void>;
  /** Gives the duty to a second person, so that staff wait for each other from here on. */
  addColleague(): Promise<void>;
  close(): Promise<void>;
}

/** Starts it, with nothing at work. */
export async function startNewspaperDesk(manifestHosts: readonly string[] = []): Promise<NewspaperDesk> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'muniment-newspaper-desk-'));
  const db = await testDatabase();
  const site = await startTestApp({ db, settings: { dataDir, manifestHosts, imageCacheMegabytes: 50 } });
  const files = createFolderStore(dataDir);
  const addStaff = async (firstName: string): Promise<Partial<Viewer>> => {
    const made = await createMember(db, {
      email: `${firstName.toLowerCase()}@example.com`,
      firstName,
      lastName: 'Lee',
      passwordHash: null,
      kind: 'internal',
    });
    await db.rows(
      `/* test.duty */ INSERT INTO staff_duty (member_id, duty) VALUES ($1, 'records') ON CONFLICT DO NOTHING`,
      [made!.id],
    );
    return { memberId: made!.id, isInternal: true };
  };
  const staff = await addStaff('Anna');
  let colleague: Partial<Viewer> = {};
  const stops: (() => Promise<void>)[] = [];
  const here: NonNullable<Run> = async (task, { onProgress }) => {
    try {
      return await readNewspaperFile({ db, files, atStep: onProgress }, task);
    } finally {
      await rm(path.dirname(task.folder), { recursive: true, force: true });
    }
  };
  const settled = async (slug: string): Promise<NewspaperFile> => {
    for (let tries = 0; tries < 600; tries += 1) {
      const { files: brought } = await desk.ask<DeskNewspaper>('newspaper', { slug });
      if (brought.every(({ state }) => state === 'CHECKED' || state === 'TAKEN' || state === 'FAILED'))
        return brought[0]!;
      await new Promise((resolve) => setTimeout(resolve, tries < 100 ? 20 : 200));
    }
    throw new Error('the file never came there');
  };
  const desk: NewspaperDesk = {
    site,
    db,
    inProcess: newspaperReading(files).run,
    async ask<Data>(operation: Operation, variables: object = {}, as: object = staff) {
      const { data, errors } = await site.ask<Record<string, Data>>(OPERATIONS[operation], variables, as);
      const [value] = Object.values(data ?? {});
      if (errors || value === undefined) throw new Error(errors?.[0]?.message ?? 'no answer');
      return value;
    },
    make: (name, libraryNumber) =>
      desk.ask<DeskNewspaper>('make', { libraryNumber, to: { name, placeName: null, county: null, access: [] } }),
    async bring({ id, slug }, name, bytes) {
      const { address } = await desk.ask<{ address: string }>('upload', { id, name, size: bytes.length });
      const headers = { 'content-type': 'application/octet-stream' };
      await site.app.inject({ method: 'PUT', url: address, headers, payload: bytes });
      return settled(slug);
    },
    async take({ slug }, { id }, acceptsFewer = false) {
      await desk.ask('take', { id, acceptsFewer });
      return settled(slug);
    },
    report: ({ id }) => desk.ask<NewspaperFileReport>('report', { id }),
    work(run = here) {
      stops.push(
        newspaperReading(files).start(
          {
            db,
            connection: db.connection,
            settings: { databaseUrl: 'postgres://shared', gedcomMemoryMegabytes: 512 },
            log: silentLog,
          },
          { files: { dataDir, s3: null }, manifestHosts },
          { run, lookMs: 20 },
        ),
      );
    },
    async addColleague() {
      colleague = await addStaff('Ben');
    },
    async decide({ id }, isApproved, as = colleague) {
      const request = await db.one<{ id: number }>(
        `/* test.request */ SELECT id FROM staff_request WHERE payload ->> 'newspaper' = $1 AND decided_at IS NULL ORDER BY id DESC LIMIT 1`,
        [id],
      );
      const { errors } = await site.ask(
        'mutation Decide($id: ID!, $isApproved: Boolean!, $why: String) { decideStaffRequest(id: $id, isApproved: $isApproved, why: $why) }',
        { id: String(request?.id), isApproved, why: isApproved ? null : 'Not yet.' },
        as,
      );
      if (errors) throw new Error(errors[0]?.message);
    },
    async close() {
      for (const stop of stops) await stop();
      await site.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return desk;
}

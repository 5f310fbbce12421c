import { mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { bookReading } from '#server/importers/books/bookJobs.ts';
import { readBookFile } from '#server/importers/books/readBookFile.ts';
import type { BookFile, BookSet, DeskBook } from '#server/modules/kernel/graphql/types.generated.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createFolderStore } from '#server/platform/files/createFolderStore.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { startTestApp, type TestApp } from './startTestApp.ts';

const BOOK = `id setId setTitle label place fromYear toYear note closedUntil isRemoved pageCount revision isAskedToOpen sections { position label fromYear toYear }
  pages { id label position file closedUntil isRemoved } files { id name state problem pages broughtBy }`;
const SET = `id slug title state kind description access repository archiveSeries attribution hasRecords books { id label pageCount isRemoved }`;

/** Operations on sets of pages, as staff ask them. */
const OPERATIONS = {
  sets: `query Sets { bookSets { ${SET} } }`,
  set: `query Set($id: ID!) { bookSet(id: $id) { ${SET} } }`,
  book: `query Book($id: ID!) { deskBook(id: $id) { ${BOOK} } }`,
  makeSet: `mutation Make($title: String!, $to: BookSetInput!) { makeBookSet(title: $title, to: $to) { ${SET} } }`,
  changeSet: `mutation Change($id: ID!, $to: BookSetInput!) { changeBookSet(id: $id, to: $to) { ${SET} } }`,
  publish: `mutation Publish($id: ID!) { publishBookSet(id: $id) { ${SET} } }`,
  withdraw: `mutation Withdraw($id: ID!, $why: String!) { withdrawBookSet(id: $id, why: $why) { ${SET} } }`,
  add: `mutation Add($setId: ID!, $to: BookInput!) { addBook(setId: $setId, to: $to) { ${BOOK} } }`,
  change: `mutation ChangeBook($id: ID!, $was: String!, $to: BookInput!) { changeBook(id: $id, was: $was, to: $to) { ${BOOK} } }`,
  remove: `mutation Remove($id: ID!) { removeBook(id: $id) { ${BOOK} } }`,
  restore: `mutation Restore($id: ID!) { restoreBook(id: $id) { ${BOOK} } }`,
  pages: `mutation Pages($id: ID!, $from: Int!, $to: Int!, $change: PagesChange!, $value: String) { changePages(id: $id, from: $from, to: $to, change: $change, value: $value) { ${BOOK} } }`,
  sort: `mutation Sort($id: ID!) { sortPages(id: $id) { ${BOOK} } }`,
  upload:
    'mutation Upload($id: ID!, $name: String!, $size: Float!) { openBookUpload(id: $id, fileName: $name, fileSize: $size) { address } }',
  manifest: `mutation Manifest($id: ID!, $address: String!) { bringManifest(id: $id, address: $address) { ${BOOK} } }`,
} as const;

type Operation = keyof typeof OPERATIONS;
type Run = NonNullable<Parameters<ReturnType<typeof bookReading>['start']>[2]>['run'];

/** What a set and a book are in tests that say nothing of it. */
export const SET_INPUT = { kind: 'BAPTISMS', description: 'Photographs of registers.', access: 'FREE' };
export const BOOK_INPUT = { label: 'Baptisms 1', place: 'Wexcombe', fromYear: 1700, toYear: 1780, sections: [] };

/** A site on which someone of staff brings registers. */
export interface BookSite {
  site: TestApp;
  db: Database;
  staff: Partial<Viewer>;
  /** What an operation answers. @throws what it was refused with */
  ask<Data>(operation: Operation, variables?: object, as?: object): Promise<Data>;
  /** Makes a set with a book. */
  make(title: string): Promise<{ set: BookSet; book: DeskBook }>;
  book(id: string): Promise<DeskBook>;
  /** Sends a file. @returns the status of the answer */
  send(id: string, name: string, bytes: Buffer): Promise<number>;
  /** Brings a file and waits until it is read, or failed. */
  bring(id: string, name: string, bytes: Buffer): Promise<BookFile>;
  /** Waits until nothing is read for a book any more. */
  settled(id: string): Promise<DeskBook>;
  /** Starts work on files; it ends with the site. */
  work(run?: Run): () => Promise<void>;
  /** How a site does it: in a process. */
  inProcess: NonNullable<Run>;
  close(): Promise<void>;
}

/** Starts it, with nothing at work. */
export async function startBookSite(manifestHosts: readonly string[] = []): Promise<BookSite> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'muniment-book-site-'));
  const db = await testDatabase();
  const site = await startTestApp({ db, settings: { dataDir, manifestHosts, imageCacheMegabytes: 50 } });
  const files = createFolderStore(dataDir);
  const made = await createMember(db, {
    email: 'anna@example.com',
    firstName: 'Anna',
    lastName: 'Lee',
    passwordHash: null,
    kind: 'internal',
  });
  await db.rows(
    `/* test.duty */ INSERT INTO staff_duty (member_id, duty) VALUES ($1, 'records') ON CONFLICT DO NOTHING`,
    [made!.id],
  );
  const staff = { memberId: made!.id, isInternal: true };
  const stops: (() => Promise<void>)[] = [];
  const here: NonNullable<Run> = async (task, { onProgress }) => {
    try {
      return await readBookFile({ db, files, atStep: onProgress }, task);
    } finally {
      await rm(path.dirname(task.folder), { recursive: true, force: true });
    }
  };
  const books: BookSite = {
    site,
    db,
    staff,
    inProcess: bookReading(files).run,
    async ask<Data>(operation: Operation, variables: object = {}, as: object = staff) {
      const { data, errors } = await site.ask<Record<string, Data>>(OPERATIONS[operation], variables, as);
      const [value] = Object.values(data ?? {});
      if (errors || value === undefined) throw new Error(errors?.[0]?.message ?? 'no answer');
      return value;
    },
    async make(title) {
      const set = await books.ask<BookSet>('makeSet', { title, to: SET_INPUT });
      return { set, book: await books.ask<DeskBook>('add', { setId: set.id, to: BOOK_INPUT }) };
    },
    book: (id) => books.ask<DeskBook>('book', { id }),
    async send(id, name, bytes) {
      const { address } = await books.ask<{ address: string }>('upload', { id, name, size: bytes.length });
      const headers = { 'content-type': 'application/octet-stream' };
      return (await site.app.inject({ method: 'PUT', url: address, headers, payload: bytes })).statusCode;
    },
    async bring(id, name, bytes) {
      await books.send(id, name, bytes);
      return (await books.settled(id)).files[0]!;
    },
    async settled(id) {
      for (let tries = 0; tries < 600; tries += 1) {
        const book = await books.book(id);
        if (book.files.every(({ state }) => state === 'READ' || state === 'FAILED')) return book;
        await new Promise((resolve) => setTimeout(resolve, tries < 100 ? 20 : 200));
      }
      throw new Error(`the book never came there: ${JSON.stringify(await books.book(id))}`);
    },
    work(run = here) {
      const stop = bookReading(files).start(
        {
          db,
          connection: db.connection,
          settings: { databaseUrl: 'postgres://shared', gedcomMemoryMegabytes: 512 },
          log: silentLog,
        },
        { files: { dataDir, s3: null }, manifestHosts },
        { run, lookMs: 20 },
      );
      stops.push(stop);
      return stop;
    },
    async close() {
      for (const stop of stops) await stop();
      await site.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return books;
}

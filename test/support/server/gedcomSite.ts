import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { startGedcomImports } from '#server/modules/trees/gedcom/startGedcomImports.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { createFolderStore } from '#server/platform/files/createFolderStore.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { gedcomWorkHere } from './gedcomWorkHere.ts';
import { startTestApp, type TestApp } from './startTestApp.ts';

/** Operations on GEDCOM files, as pages ask them. */
export const GEDCOM_OPERATIONS = {
  open: 'mutation Open($name: String!, $size: Float!) { openGedcomUpload(fileName: $name, fileSize: $size) { import { id stage } uploadPath problems { message } } }',
  one: `query One($id: ID!) { gedcomImport(id: $id) { stage progress problem treeName rootsfinderId fileName
  check { version encoding program persons families sources media mediaFiles mediaKept leftBehind { name line text } leftBehindTotal notes others living problems { line text } problemTotal doubles { name born times } doubleTotal } } }`,
  start:
    'mutation Start($id: ID!, $name: String!) { startGedcomImport(id: $id, treeName: $name) { import { stage } problems { message } } }',
  cancel: 'mutation Cancel($id: ID!) { cancelGedcomImport(id: $id) }',
  preview:
    'query Preview($ref: String!, $input: GedcomExportInput!) { gedcomExportPreview(ref: $ref, input: $input) { persons families sources media mediaFiles losses { text count } mustWithholdLiving } }',
  issue: 'mutation Issue($ref: String!, $input: GedcomExportInput!) { issueGedcomExport(ref: $ref, input: $input) }',
};

interface Import {
  stage: string;
  problem: string | null;
  treeName: string | null;
  rootsfinderId: string | null;
  check: Record<string, unknown> | null;
}

interface Reader {
  memberId: number;
  grants: Viewer['grants'];
}

export interface GedcomSite {
  site: TestApp;
  dataDir: string;
  member: Reader;
  stranger: Reader;
  /** Uploads a file as the member. */
  upload(bytes: Buffer | string, name?: string): Promise<{ id: string; status: number }>;
  /** Waits until an import of the member is in one of some stages. */
  until(id: string, ...stages: string[]): Promise<Import>;
  /** Uploads a file and imports it. @returns its first person */
  importTree(bytes: Buffer | string, treeName?: string, fileName?: string): Promise<string>;
  /** The bytes of a tree as a file. */
  download(ref: string, input: object, as?: Reader): Promise<Buffer>;
  trees(): Promise<{ id: string; name: string; personCount: number }[]>;
  /** Stops work on imports, or starts it again. @param lookMs - milliseconds between two looks; default 20 */
  stopWork(): Promise<void>;
  startWork(lookMs?: number): void;
  close(): Promise<void>;
}

/** The records of a file without its head and end. */
export const recordsOf = (text: string): string => text.slice(text.indexOf('0 @'), text.indexOf('0 TRLR'));

/**
 * A site of two members that takes GEDCOM files of one megabyte and works on them.
 * @param stores - where a copy of it takes files in, and another works on them
 */
export async function startGedcomSite(stores?: { taking: FileStore; working: FileStore }): Promise<GedcomSite> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'muniment-gedcom-'));
  const db = await testDatabase();
  const gedcomWork = gedcomWorkHere(db);
  const site = await startTestApp({
    db,
    gedcomWork,
    settings: { dataDir, gedcomMegabytes: 1 },
    ...(stores && { files: stores.taking }),
  });
  const aMember = async (email: string): Promise<Reader> => {
    const made = await createMember(site.db, { email, passwordHash: 'x', firstName: 'First', lastName: 'Last' });
    return { memberId: made!.id, grants: defaultGrants('member') };
  };
  const member = await aMember('one@example.com');
  const stranger = await aMember('other@example.com');
  const work = (lookMs = 20) =>
    startGedcomImports({
      db,
      work: gedcomWork,
      files: stores?.working ?? createFolderStore(dataDir),
      megabytes: 1,
      livingYears: 110,
      isAlone: false,
      log: silentLog,
      lookMs,
    });
  let stop = work();

  const gedcom: GedcomSite = {
    site,
    dataDir,
    member,
    stranger,
    async upload(bytes, name = 'family.ged') {
      const body = Buffer.from(bytes as string);
      const { data } = await site.ask<{ openGedcomUpload: { import: { id: string }; uploadPath: string } }>(
        GEDCOM_OPERATIONS.open,
        { name, size: body.length },
        member,
      );
      const { import: opened, uploadPath } = data!.openGedcomUpload;
      const { statusCode } = await site.app.inject({
        method: 'PUT',
        url: uploadPath,
        headers: { 'content-type': 'application/octet-stream' },
        payload: body,
      });
      return { id: opened.id, status: statusCode };
    },
    async until(id, ...stages) {
      for (let tries = 0; tries < 1500; tries += 1) {
        const { data } = await site.ask<{ gedcomImport: Import }>(GEDCOM_OPERATIONS.one, { id }, member);
        if (data?.gedcomImport && stages.includes(data.gedcomImport.stage)) return data.gedcomImport;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`the import never came to ${stages.join(' or ')}`);
    },
    async importTree(bytes, treeName = 'My people', fileName = 'family.ged') {
      const { id } = await gedcom.upload(bytes, fileName);
      await gedcom.until(id, 'CHECKED');
      await site.ask(GEDCOM_OPERATIONS.start, { id, name: treeName }, member);
      return (await gedcom.until(id, 'DONE')).rootsfinderId!;
    },
    async download(ref, input, as = member) {
      const { data } = await site.ask<{ issueGedcomExport: string }>(GEDCOM_OPERATIONS.issue, { ref, input }, as);
      return (await site.app.inject({ url: data!.issueGedcomExport })).rawPayload;
    },
    trees: async () =>
      (
        await site.ask<{ familyTrees: { id: string; name: string; personCount: number }[] }>(
          'query Trees { familyTrees { id name personCount } }',
          {},
          member,
        )
      ).data!.familyTrees,
    stopWork: () => stop(),
    startWork(lookMs) {
      stop = work(lookMs);
    },
    async close() {
      await stop();
      await site.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return gedcom;
}

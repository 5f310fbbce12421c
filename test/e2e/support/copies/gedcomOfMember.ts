import { setTimeout as delay } from 'node:timers/promises';

import { GEDCOM_OPERATIONS } from '#test/support/server/gedcomSite.ts';

import { until } from '../until.ts';
import type { Member } from './member.ts';
import type { ThreeCopies } from './openThreeCopies.ts';

/** A file of so many people, each the child of the one before. */
export const longGedcom = (people: number): string =>
  [
    '0 HEAD',
    '1 GEDC',
    '2 VERS 5.5.1',
    '1 CHAR UTF-8',
    ...Array.from({ length: people }, (_, at) => [
      `0 @I${at}@ INDI`,
      `1 NAME William ${at} /Pinch/`,
      '1 SEX M',
      '1 BIRT',
      `2 DATE ${1500 + (at % 300)}`,
      '2 PLAC Roche, Cornwall',
      '1 DEAT',
      `2 DATE ${1570 + (at % 300)}`,
    ]).flat(),
    '0 TRLR',
    '',
  ].join('\n');

/** Opens an upload of the member. @returns the import, and where the file goes */
export async function openUpload(member: Member, bytes: number): Promise<{ id: string; uploadPath: string }> {
  const { data, codes } = await member.ask<{
    openGedcomUpload: { import: { id: string } | null; uploadPath: string | null; problems: { message: string }[] };
  }>(GEDCOM_OPERATIONS.open, { name: 'family.ged', size: bytes });
  const opened = data?.openGedcomUpload;
  if (!opened?.import || !opened.uploadPath)
    throw new Error(
      `No upload was opened: ${codes.join(' ')} ${opened?.problems.map(({ message }) => message).join(' ') ?? ''}`,
    );
  return { id: opened.import.id, uploadPath: opened.uploadPath };
}

/** Sends a file whole. @returns the status */
export const sendFile = async (member: Member, uploadPath: string, bytes: Buffer): Promise<number> =>
  (
    await member.browser.request({
      url: uploadPath,
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      payload: bytes,
    })
  ).statusCode;

/** An import as its member sees it. */
const importOf = async (member: Member, id: string) =>
  (
    await member.ask<{ gedcomImport: { stage: string; problem: string | null; rootsfinderId: string | null } | null }>(
      GEDCOM_OPERATIONS.one,
      { id },
    )
  ).data?.gedcomImport ?? null;

/** Waits until an import has come so far. @returns it as it is then @throws Error when it fails */
export async function untilStage(member: Member, id: string, stage: string) {
  for (;;) {
    const found = await importOf(member, id);
    if (found?.stage === stage) return found;
    if (found?.stage === 'FAILED') throw new Error(`The import failed: ${found.problem}`);
    await delay(100);
  }
}

/**
 * Brings a file of so many people as far as it can be imported.
 * @returns the import
 * @throws Error where the site does not take it
 */
export async function bringFile(member: Member, people: number): Promise<string> {
  const bytes = Buffer.from(longGedcom(people));
  const { id, uploadPath } = await openUpload(member, bytes.length);
  const status = await sendFile(member, uploadPath, bytes);
  if (status >= 300) throw new Error(`The file was answered with ${status}`);
  await untilStage(member, id, 'CHECKED');
  return id;
}

/** Starts an import; resolves when one of the copies works on it. @returns which: that is the copies' own business */
export async function startImport(
  { site, fenceOf }: ThreeCopies,
  member: Member,
  id: string,
  name: string,
): Promise<number> {
  const before = await fenceOf(id);
  await member.ask(GEDCOM_OPERATIONS.start, { id, name });
  while ((await fenceOf(id)) === before) await delay(5);
  const holder = () => site.copies.findIndex((copy) => copy.hasChild('gedcomProcess'));
  await until(() => holder() >= 0);
  return holder();
}

import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { writeFiles } from '#test/support/newspaperFiles.ts';

import { contentHash } from './IssueDraft.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-hash-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DAY = 86_400;
/** The hash of an issue of these files; all pictures are of one time. */
function hashOf(
  texts: Readonly<Record<string, string>>,
  images: Readonly<Record<string, string>> = {},
  title: string | null = null,
  time = DAY,
): Promise<string> {
  const at = mkdtempSync(path.join(folder, 'issue-'));
  writeFiles(at, { ...texts, ...images });
  const inFolder = (names: object) => Object.keys(names).map((name) => path.join(at, name));
  for (const file of inFolder(images)) utimesSync(file, time, time);
  return contentHash({ textFiles: inFolder(texts), imageFiles: inFolder(images) }, title);
}
const TEXTS = { 'mets.xml': '<mets/>', '0001.xml': '<alto/>' };
const IMAGES = { '0001.tif': 'a picture', '0002.tif': 'another one' };

describe('the mark of an issue by its files', () => {
  it('is the same for the same files in another folder', async () =>
    expect(await hashOf(TEXTS, IMAGES)).toBe(await hashOf(TEXTS, IMAGES)));

  it('is the same for another picture of one name, size and time: pictures are not read', async () => {
    expect(await hashOf(TEXTS, { ...IMAGES, '0001.tif': 'A PICTURE' })).toBe(await hashOf(TEXTS, IMAGES));
  });

  it.each<[string, Parameters<typeof hashOf>]>([
    ['one letter of a text', [{ ...TEXTS, '0001.xml': '<Alto/>' }, IMAGES]],
    ['the order of the texts', [{ '0001.xml': '<alto/>', 'mets.xml': '<mets/>' }, IMAGES]],
    ['a picture that is gone', [TEXTS, { '0001.tif': 'a picture' }]],
    ['a picture of another size', [TEXTS, { ...IMAGES, '0001.tif': 'a larger picture' }]],
    ['a picture of another name', [TEXTS, { '0001.tif': 'a picture', '0003.tif': 'another one' }]],
    ['pictures of another time', [TEXTS, IMAGES, null, 2 * DAY]],
    ['the name that the operator gives the paper', [TEXTS, IMAGES, 'West Briton']],
    ['where one text ends and the next starts', [{ 'mets.xml': '<mets/><alto/>' }, IMAGES]],
  ])('is another for %s', async (_name, changed) =>
    expect(await hashOf(...changed)).not.toBe(await hashOf(TEXTS, IMAGES)),
  );
});

import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import { isPart } from '#domain/site/worker/treatmentOf.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

/** Digits that say how long the index at the head of a pack is. */
const HEAD = 8;

/** Where a file is in its pack. */
export interface PackedFile {
  at: number;
  bytes: number;
  isBrotli: boolean;
}

/** Names of the files of a build whose names say their content. @param folder - the built client */
export const partsIn = (folder: string): string[] =>
  readdirSync(path.join(folder, 'assets'))
    .filter((name) => isPart(`/assets/${name}`))
    .sort();

/** The same for the same files. */
export const releaseId = (names: readonly string[]): string =>
  createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16);

/**
 * All files of a build in one, compressed where the build did so: a thousand of them would be a thousand calls of a
 * bucket.
 */
export async function packRelease(folder: string, names: readonly string[]): Promise<Buffer> {
  const index: Record<string, PackedFile> = {};
  const contents: Buffer[] = [];
  let at = 0;
  for (const name of names) {
    const file = path.join(folder, 'assets', name);
    const isBrotli = existsSync(`${file}.br`);
    const content = await readFile(isBrotli ? `${file}.br` : file);
    index[name] = { at, bytes: content.length, isBrotli };
    contents.push(content);
    at += content.length;
  }
  const head = Buffer.from(JSON.stringify(index));
  return Buffer.concat([Buffer.from(String(head.length).padStart(HEAD, '0')), head, ...contents]);
}

async function readPart(
  files: Pick<FileStore, 'read'>,
  key: string,
  from: number,
  bytes: number,
): Promise<Buffer | null> {
  const stream = await files.read(key, { from, to: from + bytes - 1 });
  const part = stream && (await buffer(stream));
  return part?.length === bytes ? part : null;
}

/** What is in a stored pack, with places counted from its start; null where it is gone or not whole. */
export async function readIndex(
  files: Pick<FileStore, 'read'>,
  key: string,
): Promise<ReadonlyMap<string, PackedFile> | null> {
  const length = Number(await readPart(files, key, 0, HEAD));
  const head = length > 0 ? await readPart(files, key, HEAD, length) : null;
  if (!head) return null;
  const index = JSON.parse(head.toString()) as Record<string, PackedFile>;
  return new Map(Object.entries(index).map(([name, file]) => [name, { ...file, at: HEAD + length + file.at }]));
}

/** One file of a stored pack as it lies there; null where the pack is gone. */
export const readPacked = (
  files: Pick<FileStore, 'read'>,
  key: string,
  { at, bytes }: PackedFile,
): Promise<Buffer | null> => readPart(files, key, at, bytes);

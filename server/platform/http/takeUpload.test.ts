import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';

import Fastify from 'fastify';

import { openFileStore } from '../files/openFileStore.ts';
import { takeUpload } from './takeUpload.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'muniment-uploads-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const KEY = 'sheets/1.upload';
const cutOff = () =>
  Readable.from(
    (async function* () {
      yield Buffer.from('abc');
      throw new Error('The line is gone.');
    })(),
  );

it.each<[string, () => Readable, boolean, number, boolean, string[]]>([
  ['that is wanted is kept', () => Readable.from([Buffer.from('abc')]), true, 204, true, ['arrived 3']],
  ['that is wanted no more is put away', () => Readable.from([Buffer.from('abc')]), false, 409, false, ['arrived 3']],
  ['that is too large is refused', () => Readable.from([Buffer.alloc(11)]), true, 413, false, ['too large']],
  ['of which only a part comes is refused', cutOff, true, 400, false, ['a part']],
])('a file %s', async (_what, bytesOf, isWanted, status, isKept, calls) => {
  const seen: string[] = [];
  const app = Fastify();
  app.put('/', (request, reply) =>
    takeUpload(request, reply, {
      files: openFileStore({ dataDir, s3: null }),
      key: KEY,
      mostBytes: 10,
      bytes: bytesOf(),
      onLost: (isTooLarge) => Promise.resolve(seen.push(isTooLarge ? 'too large' : 'a part')),
      onArrived: (size) => Promise.resolve(seen.push(`arrived ${size}`)).then(() => isWanted),
    }),
  );
  const { statusCode, headers } = await app.inject({ method: 'PUT', url: '/' });
  expect([statusCode, headers['cache-control'], seen]).toEqual([status, 'no-store', calls]);
  expect(existsSync(path.join(dataDir, KEY))).toBe(isKept);
  rmSync(path.join(dataDir, KEY), { force: true });
  await app.close();
});

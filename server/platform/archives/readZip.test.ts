import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';

import { zipOf } from '#test/support/server/zipOf.ts';

import { readZip } from './readZip.ts';

const MB = 1024 ** 2;
const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-zip-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const list = (bytes: Buffer, mostBytes = MB) => {
  const file = path.join(folder, 'archive.zip');
  writeFileSync(file, bytes);
  return readZip(file, mostBytes);
};
const contentOf = async (stream: Readable): Promise<string> =>
  Buffer.concat((await stream.toArray()) as Buffer[]).toString();

/** Fields of an entry in the archive's list, and of the record at its end, by where they are. */
const LIST = { flags: 8, method: 10, offset: 42, attributes: 38 };
const END = { count: 10 };

function changed(archive: Buffer, change: (first: Buffer, end: Buffer) => void): Buffer {
  const bytes = Buffer.from(archive);
  const end = bytes.subarray(bytes.length - 22);
  change(bytes.subarray(end.readUInt32LE(16)), end);
  return bytes;
}

const LETTER = zipOf([['letter.txt', Buffer.from('Dear Ada')]]);

describe('an archive', () => {
  it('lists its files in their order and gives each its content', async () => {
    const entries = await list(
      zipOf([
        ['photos/', Buffer.alloc(0)],
        ['photos/Ada à la mer.txt', Buffer.from('the sea')],
        ['empty.txt', Buffer.alloc(0)],
      ]),
    );
    expect(entries.map(({ name, unpacked }) => [name, unpacked])).toEqual([
      ['photos/Ada à la mer.txt', 7],
      ['empty.txt', 0],
    ]);
    expect(await Promise.all(entries.map(async (entry) => contentOf(await entry.open())))).toEqual(['the sea', '']);
  });

  it('reads names of old programs that are not UTF-8', async () => {
    // é in code page 437.
    const bytes = zipOf([['caf_', Buffer.from('x')]]);
    for (let at = bytes.indexOf('caf_'); at !== -1; at = bytes.indexOf('caf_', at)) bytes[at + 3] = 0x82;
    expect((await list(bytes)).map(({ name }) => name)).toEqual(['café']);
  });

  it.each([
    [
      'that is no archive',
      Buffer.from('Dear Ada, this is a letter and no archive.'),
      'it is not a ZIP file, or it is cut off.',
    ],
    ['that is cut off', LETTER.subarray(0, LETTER.length - 10), 'it is not a ZIP file, or it is cut off.'],
    [
      'whose list is cut short',
      changed(LETTER, (_first, end) => void end.writeUInt16LE(2, END.count)),
      'it is not a ZIP file, or it is cut off.',
    ],
    [
      'whose file lies behind its end',
      changed(LETTER, (first) => void first.writeUInt32LE(LETTER.length, LIST.offset)),
      'its list of files is damaged.',
    ],
    [
      'of too many files',
      changed(LETTER, (_first, end) => void end.writeUInt16LE(20_001, END.count)),
      'it holds more than 20,000 files.',
    ],
    [
      'larger than it may be',
      zipOf([
        ['a.txt', Buffer.alloc(700_000, 'ab')],
        ['b.txt', Buffer.alloc(700_000, 'cd')],
      ]),
      'unpacked it would be larger than 1 MB.',
    ],
    [
      'that grows without end',
      zipOf([['zeros.bin', Buffer.alloc(8 * MB)]]),
      'it would unpack to very much more than it is.',
    ],
    [
      'with a password',
      changed(LETTER, (first) => void first.writeUInt16LE(1, LIST.flags)),
      'it is locked with a password.',
    ],
    [
      'with a strong password',
      changed(LETTER, (first) => void first.writeUInt16LE(0x41, LIST.flags)),
      'it is locked with a password.',
    ],
    [
      'packed by another method',
      changed(LETTER, (first) => void first.writeUInt16LE(14, LIST.method)),
      'it is packed in a way that is not read here.',
    ],
    [
      'with a symbolic link',
      changed(LETTER, (first) => void first.writeUInt32LE((0o120777 << 16) >>> 0, LIST.attributes)),
      'it holds a link to another file.',
    ],
    ...[
      '../up.txt',
      'a/../../up.txt',
      '..\\up.txt',
      '/etc/passwd',
      '\\\\host\\share',
      'C:\\up.txt',
      'nul\0.txt',
      'folder/../',
    ].map((name): [string, Buffer, string] => [
      `with the path ${JSON.stringify(name)}`,
      zipOf([[name, Buffer.from('x')]]),
      'it holds a file whose name leads out of it.',
    ]),
  ])('%s is refused before anything is unpacked', async (_title, bytes, reason) => {
    await expect(list(bytes)).rejects.toThrow(`We couldn’t open this archive: ${reason}`);
  });

  it('whose file holds more than it says fails where the file is read', async () => {
    const [entry] = await list(zipOf([['a.txt', Buffer.alloc(5_000, 'abc')]], 100));
    await expect(entry!.open().then(contentOf)).rejects.toThrow('it holds more than it says.');
  });

  it('whose file is not what was packed fails where the file is read', async () => {
    const bytes = changed(LETTER, (first) => void first.writeUInt32LE(0, 16));
    const [entry] = await list(bytes);
    await expect(entry!.open().then(contentOf)).rejects.toThrow('it is damaged.');
  });

  it('holds no file open, whether its files are read, left or refused', async () => {
    const openFiles = () => readdirSync('/dev/fd').length;
    const before = openFiles();
    for (let turn = 0; turn < 20; turn += 1) {
      const [entry] = await list(LETTER);
      await contentOf(await entry!.open());
      (await entry!.open()).destroy();
      await list(changed(LETTER, (first) => void first.writeUInt16LE(1, LIST.flags))).catch(() => undefined);
    }
    await new Promise((resolve) => setImmediate(resolve));
    expect(openFiles()).toBeLessThan(before + 10);
  });
});

import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { Rejected } from '../IssueDraft.ts';
import { decodeFile, MOST_BYTES } from './decodeFile.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-decode-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Bytes that are read of a file at once. */
const CHUNK = 1 << 18;

/** The text of a file with these bytes; or what is said of it, with the line. */
async function decoded(content: string | Uint8Array): Promise<string> {
  const file = path.join(folder, 'page.xml');
  writeFileSync(file, content);
  let text = '';
  try {
    for await (const piece of decodeFile(file, 'page.xml')) text += piece;
  } catch (error) {
    if (error instanceof Rejected) return `line ${error.line}: ${error.reason}`;
    throw error;
  }
  return text;
}
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const NAMES = 'Zoë Müller, “Trevena” – £5';

describe('the text of a file', () => {
  it.each<[string, string | Uint8Array]>([
    ['in UTF-8 without saying so', NAMES],
    ['in UTF-8 with a byte order mark', `\ufeff${NAMES}`],
    ['in UTF-16 with a byte order mark, low bytes first', Buffer.from(`\ufeff${NAMES}`, 'utf16le')],
    ['in UTF-16 with a byte order mark, high bytes first', utf16be(`\ufeff${NAMES}`)],
  ])('is read %s', async (_name, content) => expect((await decoded(content)).replace('\ufeff', '')).toBe(NAMES));

  it.each<[string, Uint8Array, string]>([
    ['UTF-16 that is known by its first bracket', Buffer.from('<a>Zoë</a>', 'utf16le'), '<a>Zoë</a>'],
    ['UTF-16 that is known by its first bracket, high bytes first', utf16be('<a>Zoë</a>'), '<a>Zoë</a>'],
    [
      'what an XML declaration names',
      Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>Zo\xeb</a>', 'latin1'),
      '<?xml version="1.0" encoding="ISO-8859-1"?><a>Zoë</a>',
    ],
    [
      'what the head of an HTML page names',
      Buffer.from("<html><meta charset='windows-1252'>\x93Zo\xeb\x94", 'latin1'),
      "<html><meta charset='windows-1252'>“Zoë”",
    ],
    [
      'UTF-8 that calls itself UTF-16',
      Buffer.from('<?xml version="1.0" encoding="UTF-16"?><a>Zoë</a>'),
      '<?xml version="1.0" encoding="UTF-16"?><a>Zoë</a>',
    ],
  ])('is read in %s', async (_name, content, expected) => expect(await decoded(content)).toBe(expected));

  it('is refused at the line where it is not written in what it says', async () => {
    expect(await decoded(Buffer.concat([Buffer.from('one\ntwo\nthree '), Buffer.from([0xe9, 0x20])]))).toBe(
      'line 3: is not written in utf-8, as it says',
    );
    expect(await decoded(Buffer.concat([Buffer.from('one\ntwo'), Buffer.from([0xe2, 0x80])]))).toBe(
      'line 2: is not written in utf-8, as it says',
    );
  });

  it('counts lines over all that was read before', async () => {
    const lines = 'a line of twenty byt\n'.repeat(CHUNK / 8);
    expect(await decoded(Buffer.concat([Buffer.from(lines), Buffer.from([0xff, 0x20])]))).toBe(
      `line ${CHUNK / 8 + 1}: is not written in utf-8, as it says`,
    );
  });

  it('keeps a sign that lies across two pieces', async () => {
    for (const sign of ['ë', '–', '𝔐'])
      expect((await decoded(`${'a'.repeat(CHUNK - 1)}${sign}b`)).slice(CHUNK - 1)).toBe(`${sign}b`);
  });

  it('may itself hold the sign for what cannot be read, wherever that lies', async () => {
    for (const before of [0, CHUNK - 2, CHUNK - 1, CHUNK])
      expect((await decoded(`${'a'.repeat(before)}\ufffdb`)).slice(before)).toBe('\ufffdb');
    expect(await decoded(Buffer.from('\ufeffa\ufffdb', 'utf16le'))).toMatch(/a\ufffdb$/u);
    expect(await decoded(utf16be('\ufeffa\ufffdb'))).toMatch(/a\ufffdb$/u);
  });

  it('of nothing is nothing', async () => expect(await decoded('')).toBe(''));

  it('is refused in an encoding that no one knows', async () =>
    expect(await decoded('<?xml version="1.0" encoding="KLINGON-8"?>')).toBe(
      'line 1: says it is written in "KLINGON-8", which is not known here',
    ));

  it('is refused where there is no file, or one that is too large', async () => {
    const read = async (file: string) => {
      for await (const piece of decodeFile(file, 'a.xml')) return piece;
      return null;
    };
    await expect(read(path.join(folder, 'none.xml'))).rejects.toMatchObject({
      file: 'a.xml',
      line: 0,
      reason: 'there is no such file',
    });
    await expect(read(folder)).rejects.toMatchObject({ reason: 'there is no such file' });
    const large = path.join(folder, 'large.xml');
    writeFileSync(large, '');
    truncateSync(large, MOST_BYTES + 1);
    await expect(read(large)).rejects.toMatchObject({ reason: 'is larger than 100 MB' });
  });
});

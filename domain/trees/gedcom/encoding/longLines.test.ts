import { readWhole } from '../gedcom.fixture.ts';

const MEGABYTE = 1024 ** 2;
const HEAD = '0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n0 @I1@ INDI\n';
const PIECE = 65_536;

const plain = (text: string) => new TextEncoder().encode(text);
/** Two bytes a letter. */
const wide = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const withLine = (characters: number) => `${HEAD}1 NOTE ${'x'.repeat(characters)}\n0 TRLR\n`;

/** Milliseconds of computing, which other work on the machine does not lengthen; the least of some tries. */
async function computingMs(act: () => Promise<unknown>, mostTries = 4): Promise<number> {
  const times: number[] = [];
  for (let tries = 0; tries < mostTries; tries += 1) {
    const before = process.cpuUsage();
    await act();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

describe.each([
  ['one byte', plain],
  ['two bytes', wide],
] as const)('a long line of %s a letter', (_name, encode) => {
  it('takes time by its length: one of 8 MB less than ten times as long as one of 1 MB', async () => {
    const [short, long] = [encode(withLine(MEGABYTE)), encode(withLine(8 * MEGABYTE))];
    await readWhole(short, PIECE);
    // A splitter that looks again at what it holds takes 64 times as long, however often it is measured.
    let ratio = Infinity;
    for (let tries = 0; tries < 5 && ratio >= 10; tries += 1)
      ratio = (await computingMs(() => readWhole(long, PIECE))) / (await computingMs(() => readWhole(short, PIECE)));
    expect(ratio).toBeLessThan(10);
  }, 120_000);

  it('of 30 MB is refused by its number, and quickly', async () => {
    const bytes = encode(withLine(30 * MEGABYTE));
    const refused = () => expect(readWhole(bytes, PIECE)).rejects.toThrow('Line 6 of this file is longer than 16 MB.');
    expect(await computingMs(refused, 2)).toBeLessThan(2_000);
  }, 120_000);
});

it('lines of nothing but half letters, and empty lines without end, cost no more than others', async () => {
  const half = Buffer.concat([
    Buffer.from(HEAD),
    ...Array.from({ length: 40 }, () => Buffer.from([...Buffer.from('1 NOTE x'.repeat(4_000)), 0xc3, 10])),
  ]);
  const { records } = await readWhole(new Uint8Array(half), PIECE);
  expect(records[1]!.children).toHaveLength(40);
  const empty = plain(`${HEAD}${'\n'.repeat(3 * MEGABYTE)}0 TRLR\n`);
  expect(
    await computingMs(async () => expect((await readWhole(empty, PIECE)).records).toHaveLength(3), 1),
  ).toBeLessThan(8_000);
}, 120_000);

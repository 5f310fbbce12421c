import { isUtf8 } from 'node:buffer';

import fc from 'fast-check';

import { createUtf8Witness, DAMAGED, markDamaged } from './damagedText.ts';
import { lineBlocks, linesOf } from './lineBlocks.ts';

const MEGABYTE = 1024 ** 2;

async function blocksOf(pieces: readonly Buffer[]): Promise<Buffer[]> {
  async function* chunks() {
    for (const piece of pieces) yield await Promise.resolve(piece);
  }
  const blocks: Buffer[] = [];
  for await (const block of lineBlocks(chunks())) blocks.push(block);
  return blocks;
}

/** Texts with the line ends of every system, and letters of one to four bytes. */
const text = fc
  .array(fc.constantFrom('a', 'é', '€', '😀', '\n', '\r', '\r\n', ','), { maxLength: 60 })
  .map((parts) => parts.join(''));
/** The same cut anywhere, also inside a letter. */
const cut = (bytes: Buffer, places: readonly number[]) => {
  const ends = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((one, other) => one - other);
  return [...ends, bytes.length].map((end, at) => bytes.subarray(ends[at - 1] ?? 0, end));
};

describe('blocks of whole lines', () => {
  it('are the same bytes, each but the last with a line end, wherever the file was cut in reading', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat(), { maxLength: 8 }), async (written, places) => {
        const bytes = Buffer.from(written);
        const blocks = await blocksOf(cut(bytes, places));
        expect(Buffer.concat(blocks)).toEqual(bytes);
        expect(blocks.slice(0, -1).filter((block) => !/[\n\r]$/u.test(block.toString('latin1')))).toEqual([]);
        // So a block can be judged by itself: no letter is cut.
        expect(blocks.filter((block) => !isUtf8(block))).toEqual([]);
      }),
    );
  });

  it('come in pieces of whole letters where a file has no line ends, so that it is not held whole', async () => {
    const piece = Buffer.from('é'.repeat(300_000)).subarray(1);
    const blocks = await blocksOf([
      Buffer.from('é').subarray(0, 1),
      piece,
      Buffer.from('é'.repeat(600_000)),
      Buffer.from('é'.repeat(600_000)).subarray(0, 1_199_999),
    ]);
    expect(blocks.length).toBeGreaterThan(2);
    expect(blocks.slice(0, -1).every((block) => isUtf8(block))).toBe(true);
    expect(Math.max(...blocks.map(({ length }) => length))).toBeLessThan(2 * MEGABYTE);
  });

  it('of an empty file are none', async () => expect(await blocksOf([])).toEqual([]));

  it.each([
    ['a\nb\n', ['a\n', 'b\n']],
    ['a\r\nb', ['a\r\n', 'b']],
    ['\n\n', ['\n', '\n']],
    ['', []],
  ])('have the lines of %j', (written, lines) => {
    expect(linesOf(Buffer.from(written)).map(String)).toEqual(lines);
  });
});

describe('damaged text', () => {
  it('is marked in its line, and all others stay as they were', () => {
    const block = Buffer.concat([
      Buffer.from('Zoë\n'),
      Buffer.from([0x5a, 0x6f, 0xeb, 0x0a]),
      Buffer.from('\uFFFD is written here\n'),
    ]);
    expect(markDamaged(block).toString()).toBe(`Zoë\nZo${DAMAGED}\n\uFFFD is written here\n`);
  });

  it('is nothing in valid bytes, whatever they are, and is always valid afterwards', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        const block = Buffer.from(bytes);
        const marked = markDamaged(block);
        expect(isUtf8(marked)).toBe(true);
        if (isUtf8(block)) expect(marked).toBe(block);
        else expect(marked.includes(DAMAGED)).toBe(true);
      }),
    );
  });

  it.each([
    ['letters of ASCII alone', ['abc\n', 'def\n'], { brokenLine: null, isUtf8: true }],
    ['valid letters beyond it', ['Zoë\n', 'Siân\n'], { brokenLine: null, isUtf8: true }],
    [
      'one damaged line among valid ones',
      ['Zoë\n', Buffer.from([0xeb, 0x0a]), 'Siân and Zoë\n'],
      { brokenLine: 2, isUtf8: true },
    ],
    [
      'windows-1252 throughout',
      [Buffer.from([0x5a, 0xeb, 0x0a]), Buffer.from([0xe2, 0x0a])],
      { brokenLine: 1, isUtf8: false },
    ],
    ['damage behind many plain lines', ['a\nb\nc\n', Buffer.from([0xeb, 0x0a])], { brokenLine: 4, isUtf8: false }],
    ['nothing', [], { brokenLine: null, isUtf8: true }],
  ] as const)('is told from another character set by %s', (_what, blocks, verdict) => {
    const witness = createUtf8Witness();
    for (const block of blocks) witness.take(Buffer.from(block as string));
    expect(witness.verdict()).toEqual(verdict);
  });

  it('no longer looks once a file is plainly of another character set', () => {
    const witness = createUtf8Witness();
    for (let line = 0; line < 1_500; line += 1) witness.take(Buffer.from([0xeb, 0x0a]));
    for (let line = 0; line < 40; line += 1) witness.take(Buffer.from('ë'.repeat(100)));
    expect(witness.verdict()).toEqual({ brokenLine: 1, isUtf8: false });
  });
});

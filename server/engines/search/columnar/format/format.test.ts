import fc from 'fast-check';

import { compareCodePoints } from '../../matching/compareCodePoints.ts';
import { GrowableBytes } from './growable.ts';
import { decodePostings, encodePostings, mostPostings } from './postings.ts';
import { openSections, packSections, type Section } from './sections.ts';
import { packDictionary, StringDictionary } from './StringDictionary.ts';

const texts = fc.uniqueArray(fc.string({ unit: 'binary', maxLength: 12 }), { maxLength: 60 });

describe('postings', () => {
  it('come back as they went in, from any place of the bytes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.uniqueArray(fc.nat(0xfffffff), { maxLength: 50 }), { minLength: 1, maxLength: 6 }),
        (lists) => {
          const bytes = new GrowableBytes(1);
          const bounds = lists.map((list) => {
            const start = bytes.length;
            encodePostings(Uint32Array.from(list).sort(), bytes);
            return [start, bytes.length] as const;
          });
          lists.forEach((list, at) => {
            const out = new Uint32Array(list.length + 3);
            const [start, end] = bounds[at] ?? [0, 0];
            expect(decodePostings(bytes.view(), start, end, out, 3)).toBe(list.length + 3);
            expect([...out.subarray(3)]).toEqual([...list].sort((a, b) => a - b));
          });
        },
      ),
    );
  });

  /** Lists as words have them: so many records, a gap after each that is small, usual or once very large. */
  const longLists = fc.tuple(
    fc.array(
      fc.oneof(
        { weight: 20, arbitrary: fc.nat(3) },
        { weight: 20, arbitrary: fc.nat(300) },
        { weight: 1, arbitrary: fc.nat(0xff_ffff) },
      ),
      { minLength: 20, maxLength: 400 },
    ),
    fc.integer({ min: 0, max: 200_000 }),
  );

  it('come back when they are long enough to be packed in bits, and say how many they are', () => {
    fc.assert(
      fc.property(longLists, ([gaps, first]) => {
        let doc = first;
        const docs = Uint32Array.from(gaps, (gap) => (doc += gap + 1));
        const bytes = new GrowableBytes(1);
        bytes.push(255);
        encodePostings(docs, bytes);
        const end = bytes.length;
        bytes.push(255);
        const out = new Uint32Array(docs.length);
        expect(decodePostings(bytes.view(), 1, end, out, 0)).toBe(docs.length);
        expect(out).toEqual(docs);
        expect(mostPostings(bytes.view(), 1, end)).toBeGreaterThanOrEqual(docs.length);
      }),
    );
  });

  it.each([
    ['every record', 1, 1],
    ['every second record', 2, 2],
    ['one record of ten', 10, 5.2],
    ['one record of a thousand', 1000, 12],
  ])('of a word that %s has take few bits each', (_words, step, bits) => {
    const docs = Uint32Array.from({ length: 10_000 }, (_none, at) => at * step);
    const bytes = new GrowableBytes();
    encodePostings(docs, bytes);
    expect((bytes.length * 8) / docs.length).toBeLessThan(bits + 0.05);
  });
});

describe('StringDictionary', () => {
  const dictionaryOf = (words: readonly string[]) => {
    const sorted = [...words].sort(compareCodePoints);
    const { offsets, bytes } = packDictionary(sorted);
    return { sorted, dictionary: new StringDictionary(offsets, bytes) };
  };

  it('finds every text it holds, and no other', () => {
    fc.assert(
      fc.property(texts, fc.string(), (words, other) => {
        const { sorted, dictionary } = dictionaryOf(words);
        sorted.forEach((word, code) => {
          expect(dictionary.get(code)).toBe(word);
          expect(dictionary.find(word)).toBe(code);
        });
        if (!words.includes(other)) expect(dictionary.find(other)).toBeNull();
      }),
    );
  });

  it('gives exactly the texts that start with a prefix', () => {
    fc.assert(
      fc.property(texts, fc.string({ maxLength: 2 }), (words, prefix) => {
        const { sorted, dictionary } = dictionaryOf(words);
        const [from, to] = dictionary.prefixRange(prefix);
        expect(sorted.slice(from, to)).toEqual(sorted.filter((word) => word.startsWith(prefix)));
      }),
    );
  });

  it('orders texts as their UTF-8 bytes, as PostgreSQL does in collation C', () => {
    fc.assert(
      fc.property(texts, (words) =>
        expect([...words].sort(compareCodePoints)).toEqual(
          [...words].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
        ),
      ),
    );
  });
});

describe('a segment file', () => {
  it('opens with the arrays that were packed', () => {
    const sections = new Map<string, Section>([
      ['bytes', Uint8Array.of(1, 2, 3)],
      ['years', Int16Array.of(-5, 1871)],
      ['empty', new Uint16Array(0)],
      ['numbers', Uint32Array.of(0xffffffff)],
      ['ids', Int32Array.of(-1, 7)],
    ]);
    const file = Buffer.concat(packSections({ docs: 2 }, sections));
    const opened = openSections<{ docs: number }>(Uint8Array.from(file).buffer);
    expect(opened.meta).toEqual({ docs: 2 });
    for (const [name, section] of sections) expect(opened.section(name)).toEqual(section);
    expect(opened.has('other')).toBe(false);
    expect(() => opened.section('other')).toThrow('Segment has no section other');
  });

  it('is refused when it is something else', () => {
    expect(() => openSections(new ArrayBuffer(64))).toThrow('Not a segment file');
    expect(() => openSections(new ArrayBuffer(3))).toThrow('Not a segment file');
  });
});

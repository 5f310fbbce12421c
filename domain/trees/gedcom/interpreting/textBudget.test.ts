import { readWhole } from '../gedcom.fixture.ts';
import { LARGEST_RECORD } from '../reading/createRecordBuilder.ts';
import { LONGEST_NOTE } from './textBudget.ts';

const HEAD = '0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n';
const NOTE = `0 @N1@ NOTE ${'A long story. '.repeat(2_200)}\n`;
const person = (number: number, lines: string) => `0 @I${number}@ INDI\n1 NAME A /B/\n${lines}`;
const read = (records: string) => readWhole(`${HEAD}${records}0 TRLR\n`, 65_536);

describe('texts that a file repeats', () => {
  it('are refused at the line where one person points to too many of them', async () => {
    const lines = 30_000;
    // 30,000 pointers to a note of 30 kB: half a megabyte of file, 900 MB of notes.
    const file = person(1, '1 NOTE @N1@\n'.repeat(lines)) + NOTE;
    await expect(read(file)).rejects.toThrow(
      /^Line 143 of this file: the shared notes that this record points to come to more than 4 MB\./u,
    );
  });

  it('are refused at the line where a file has too many of them, however many people share them', async () => {
    const people = Array.from({ length: 200 }, (_, at) => person(at + 1, '1 NOTE @N1@\n'.repeat(100))).join('');
    await expect(read(people + NOTE)).rejects.toThrow(
      /^Line 8,\d\d\d of this file: the shared notes that records point to come to more than 256 MB by this line\./u,
    );
  });

  it('count where names of repositories are repeated, too', async () => {
    const sources = Array.from({ length: 300 }, (_, at) => `0 @S${at}@ SOUR\n1 REPO @R1@\n`).join('');
    await expect(read(`${sources}0 @R1@ REPO\n1 NAME ${'x'.repeat(1_000_000)}\n`)).rejects.toThrow(
      /come to more than 256 MB/u,
    );
  });

  it('are taken as often as families use them', async () => {
    const people = Array.from({ length: 100 }, (_, at) => person(at + 1, '1 NOTE @N1@\n1 BIRT\n2 NOTE @N1@\n')).join(
      '',
    );
    expect((await read(people + NOTE)).interpreted.filter(({ main }) => main?.kind === 'person')).toHaveLength(100);
  });
});

describe('one text', () => {
  it('is refused by its line when it is a note longer than any story', async () => {
    const half = 'x'.repeat(LONGEST_NOTE / 2 + 1);
    await expect(read(person(1, `1 NOTE ${half}\n2 CONC ${half}\n`))).rejects.toThrow(
      /^Line 7 of this file: its note is longer than 1 MB/u,
    );
    await expect(read(`${person(1, '1 NOTE @N1@\n')}0 @N1@ NOTE ${half}\n1 CONC ${half}\n`)).rejects.toThrow(
      /^Line 7 of this file: its note is longer than 1 MB/u,
    );
  });

  it('is refused by its line when its record becomes larger than any person’s', async () => {
    const line = `2 CONT ${'x'.repeat(100_000)}\n`;
    await expect(read(person(1, `1 _X\n${line.repeat(LARGEST_RECORD / 100_000 + 1)}`))).rejects.toThrow(
      /^Line 175 of this file: the record it belongs to is larger than 16 MB\./u,
    );
  });
});

/**
 * Processor time that a file of so many people, one family of them all and as many media of one person takes, in
 * microseconds.
 */
async function timeOf(count: number): Promise<number> {
  const people = Array.from({ length: count }, (_, at) => `0 @I${at}@ INDI\n1 FAMC @F1@\n`).join('');
  const family = `0 @F1@ FAM\n${Array.from({ length: count }, (_, at) => `1 CHIL @I${at}@\n`).join('')}`;
  const media = `0 @I@ INDI\n${'1 OBJE\n2 FILE a.jpg\n'.repeat(count)}`;
  const before = process.cpuUsage();
  expect((await read(people + family + media)).interpreted).toHaveLength(count + 4);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

it('a record of very many lines takes time by their number', async () => {
  const few = await timeOf(7_500);
  // By the square of their number it would be sixteen times as long.
  expect(await timeOf(30_000)).toBeLessThan(few * 10);
}, 120_000);

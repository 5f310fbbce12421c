import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { listFiles } from '../listFiles.ts';

const FOLDER = 'docs/adr';
const INDEX = 'README.md';
const files = readdirSync(FOLDER)
  .filter((file) => file !== INDEX)
  .sort();
const read = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8');
const numberOf = (file: string): number => Number(file.slice(0, 4));
const numbers = new Set(files.map(numberOf));
const titleOf = (file: string): string => /^# 0*\d+\. (\S.*)$/mu.exec(read(file))?.[1] ?? '';
const statusOf = (file: string): string =>
  /^\*\*Status\.\*\* ((?:Accepted|Superseded)\b.*)\.$/mu.exec(read(file))?.[1] ?? '';

/** The rows of the index: number, title, status and the numbers that the decision took in. */
const rows = [
  ...(existsSync(`${FOLDER}/${INDEX}`) ? read(INDEX) : '').matchAll(
    /^\| \[(\d+)\]\(([^)]+)\) \| (.*?) \| (.*?) \| (.*?) \|$/gmu,
  ),
].map(([, number, file = '', title = '', status = '', tookIn = '']) => ({
  number: Number(number),
  file,
  title,
  status,
  tookIn: [...tookIn.matchAll(/\d+/gu)].map(([old]) => Number(old)),
}));
const tookIn = rows.flatMap((row) => row.tookIn);

/** A mention of decisions: “ADR 4”, “ADRs 4”, “adr/0004”. A comment may break the line after “ADR”. */
const MENTION = /\bADRs?(?: |\s*\n[\s*/#-]*)0*(\d+)|\badr\/0*(\d+)/gu;
const mentionsIn = (text: string): number[] =>
  [...text.matchAll(MENTION)].map(([, spoken, linked]) => Number(spoken ?? linked));
const NOT_OURS = new Set(['node_modules', 'dist']);
const tree = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !name.startsWith('.') && !NOT_OURS.has(name))
  .flatMap((entry) => (entry.isDirectory() ? listFiles(entry.name, '') : [entry.name]))
  .filter((file) => /\.(?:[cm]?[jt]sx?|scss|graphql|sql|md|ya?ml)$|Dockerfile$/u.test(file));
/** Migrations never change once they ran somewhere, so their comments go on naming numbers that went into others. */
const mayNameOld = (file: string): boolean => file.endsWith('.sql') || file === `${FOLDER}/${INDEX}`;

describe('decisions in docs/adr', () => {
  // Those who decide at the same time take ranges of numbers, so some stay free.
  it('have numbers from 1, each once', () => {
    expect(files.map(numberOf)[0]).toBe(1);
    expect(numbers.size).toBe(files.length);
  });

  it.each(files)('%s has its number in its title', (file) => {
    expect(read(file)).toMatch(new RegExp(`^# 0*${numberOf(file)}\\. \\S`, 'u'));
  });

  it.each(files)('%s says since when it is accepted, or which one superseded it', (file) => {
    const status = statusOf(file);
    expect(status).toMatch(/^Accepted \d{4}-\d{2}-\d{2}$|^Superseded by \[ADR \d+\]\(\d{4}-[\w-]+\.md\)$/u);
    const [other] = mentionsIn(status);
    if (other !== undefined) expect([...numbers].filter((number) => number !== numberOf(file))).toContain(other);
  });

  it('are in the index with title, status and the numbers they took in', () => {
    expect(rows.map(({ number, file, title, status }) => ({ number, file, title, status }))).toEqual(
      files.map((file) => ({ number: numberOf(file), file, title: titleOf(file), status: statusOf(file) })),
    );
    expect(tookIn.filter((number) => numbers.has(number))).toEqual([]);
    expect(new Set(tookIn).size).toBe(tookIn.length);
  });

  it('lead to each other by links to files that are there', () => {
    const lost = [INDEX, ...files].flatMap((file) =>
      [...read(file).matchAll(/\]\(([^)#\s]+)[^)\s]*\)/gu)]
        .map(([, target = '']) => target)
        .filter((target) => !/^[a-z]+:/u.test(target) && !existsSync(path.join(FOLDER, target)))
        .map((target) => `${file}: ${target}`),
    );
    expect(lost).toEqual([]);
  });

  it('are meant by every number that is named as one of theirs', () => {
    const named = tree.flatMap((file) =>
      mentionsIn(readFileSync(file, 'utf8')).map((number) => ({ file, number, old: tookIn.includes(number) })),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ file, number, old }) => !numbers.has(number) && !(old && mayNameOld(file)))).toEqual([]);
  });
});

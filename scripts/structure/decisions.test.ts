import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'docs/adr';
const files = readdirSync(FOLDER).sort();
const numberOf = (file: string): number => Number(file.slice(0, 4));

describe('decisions in docs/adr', () => {
  // Those who decide at the same time take ranges of numbers, so some stay free.
  it('have numbers from 1, each once', () => {
    expect(files.map(numberOf)[0]).toBe(1);
    expect(new Set(files.map(numberOf)).size).toBe(files.length);
  });

  it.each(files)('%s has its number in its title', (file) => {
    expect(readFileSync(`${FOLDER}/${file}`, 'utf8')).toMatch(new RegExp(`^# 0*${numberOf(file)}\\. \\S`, 'u'));
  });
});

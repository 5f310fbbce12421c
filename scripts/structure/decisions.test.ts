import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'docs/adr';
const files = readdirSync(FOLDER).sort();
const numberOf = (file: string): number => Number(file.slice(0, 4));

describe('decisions in docs/adr', () => {
  it('are numbered from 1 without a gap, each number once', () => {
    expect(files.map(numberOf)).toEqual(files.map((_file, at) => at + 1));
  });

  it.each(files)('%s has its number in its title', (file) => {
    expect(readFileSync(`${FOLDER}/${file}`, 'utf8')).toMatch(new RegExp(`^# 0*${numberOf(file)}\\. \\S`, 'u'));
  });
});

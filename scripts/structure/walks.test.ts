import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A step: `1. `file` what it does`, with names of the file in backticks. */
const STEP = /^(\d+)\. `([^`]+)` (.+)$/u;

interface Walk {
  title: string;
  steps: { no: number; file: string; names: string[] }[];
}

const walks: Walk[] = readFileSync('docs/walks.md', 'utf8')
  .split(/^## /mu)
  .slice(1)
  .map((part) => {
    const [title = '', ...lines] = part.split('\n');
    const steps = lines.flatMap((line) => {
      const step = STEP.exec(line);
      return step
        ? [
            {
              no: Number(step[1]),
              file: step[2] ?? '',
              names: [...(step[3] ?? '').matchAll(/`([^`]+)`/gu)].map((match) => match[1] ?? ''),
            },
          ]
        : [];
    });
    return { title, steps };
  });

describe('the walks of docs/walks.md', () => {
  it('are the six', () =>
    expect(walks.map(({ title }) => title)).toEqual([
      'A year offset',
      'A flag',
      'A birth date',
      'A price',
      'A rectangle',
      'A setting',
    ]));

  describe.each(walks)('$title', ({ steps }) => {
    it('passes at least ten files, numbered in order', () => {
      expect(steps.length).toBeGreaterThanOrEqual(10);
      expect(steps.map(({ no }) => no)).toEqual(steps.map((_step, at) => at + 1));
    });

    it.each(steps)('$no. $file is there with what the step names', ({ file, names }) => {
      expect(existsSync(file)).toBe(true);
      const code = readFileSync(file, 'utf8');
      expect(names.filter((name) => !code.includes(name))).toEqual([]);
    });
  });
});

it('README shows every picture that is made for it, and no other', () => {
  const shown = [...readFileSync('README.md', 'utf8').matchAll(/\(docs\/images\/([^)]+)\)/gu)].map((match) => match[1]);
  expect(shown.toSorted()).toEqual(readdirSync('docs/images').toSorted());
});

import { readdirSync, readFileSync } from 'node:fs';

import { listFiles } from '../listFiles.ts';

const SOURCES = ['domain', 'server', 'src', 'test', 'tools', 'scripts'].flatMap((folder) => listFiles(folder, ''));
/** The ends of all paths: of `src/app/late.ts` also `app/late.ts` and `late.ts`. */
const ENDS = new Set(
  [...SOURCES, ...readdirSync('.')].flatMap((file) => {
    const steps = file.replaceAll('\\', '/').split('/');
    return steps.map((_step, at) => steps.slice(at).join('/'));
  }),
);

/** A file that a comment leads to, as `(rateLimits.ts)`; code in brackets is no comment. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gmu;
const NAMED = /\(((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs))\)/gu;

it('comments lead to files that are there', () => {
  const lost = SOURCES.filter((file) => /\.(?:tsx?|mjs)$/u.test(file)).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(COMMENT)]
      .flatMap(([comment]) => [...comment.matchAll(NAMED)].map(([, named = '']) => named))
      .filter((named) => !ENDS.has(named))
      .map((named) => `${file}: ${named}`),
  );
  expect(lost).toEqual([]);
});

it('the lists of CONTRIBUTING.md name files that are there', () => {
  const named = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.tsx?)`/gu)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !ENDS.has(file))).toEqual([]);
});

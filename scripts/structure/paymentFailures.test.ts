import { readFileSync } from 'node:fs';

const ROW = /^\| .* \|$/u;
const PROOF = /`(?<file>[^`]+\.(?:test|e2e)\.ts)`: (?<titles>(?:“[^”]+”(?:, )?)+)/gu;

/** The lines of the table of docs/payment-failures.md, and the tests that each names. */
const rows = readFileSync('docs/payment-failures.md', 'utf8')
  .split('\n')
  .filter((line) => ROW.test(line))
  .slice(2);
const proofs = rows.map((row) => ({
  what: row.split(' | ')[0]?.slice(2) ?? '',
  tests: [...row.matchAll(PROOF)].flatMap(({ groups }) =>
    [...(groups?.titles ?? '').matchAll(/“([^”]+)”/gu)].map(([, title = '']) => ({ file: groups?.file ?? '', title })),
  ),
}));

it('every failure of a payment that the documents promise to stand is proved by a test that is there', () => {
  expect(proofs.length).toBeGreaterThan(25);
  const text = (file: string): string => readFileSync(file, 'utf8');
  expect(proofs.filter(({ tests }) => tests.length === 0).map(({ what }) => what)).toEqual([]);
  expect(proofs.flatMap(({ tests }) => tests).filter(({ file, title }) => !text(file).includes(title))).toEqual([]);
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { keepRelease, keptReleases } from './keptReleases.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-operations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const keep = (sent: string, day: string) => keepRelease(folder, 'graphql', sent, Date.parse(`${day}T15:00:00Z`));
const kept = () => keptReleases(folder, 'graphql').map(({ file }) => readFileSync(path.join(folder, file), 'utf8'));

it('keeps what each release sends until a week after the next one', () => {
  writeFileSync(path.join(folder, '0109.muniment'), '');
  expect(keepRelease(folder, 'addresses', 'first', Date.parse('2026-02-01')).added).toMatch(
    /^2026-02-01-[\da-f]{8}\.addresses$/u,
  );
  const { added } = keep('first', '2026-03-01');
  expect(added).toMatch(/^2026-03-01-[\da-f]{8}\.graphql$/u);
  keep('second', '2026-04-20');
  expect(keep('third', '2026-04-25')).toMatchObject({ removed: [] });
  expect(kept()).toEqual(['first', 'second', 'third']);
  expect(keep('fourth', '2026-04-29')).toMatchObject({ removed: [added] });
  expect(kept()).toEqual(['second', 'third', 'fourth']);
});

it('adds nothing where the latest release sends the same, and removes what is past its use all the same', () => {
  keep('first', '2026-03-01');
  keep('second', '2026-03-02');
  expect(keep('second', '2026-03-20')).toMatchObject({ added: null, removed: [expect.stringMatching(/^2026-03-01/u)] });
  expect(kept()).toEqual(['second']);
});

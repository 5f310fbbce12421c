import { MOST_NEWSPAPER_BYTES, newspaperFileProblem } from './newspaperFileProblem.ts';

it.each([
  ['herald-1824.zip', 10],
  ['Herald.ZIP', MOST_NEWSPAPER_BYTES],
  ['1824-02-17.pdf', 10],
  ['1824-02-17-evening.PDF', 10],
])('%p of %p bytes may be sent', (name, size) => {
  expect(newspaperFileProblem({ name, size })).toBeNull();
});

it.each([
  ['0001.tif', 10, /neither a ZIP of issues nor a PDF/u],
  ['zip', 10, /neither a ZIP/u],
  ['herald.pdf', 10, /does not say its date/u],
  ['herald.zip', 0, /is empty/u],
  ['herald.zip', Number.NaN, /is empty/u],
  ['herald.zip', MOST_NEWSPAPER_BYTES + 1, /larger than 4 GB/u],
  [`${'a'.repeat(260)}.zip`, 10, /too long/u],
])('%p of %p bytes is refused in words', (name, size, words) => {
  expect(newspaperFileProblem({ name, size })).toMatch(words);
});

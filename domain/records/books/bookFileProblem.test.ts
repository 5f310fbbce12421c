import { bookFileProblem } from './bookFileProblem.ts';
import { MOST_BOOK_BYTES } from './bookLimits.ts';

it.each([
  ['001.jpg', 1, null],
  ['001.TIFF', 1, null],
  ['scan.jp2', 1, null],
  ['register.zip', MOST_BOOK_BYTES, null],
  ['register.pdf', 5, null],
  ['register.zip', MOST_BOOK_BYTES + 1, /larger than 4 GB/u],
  ['001.jpg', 0, /is empty/u],
  ['001.gif', 1, /neither a picture/u],
  ['jpg', 1, /neither a picture/u],
  ['a.rar', 1, /neither a picture/u],
  [`${'a'.repeat(260)}.jpg`, 1, /too long/u],
])('%s of %d bytes: %p', (name, size, problem) => {
  const found = bookFileProblem({ name, size });
  if (problem === null) expect(found).toBeNull();
  else expect(found).toMatch(problem);
});

import { type Archive, openArchive } from './newspapers/archive.ts';
import { correcting } from './newspapers/correcting.ts';
import { reading } from './newspapers/reading.ts';
import { realIssues } from './newspapers/realIssues.ts';
import { searching } from './newspapers/searching.ts';

let archive: Archive;
beforeAll(async () => {
  archive = await openArchive();
}, 180_000);
afterAll(() => archive.stop());

// In the order of the file: the first finds the site empty.
describe('two real newspapers', () => realIssues(() => archive));
describe('the search of newspapers', () => searching(() => archive));
describe('the reader', () => reading(() => archive));
describe('corrections', () => correcting(() => archive));

import { aSheet } from './sheets.fixture.ts';
import { nextStep, sheetAddress } from './sheetSteps.ts';

it.each<[string, Parameters<typeof aSheet>[0], string]>([
  ['a sheet without a file', { file: null, columns: [] }, 'file'],
  ['a file that is read', { file: { state: 'READING' } }, 'file'],
  ['a file that could not be read', { file: { state: 'FAILED' } }, 'file'],
  ['columns of which nothing is said', { lacks: ['Say what kind of records these are.'] }, 'columns'],
  ['columns that are said', {}, 'problems'],
  ['a publication under way', { publication: { state: 'MAKING' } }, 'publish'],
  ['what readers have', { publication: { state: 'PUBLISHED' } }, 'history'],
  ['a change after it was published', { publication: { state: 'PUBLISHED', revision: 2 } }, 'problems'],
  ['what was withdrawn', { publication: { state: 'WITHDRAWN' } }, 'problems'],
])('%s goes on at %p', (_what, more, step) => {
  expect(nextStep(aSheet(more))).toBe(step);
});

it('has an address for each step', () => {
  expect([sheetAddress('7'), sheetAddress('7', 'check')]).toEqual(['/desk/sheets/7', '/desk/sheets/7/check']);
});

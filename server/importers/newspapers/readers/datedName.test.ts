import path from 'node:path';

import { Rejected } from '../IssueDraft.ts';
import { datedName, paperOf } from './datedName.ts';

const ROOT = { folder: path.resolve('/papers') };
const at = (...parts: string[]) => path.join(ROOT.folder, ...parts);
/** The paper, the date and the edition in short; or why there is none. */
function paper(place: string, titleName: string | null = null): string {
  try {
    const { title, date, edition } = paperOf(ROOT, place, titleName);
    return `${title.name}, ${date.date}${edition === '' ? '' : `, ${edition}`}`;
  } catch (error) {
    if (error instanceof Rejected) return `${error.file}: ${error.reason}`;
    throw error;
  }
}

describe('a name that says the date of an issue', () => {
  it.each([
    ['1824-02-17', '1824-02-17', ''],
    ['1824-02-17-evening', '1824-02-17', 'evening'],
    ['1824-02-17_2', '1824-02-17', '2'],
    ['1824-02-17-Late', '1824-02-17', 'late'],
    // The only edition of a date has no name.
    ['1824-02-17-1', '1824-02-17', ''],
  ])('%s', (name, written, edition) => expect(datedName(name)).toEqual({ written, edition }));

  it.each([
    '0001',
    '1824',
    '1824-02',
    '17-02-1824',
    '1824-02-17-the evening',
    '1824-02-17-',
    `1824-02-17-${'a'.repeat(21)}`,
    'x1824-02-17',
  ])('is not %s', (name) => expect(datedName(name)).toBeNull());
});

describe('the paper of an issue', () => {
  it.each<[string, string, string | null, string]>([
    ['is the folder above it', at('West Briton', '1824-02-17'), null, 'West Briton, 1824-02-17'],
    ['is the folder that is imported, where it lies in that', at('1824-02-17'), null, 'papers, 1824-02-17'],
    ['may be written with underscores', at('West_Briton', '1824-02-17-2'), null, 'West Briton, 1824-02-17, 2'],
    ['is what the operator calls it', at('scans', '1824-02-17'), 'West Briton', 'West Briton, 1824-02-17'],
    [
      'must be named where the issue is the folder that is imported',
      ROOT.folder,
      null,
      'papers: "" is not a date: write it as 1824-02-17',
    ],
    [
      'has no issue of a day that never was',
      at('West Briton', '1824-02-31'),
      null,
      'West Briton/1824-02-31: "1824-02-31" has a day that does not exist',
    ],
    [
      'has no issue of a day that was left out in 1752',
      at('West Briton', '1752-09-05'),
      null,
      'West Briton/1752-09-05: "1752-09-05" never was: in Britain 2 September 1752 was followed by 14 September',
    ],
  ])('%s', (_name, place, titleName, expected) => expect(paper(place, titleName)).toBe(expected));

  it('must be named where nothing above the issue does', () => {
    const dated = path.resolve('/1824-02-17');
    expect(() => paperOf({ folder: dated }, dated, null)).toThrow(
      'does not say which paper it is: give its name with --title',
    );
    expect(paperOf({ folder: dated }, dated, 'West Briton').title.name).toBe('West Briton');
  });
});

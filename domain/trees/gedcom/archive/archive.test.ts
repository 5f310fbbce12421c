import fc from 'fast-check';

import { createEntryFinder } from './createEntryFinder.ts';
import { entryPaths } from './entryPaths.ts';
import { readFileReference } from './readFileReference.ts';

describe('createEntryFinder', () => {
  const find = createEntryFinder([
    'photos/one.jpg',
    'photos/Müller 1.jpg',
    'deeds/will.pdf',
    'A/same.png',
    'B/same.png',
    'a%20b.jpg',
    'Case.JPG',
    'case.jpg',
  ]);
  it.each([
    ['photos/one.jpg', 'photos/one.jpg'],
    ['./photos//one.jpg', 'photos/one.jpg'],
    ['photos\\one.jpg', 'photos/one.jpg'],
    ['PHOTOS/One.JPG', 'photos/one.jpg'],
    ['photos/M%C3%BCller%201.jpg', 'photos/Müller 1.jpg'],
    ['photos/Mu\u0308ller 1.jpg', 'photos/Müller 1.jpg'],
    ['a%20b.jpg', 'a%20b.jpg'],
    ['Case.JPG', 'Case.JPG'],
    ['C:\\Users\\Ada\\deeds\\will.pdf', 'deeds/will.pdf'],
    ['file:///home/ada/one.jpg', 'photos/one.jpg'],
    ['/home/ada/B/same.png', 'B/same.png'],
  ])('finds %s', (value, entry) => expect(find(value)).toEqual({ entry }));

  it.each([
    ['../secret.jpg', { problem: 'OUTSIDE' }],
    ['photos/%2e%2e/%2e%2e/secret.jpg', { problem: 'OUTSIDE' }],
    ['C:\\..\\one.jpg', { problem: 'OUTSIDE' }],
    ['one.jpg', { problem: 'MISSING' }],
    ['D:\\same.png', { problem: 'MISSING' }],
    ['CASE.jpg', { problem: 'MISSING' }],
    ['https://example.com/photos/one.jpg', null],
    ['', null],
  ])('does not find %s', (value, found) => expect(find(value)).toEqual(found));

  it('never throws, and finds nothing but files of the archive', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 })), fc.string(), (names, value) => {
        const found = createEntryFinder(names)(value);
        if (found && 'entry' in found) expect(names).toContain(found.entry);
      }),
    );
  });
});

describe('entryPaths', () => {
  const jpg = ['jpg', 'jpeg'];
  const medium = (id: number, fileName: string, storedAs = `s${id}`, endings = jpg) => ({
    id,
    fileName,
    storedAs,
    endings,
  });
  it('keeps paths beside the file and gives others a folder of their own', () => {
    const packed = entryPaths([
      medium(1, 'photos/one.jpg'),
      medium(2, 'photos/a%20b.jpeg'),
      medium(3, 'photos\\c d.jpg'),
      medium(4, 'C:\\x\\will.pdf', 's4', ['pdf']),
      medium(5, 'IMG_1.jpg'),
      medium(6, 'img_1.JPG'),
      medium(7, 'photos/one.jpg', 's1'),
      medium(8, '../../etc/passwd'),
      medium(9, ''),
      medium(10, 'scan.tif'),
      medium(11, 'gedcom.ged', 's11', ['ged']),
    ]);
    expect([...packed.values()].map(({ entry, reference }) => `${entry} | ${reference}`)).toEqual([
      'photos/one.jpg | photos/one.jpg',
      'photos/a b.jpeg | photos/a%20b.jpeg',
      'photos/c d.jpg | photos/c%20d.jpg',
      'media/will.pdf | media/will.pdf',
      'media/IMG_1.jpg | media/IMG_1.jpg',
      'media/img_1-6.JPG | media/img_1-6.JPG',
      'photos/one.jpg | photos/one.jpg',
      'media/8.jpg | media/8.jpg',
      'media/9.jpg | media/9.jpg',
      'media/scan.tif.jpg | media/scan.tif.jpg',
      'media/gedcom.ged | media/gedcom.ged',
    ]);
  });

  it('gives every medium a path that leads to it again, and to nothing else', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: 20 }), (names) => {
        const packed = entryPaths(names.map((fileName, id) => medium(id + 1, fileName)));
        const entries = [...packed.values()].map(({ entry }) => entry);
        expect(new Set(entries.map((entry) => entry.toLowerCase())).size).toBe(names.length);
        const find = createEntryFinder(entries);
        for (const { entry, reference } of packed.values()) {
          expect(readFileReference(reference).kind).toBe('beside');
          expect(find(reference)).toEqual({ entry });
        }
      }),
    );
  });
});

import { recordName } from '#domain/records/core/recordName.ts';
import { eventYear, summaryLine } from '#domain/records/core/summaryLine.ts';

import { archiveReference } from './archiveReference.ts';
import { groupColumns } from './recordSections.ts';

describe('recordName', () => {
  it.each([
    [{ FirstName: 'William', LastName: 'PINCH' }, 'William PINCH'],
    [{ Title: 'Mr', FirstName: 'Francis', LastName: 'SQUIRE' }, 'Mr Francis SQUIRE'],
    [{ LastName: 'PINCH' }, '— PINCH'],
    [{ FirstName: 'Hannah' }, 'Hannah —'],
    [{ Occupation: 'Miner' }, null],
    [{ EventType: 'Burial', EventYear: '1832', Notes: 'A stranger found drowned' }, 'Unnamed person'],
    [{ Age: '40', Place: 'Roche' }, 'Unnamed person'],
    [{ Place: 'Roche', Notes: 'Title page' }, null],
  ])('names %j', (fields, expected) => expect(recordName(fields)).toBe(expected));
});

describe('summaryLine', () => {
  it.each([
    [{ EventType: 'Census', CensusYear: '1871', Place: 'Roche, Cornwall' }, 'Census, 1871, Roche, Cornwall'],
    [
      { EventType: 'Baptism', EventDate: '6 Mar 1690/1', EventYear: '1691', Place: 'Aldeby' },
      'Baptism, 6 Mar 1690/1, Aldeby',
    ],
    [{ FirstName: 'Ann' }, ''],
  ])('sums up %j', (fields, expected) => expect(summaryLine(fields)).toBe(expected));

  it('takes the event’s year before the census’s', () => {
    expect([
      eventYear({ EventYear: '1911', CensusYear: '1901' }),
      eventYear({ CensusYear: '1901' }),
      eventYear({ EventYear: 'unknown' }),
    ]).toEqual([1911, 1901, null]);
  });
});

describe('archiveReference', () => {
  it.each([
    [{ Piece: 'RG 10/2267', Folio: '5', Page: '1', Schedule: '1' }, null, 'RG 10/2267, folio 5, page 1, schedule 1'],
    [{ Piece: '2267', Folio: '5' }, 'RG 10', 'RG 10/2267, folio 5'],
    [{ Piece: 'RG 10/2267' }, 'RG 10', 'RG 10/2267'],
    [{ Volume: '5c', Page: '101' }, null, 'volume 5c, page 101'],
    [{}, 'D/PA/1', 'D/PA/1'],
    [{}, null, null],
  ])('writes %j of series %p', (fields, series, expected) => expect(archiveReference(fields, series)).toBe(expected));
});

describe('groupColumns', () => {
  it('shows what any member of the group has, at most six columns', () => {
    const full = {
      RelationshipToHead: 'Head',
      MaritalStatus: 'Married',
      Gender: 'Male',
      Age: '39',
      Occupation: 'Clay Labourer',
      PlaceOfBirth: 'Roche',
      PlaceOfResidence: 'Gracca',
    };
    expect(groupColumns([full, { Age: '3' }])).toEqual([
      'RelationshipToHead',
      'MaritalStatus',
      'Gender',
      'Age',
      'Occupation',
      'PlaceOfBirth',
    ]);
    expect(groupColumns([{ Role: 'Groom' }, { Role: 'Bride', FatherFirstName: 'John' }])).toEqual([
      'Role',
      'FatherFirstName',
    ]);
  });
});

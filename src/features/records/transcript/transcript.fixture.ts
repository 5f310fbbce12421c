import { answer } from '#test/support/graphqlServer.ts';

/** A record of the 1871 census. */
export const ID = 'ROCHE-1871/RG102267.VLD/1/1';
/** The address of its transcript. */
export const AT = `/transcript?id=${encodeURIComponent(ID)}`;

/** William Pinch as a member reads him, with what a test changes. */
export const pinch = (more: object = {}) => ({
  id: ID,
  type: 'CENSUS',
  name: 'William PINCH',
  summaryLine: 'Census, 1871, Roche, Cornwall',
  access: 'FULL',
  mayEdit: null,
  sections: [
    { title: 'Person', fields: [{ fieldId: 'FirstName', label: 'First name(s)', value: 'William', correction: null }] },
    {
      title: 'Work',
      fields: [{ fieldId: 'Occupation', label: 'Occupation', value: 'Clay Labourer', correction: 'Clay Merchant' }],
    },
  ],
  group: {
    title: 'Household',
    columns: ['Relationship to head', 'Age'],
    members: [
      { id: ID, name: 'William PINCH', isThisRecord: true, isClosed: false, values: ['Head', '39'] },
      {
        id: 'ROCHE-1871/RG102267.VLD/1/2',
        name: 'Jane PINCH',
        isThisRecord: false,
        isClosed: false,
        values: ['Wife', '38'],
      },
      { id: null, name: null, isThisRecord: false, isClosed: true, values: ['', ''] },
    ],
  },
  nextHouseholds: { previous: null, next: { recordId: 'ROCHE-1871/RG102267.VLD/2/1', name: 'Henry GUARD' } },
  source: {
    recordSet: { id: 'ROCHE-1871', name: 'Roche 1871', isSample: false, notation: 'plain', access: 'members' },
    description: 'Census households.',
    repository: 'The National Archives',
    archiveReference: 'RG 10/2267, folio 5, page 1',
    attribution: 'Transcribed by volunteers.',
    importedAt: '2026-11-21T10:00:00.000Z',
  },
  citations: [],
  place: null,
  images: [],
  ...more,
});
/** The server finds the record. */
export const answerTranscript = (more: object = {}) =>
  answer({
    record: () => ({ standing: 'FOUND', record: pinch(more) }),
    otherRecords: () => [],
    householdOverYears: () => null,
  });

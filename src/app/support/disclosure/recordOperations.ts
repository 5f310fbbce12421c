import { fieldsBelow, REFUSED, SHAPE_ONLY, type OperationDisclosures } from './disclosure.ts';

const FACTS_OF_A_SET = [
  'id',
  'name',
  'category',
  'subcategory',
  'sourceCountry',
  'access',
  'firstYear',
  'lastYear',
  'placeCount',
  'recordCount',
  'places.value',
  'places.count',
];
const SET_NAME = fieldsBelow('recordSet', ['id', 'name']);
const PAGE = ['page', 'pageSize', 'total'];
const HIT = [
  'type',
  ...SET_NAME,
  'summary.label',
  'summary.fieldId',
  'reasons.how',
  'reasons.label',
  'reasons.fieldId',
];
const LABELLED = ['sections.title', 'sections.fields.label', 'sections.fields.fieldId'];
const RECORD = ['access', ...LABELLED, ...fieldsBelow('source', SET_NAME)];
const ORIGIN = ['source.repository', 'source.attribution'];
const IMAGE = ['position', 'width', 'height'];
const REPORTS = ['state', 'recordSetName'];
const SEARCH_ARGUMENTS = ['page', 'pageSize', 'order.direction'];

/** What may be seen of searching and reading records: facts of published sets, the site's own labels, and how many. */
export const recordOperations: OperationDisclosures = {
  recordSets: { answer: [...FACTS_OF_A_SET, 'type', 'missingYears'] },
  recordSet: {
    answer: fieldsBelow('recordSet', [
      ...FACTS_OF_A_SET,
      'type',
      'missingYears',
      'description',
      'archiveSeries',
      'attribution',
      'repository',
      'publishedAt',
    ]),
  },
  freeRecordSet: { answer: fieldsBelow('recordSet', [...FACTS_OF_A_SET, 'description', 'repository']) },
  recordSearch: {
    answer: [
      ...PAGE,
      ...fieldsBelow('hits', HIT),
      'variants.fieldId',
      'variants.how',
      'variants.count',
      'unread.more',
      'relaxations.total',
      'relaxations.filters.fieldId',
      ...fieldsBelow('close.hit', HIT),
      ...fieldsBelow('close.misses', ['fieldId', 'label']),
    ],
    arguments: SEARCH_ARGUMENTS,
  },
  recordFacets: { answer: ['fieldId', 'label', 'values.count'], arguments: SEARCH_ARGUMENTS },
  placeNotes: { answer: ['fieldId', 'label', 'isKnown', 'leftOut'], arguments: SEARCH_ARGUMENTS },
  summaryTotal: { answer: [''] },
  summaryFacets: { answer: ['fieldId', 'values.count'] },
  suggestedSearches: { answer: ['total'] },
  searchesAround: { answer: ['total'] },
  readSentence: { answer: ['parts.fieldId', 'parts.label'] },
  // The answers of suggestions start with what was typed.
  recordSuggestions: REFUSED,
  suggestRegion: { answer: ['numFound', 'suggestions.type'] },
  placeNamed: REFUSED,
  exportResults: { answer: ['rows', 'total'], arguments: ['format'] },
  saveSearch: SHAPE_ONLY,
  savedSearches: { answer: ['searches.total', 'searches.newCount', 'most'] },
  renameSavedSearch: { answer: ['total', 'newCount'] },
  setSavedSearchMail: { answer: ['total', 'newCount'] },
  lookAtSavedSearch: { answer: ['total', 'newCount'] },
  removeSavedSearch: SHAPE_ONLY,
  restoreSavedSearch: { answer: ['total', 'newCount'] },
  searchDiary: { answer: ['entries.total'], arguments: ['first'] },
  searchDiaryTotals: { answer: ['total'] },
  keepSearchDiary: SHAPE_ONLY,
  noteSearch: SHAPE_ONLY,
  noteOpening: SHAPE_ONLY,
  writeDiaryNote: REFUSED,
  removeDiaryEntry: SHAPE_ONLY,
  emptySearchDiary: SHAPE_ONLY,
  mapPlaces: { answer: ['total', 'placeCount', 'unplaced', 'places.count', 'unknownNames.count', 'circle.miles'] },
  mapPlaceRecords: { answer: [...PAGE, 'hits.type', 'hits.recordSet.name'] },
  addressStreets: { answer: [...PAGE, 'streets.addressCount', 'streets.householdCount'], arguments: ['page'] },
  addressHouseholds: {
    answer: [
      ...PAGE,
      ...fieldsBelow('households', ['certainty', 'memberCount', 'access', ...SET_NAME]),
      'renumberings.certainty',
    ],
    arguments: ['page'],
  },
  getAddressProfile: { answer: ['content.during.records.name', 'content.pre.records.name'] },
  transcript: {
    answer: [
      'standing',
      ...fieldsBelow('record', [
        ...RECORD,
        ...ORIGIN,
        'type',
        'group.columns',
        'source.importedAt',
        'source.description',
        'citations.style',
      ]),
    ],
  },
  originalPage: { answer: ['width', 'height'] },
  compareRecords: { answer: ['standing', ...fieldsBelow('record', [...RECORD, ...ORIGIN, 'type'])] },
  census1911Names: { answer: [...PAGE, 'range.count', 'ranges.count'], arguments: ['page'] },
  census1911Record: { answer: ['standing', ...fieldsBelow('record', [...RECORD, 'group.columns'])] },
  recordImage: { answer: ['standing', ...fieldsBelow('page', IMAGE)] },
  pageImage: { answer: IMAGE },
  openedBook: {
    answer: [
      'attribution',
      ...fieldsBelow('recordSet', ['id', 'name', 'access']),
      ...fieldsBelow('book', ['place', 'fromYear', 'toYear', 'pageCount']),
      ...fieldsBelow('sections', ['position', 'fromYear', 'toYear']),
    ],
  },
  unindexedBooks: { answer: ['total', ...fieldsBelow('books', ['recordSetName', 'fromYear', 'toYear'])] },
  imageBook: { answer: [...SET_NAME, 'attribution'] },
  otherRecords: { answer: ['strength', 'recordSetName'] },
  dismissMatch: SHAPE_ONLY,
  householdOverYears: { answer: ['years.recordSetName', 'people.cells.movement'] },
  // Asked of another service, which may answer anything.
  integrationRecord: REFUSED,
  recordToReport: {
    answer: [
      'standing',
      ...fieldsBelow('record', ['sections.fields.label', 'sections.fields.fieldId', 'source.recordSet.name']),
    ],
  },
  reportRecordError: { answer: ['problems.field'] },
  askToCloseRecord: { answer: ['problems.field'] },
  myCorrections: { answer: [...fieldsBelow('myCorrections', REPORTS), ...fieldsBelow('myClosureRequests', REPORTS)] },
  recordReports: {
    answer: [...fieldsBelow('recordCorrections', REPORTS), ...fieldsBelow('recordClosureRequests', REPORTS)],
    arguments: ['state'],
  },
  recordsBesideClosure: { answer: ['recordSetName', 'tie', 'measure'] },
  decideCorrection: SHAPE_ONLY,
  decideClosure: SHAPE_ONLY,
  reopenRecord: { answer: ['problems.field'] },
  // Sheets hold people of records that are not published, and may be living.
  sheets: REFUSED,
  sheet: REFUSED,
  sheetGuesses: REFUSED,
  sheetRows: REFUSED,
  sheetCheck: REFUSED,
  sheetHistory: REFUSED,
  sheetQuestions: REFUSED,
  sheetValues: REFUSED,
  makeSheet: REFUSED,
  openSheetUpload: REFUSED,
  setSheetColumns: REFUSED,
  addSheetSteps: REFUSED,
  removeSheetStep: REFUSED,
  restoreSheet: REFUSED,
  decideSheetQuestion: REFUSED,
  publishSheet: REFUSED,
  withdrawSheet: REFUSED,
  deleteSheet: REFUSED,
  setClosures: REFUSED,
  closeSetUntil: REFUSED,
};

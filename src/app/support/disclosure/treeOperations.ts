import { fieldsBelow, REFUSED, SHAPE_ONLY, type Disclosure, type OperationDisclosures } from './disclosure.ts';

const TREE: Disclosure = { answer: ['treeType', 'role', 'personCount', 'familyCount', 'version'] };
const CHART_SETTINGS = ['view', 'direction', 'ancestors', 'descendants'];
const COUNTED = [
  'persons',
  'families',
  'sources',
  'media',
  'mediaFiles',
  'mediaKept',
  'leftBehindTotal',
  'notes',
  'others',
  'living',
  'problemTotal',
  'doubleTotal',
  'leftBehind.line',
  'problems.line',
  'doubles.times',
];
const GEDCOM_IMPORT = ['stage', 'progress', ...fieldsBelow('check', COUNTED)];
const REPORT_FILE = ['kind', 'stage', 'progress', 'pages', 'bytes'];
const HINT = ['state', 'strength', 'evidence.weight', 'record.recordSetName'];
const HINTS: Disclosure = {
  answer: [
    'total',
    'counts.new',
    'counts.maybe',
    'counts.accepted',
    'counts.rejected',
    'progress.looked',
    'progress.people',
    ...fieldsBelow('hints', HINT),
  ],
};
const MERGE: Disclosure = {
  answer: ['record.recordSetName', 'rows.agreement', 'rows.suggested', 'rows.choices', ...fieldsBelow('hint', HINT)],
};
const OUTCOME: Disclosure = { answer: ['problems.field'] };
const HEIRS: Disclosure = { answer: ['others', 'mostHeirs', 'editors.isHeir'] };
const SHARING: Disclosure = { answer: ['mode', 'mostInvitations', 'invitations.role', 'members.role'] };

/**
 * What may be seen of family trees: how big they are and how far something came, never who is in them. Whatever holds a
 * document of a tree is refused as a whole: its facts, notes and stories are the family's own words.
 */
export const treeOperations: OperationDisclosures = {
  familyTrees: TREE,
  familyTree: TREE,
  createTree: TREE,
  changeTreeSettings: TREE,
  changeTreeOnboarding: TREE,
  deleteTree: SHAPE_ONLY,
  // The kind of event and of claim are words of the schema: a chart drawn again needs them, and they reveal no year.
  treeNeighbourhood: {
    answer: [
      'families.id',
      ...fieldsBelow('persons.birthYears', ['event', 'claim']),
      ...fieldsBelow('persons.deathYears', ['event', 'claim']),
    ],
    arguments: ['ancestors', 'descendants'],
  },
  treePerson: REFUSED,
  explorePerson: REFUSED,
  treeStories: REFUSED,
  treeSource: REFUSED,
  profilePersonTree: SHAPE_ONLY,
  treePeople: { answer: ['total'], arguments: ['first'] },
  treeChanges: { answer: [], arguments: ['first'] },
  treeWarnings: { answer: ['warnings.code'], arguments: ['first'] },
  treeFindings: {
    answer: ['total', 'kinds.code', 'kinds.count', 'kinds.open', 'kinds.dismissed'],
    arguments: ['first', 'dismissed'],
  },
  dismissTreeFinding: REFUSED,
  restoreTreeFinding: REFUSED,
  treeKinship: { answer: ['isWhole'] },
  treeStatistics: { answer: ['people', 'families'] },
  treeCompleteness: SHAPE_ONLY,
  treePlaces: { answer: ['total'], arguments: ['from'] },
  // Where a family lived, and when, is their own.
  treeMap: REFUSED,
  treePlaceChanges: REFUSED,
  mergeTreePlaces: REFUSED,
  setTreePlacePosition: REFUSED,
  undoTreePlaceChange: REFUSED,
  treeAnniversaries: { answer: ['total'] },
  treeCalendar: SHAPE_ONLY,
  // The address is a key to names and dates of a tree.
  makeTreeCalendar: REFUSED,
  revokeTreeCalendar: SHAPE_ONLY,
  treeSources: { answer: ['total', 'sources.citations'], arguments: ['first', 'order'] },
  treeSourceUses: { answer: ['uses.quality'], arguments: ['first'] },
  treeMedia: { answer: ['treePictures.width', 'treePictures.height', 'treeFiles.bytes'] },
  openTreeUpload: OUTCOME,
  placeOfFact: REFUSED,
  historicalEvents: SHAPE_ONLY,
  saveTreeDocument: REFUSED,
  addTreeDocument: REFUSED,
  removeTreeDocument: REFUSED,
  addTreeRelative: REFUSED,
  unlinkTreeRelative: REFUSED,
  removeTreePerson: REFUSED,
  mergeTreePersons: REFUSED,
  mergeTreeSources: REFUSED,
  undoTreeChange: REFUSED,
  treeChartSettings: { answer: CHART_SETTINGS },
  rememberTreeChartSettings: {
    answer: fieldsBelow('rememberTreeChartSettings', CHART_SETTINGS),
    arguments: CHART_SETTINGS,
  },
  freeTrialEligibility: SHAPE_ONLY,
  gedcomUpload: { answer: ['megabytes', ...fieldsBelow('latest', GEDCOM_IMPORT)] },
  gedcomImport: { answer: GEDCOM_IMPORT },
  openGedcomUpload: { answer: ['problems.field', ...fieldsBelow('import', GEDCOM_IMPORT)], arguments: ['fileSize'] },
  startGedcomImport: { answer: ['problems.field', ...fieldsBelow('import', GEDCOM_IMPORT)] },
  cancelGedcomImport: SHAPE_ONLY,
  gedcomExportPreview: { answer: ['persons', 'families', 'sources', 'media', 'mediaFiles', 'losses.count'] },
  // Lines of a file are what it says of a person.
  treeMergeLines: { answer: ['movedTotal', 'droppedTotal'] },
  issueGedcomExport: REFUSED,
  // Its entries are what the documents of a tree say.
  treeReport: REFUSED,
  treeReportFiles: { answer: REPORT_FILE },
  makeTreeReportFile: REFUSED,
  cancelTreeReportFile: SHAPE_ONLY,
  issueTreeReportFile: REFUSED,
  treeHints: { ...HINTS, arguments: ['state'] },
  myTreeHints: { ...HINTS, arguments: ['state'] },
  newTreeHints: { answer: ['count'] },
  treePersonHints: HINTS,
  treeHint: MERGE,
  recordMerge: MERGE,
  treeSuggestions: { answer: ['record.recordSetName'], arguments: ['for'] },
  // Words of newspapers about people of the tree.
  treeNotices: REFUSED,
  decideTreeNotice: SHAPE_ONLY,
  acceptTreeNotice: SHAPE_ONLY,
  decideTreeHint: { answer: HINT, arguments: ['state'] },
  acceptTreeHint: OUTCOME,
  addRecordToTree: OUTCOME,
  addTreeSuggestion: { ...OUTCOME, arguments: ['for'] },
  searchFamilyTrees: { answer: ['total', 'pageSize'] },
  savedTreeSearches: SHAPE_ONLY,
  saveTreeSearch: SHAPE_ONLY,
  removeSavedTreeSearch: SHAPE_ONLY,
  treeSharing: SHARING,
  changeTreeSharing: { ...SHARING, arguments: ['mode'] },
  revokeTreeInvitation: SHARING,
  changeTreeMember: { ...SHARING, arguments: ['role'] },
  removeTreeMember: SHARING,
  // The answer's new link and the invitation's code are keys to a tree.
  renewTreeShareLink: REFUSED,
  inviteToTree: REFUSED,
  acceptTreeInvitation: SHAPE_ONLY,
  treeInvitation: { answer: ['role', 'personCount', 'entry'] },
  askForTreeInvitation: { answer: ['role', 'personCount', 'entry'] },
  decideTreeInvitationRequest: SHARING,
  treeHeirs: HEIRS,
  nameTreeHeirs: HEIRS,
  takeOverTree: SHAPE_ONLY,
  treePreview: { answer: ['personCount', 'familyCount', 'families.id'] },
};

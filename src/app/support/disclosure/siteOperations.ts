import { fieldsBelow, REFUSED, SHAPE_ONLY, type OperationDisclosures } from './disclosure.ts';

const FEATURE = ['id', 'kind', 'journey', 'label', 'changes', 'reason', 'heldThrough', 'memberCount', 'defaultHolders'];
const SPAN = ['text', 'to'];
const ENTRY = ['title', 'value', 'to', ...fieldsBelow('spans', SPAN)];
const BLOCK = [
  'kind',
  'level',
  'anchor',
  ...fieldsBelow('spans', SPAN),
  ...fieldsBelow('items', SPAN),
  ...fieldsBelow('rows', SPAN),
  ...fieldsBelow('entries', ENTRY),
];
/** Pages that the operator wrote and published. */
const DOCUMENT = [
  'key',
  'title',
  'eyebrow',
  'heading',
  'lead',
  'picture',
  'updated',
  'holding',
  'holdingCount',
  ...fieldsBelow('actions', ENTRY),
  ...fieldsBelow('blocks', BLOCK),
];

/** What may be seen of the site itself: its published pages, libraries and features. */
export const siteOperations: OperationDisclosures = {
  content: { answer: DOCUMENT },
  termsOfUse: { answer: ['key', 'updated', ...fieldsBelow('blocks', BLOCK)] },
  contents: { answer: ['key', 'title', 'description'] },
  // Long, and the same for everyone.
  thirdPartyNotices: SHAPE_ONLY,
  thirdPartyNoticeWords: SHAPE_ONLY,
  // Not published yet, or not for everyone.
  contentDrafts: SHAPE_ONLY,
  contentPreview: SHAPE_ONLY,
  contentReport: SHAPE_ONLY,
  siteTexts: SHAPE_ONLY,
  siteText: SHAPE_ONLY,
  textAttempt: SHAPE_ONLY,
  writeSiteText: SHAPE_ONLY,
  restoreSiteText: SHAPE_ONLY,
  staffInAppMessages: SHAPE_ONLY,
  writeInAppMessage: SHAPE_ONLY,
  setInAppMessageLive: SHAPE_ONLY,
  // Without what was typed.
  setUp: { answer: ['hasCode'] },
  makeOwner: { answer: ['problems.field'] },
  // Without the address.
  setUpSteps: { answer: ['isNamed', 'isColoured', 'isMailSent', 'hasRecords'] },
  sendMailTest: SHAPE_ONLY,
  returnMailTest: SHAPE_ONLY,
  // What is wrong with the servers.
  doctorFindings: { answer: ['state'] },
  // Contacts, and who among staff changed them.
  siteSettings: { answer: ['revision'] },
  changeSiteSettings: SHAPE_ONLY,
  bringSiteLogo: SHAPE_ONLY,
  undoSiteSetting: SHAPE_ONLY,
  // Comments may say anything.
  siteSurvey: REFUSED,
  publishSiteSurvey: REFUSED,
  takeSiteSurveyTurn: SHAPE_ONLY,
  answerSiteSurvey: { answer: ['problems.field'] },
  region: {
    answer: [
      'recordCount',
      'firstDecade',
      'lastDecade',
      'recordSets.count',
      'places.count',
      'otherCounties.count',
      ...fieldsBelow('content', DOCUMENT),
    ],
  },
  homeExhibit: SHAPE_ONLY,
  homeSavedSearches: SHAPE_ONLY,
  homeDiary: SHAPE_ONLY,
  personalisedRecords: SHAPE_ONLY,
  homeHints: SHAPE_ONLY,
  libraryUserDetails: SHAPE_ONLY,
  institutions: { answer: ['id', 'name'] },
  takeLibrarySeat: { answer: ['state', 'seats', 'waiting'] },
  librarySignInFailure: { answer: ['missing'] },
  upsertAffiliateUser: SHAPE_ONLY,
  featureBoard: { answer: ['provider', 'reader.kind', ...fieldsBelow('features', FEATURE)] },
  featureReader: REFUSED,
  featureChanges: SHAPE_ONLY,
  switchFeature: SHAPE_ONLY,
  securityEvents: REFUSED,
  // Accounts of members and of staff, and what staff wrote of them.
  staffActs: REFUSED,
  exportStaffActs: REFUSED,
  staffBoard: REFUSED,
  staffDesk: SHAPE_ONLY,
  askForDuties: SHAPE_ONLY,
  decideStaffRequest: SHAPE_ONLY,
  findMembers: REFUSED,
  lookAtMember: REFUSED,
  siteHealth: SHAPE_ONLY,
  // Reasons of problems may quote what a member or an operator wrote.
  staffJobs: REFUSED,
  importRuns: REFUSED,
  importRejects: REFUSED,
  retryJob: SHAPE_ONLY,
  stopJob: SHAPE_ONLY,
  stopImport: SHAPE_ONLY,
  outbox: REFUSED,
  outboxMail: REFUSED,
  throwOnPurpose: SHAPE_ONLY,
};

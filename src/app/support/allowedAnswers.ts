const FACTS_OF_A_SET = ['id', 'name', 'description', 'type', 'category', 'subcategory', 'sourceCountry', 'access', 'archiveSeries', 'attribution', 'repository', 'publishedAt', 'firstYear', 'lastYear', 'missingYears', 'placeCount', 'recordCount'];
const HIT = ['type', 'recordSet.id', 'recordSet.name', 'summary.label', 'summary.fieldId', 'reasons.how', 'reasons.label', 'reasons.fieldId'];
const RECORD = ['type', 'access', 'sections.title', 'sections.fields.label', 'sections.fields.fieldId', 'group.columns', 'source.recordSet.id', 'source.recordSet.name', 'source.repository', 'source.importedAt', 'source.description', 'source.attribution'];

const FEATURE = ['id', 'kind', 'journey', 'label', 'changes', 'source', 'reason', 'heldThrough', 'memberCount', 'defaultHolders'];

const below = (parent: string, fields: readonly string[]): string[] => fields.map((field) => `${parent}.${field}`);

/**
 * What of an answer may stand in a support file, by endpoint: texts and numbers at these paths (lists are passed over),
 * which are the site's own words and facts of published sets. An endpoint that is not here is left out with all it
 * answered, as mails and what suggestions read are; a field that is not here leaves only its shape (mask.ts). Never list what can be a reader's, a member's or a
 * recorded person's.
 */
export const ALLOWED_ANSWERS: Readonly<Record<string, ReadonlySet<string>>> = {
  recordSets: new Set(FACTS_OF_A_SET),
  recordSet: new Set([...FACTS_OF_A_SET, 'places.value', 'places.count']),
  recordSearch: new Set(['page', 'pageSize', 'total', ...below('hits', HIT), 'variants.fieldId', 'variants.how', 'variants.count', 'relaxations.filters.fieldId']),
  recordFacets: new Set(['fieldId', 'label', 'values.count']),
  suggestRegion: new Set(['numFound', 'suggestions.type', 'suggestions.weight']),
  transcript: new Set(['standing', ...below('record', RECORD)]),
  libraryUserDetails: new Set(),
  institutions: new Set(['id', 'name']),
  librarySignInFailure: new Set(['missing']),
  featureBoard: new Set(['provider', 'reader.kind', ...below('features', FEATURE)]),
  featureChanges: new Set(),
  personalDetails: new Set(),
  secondFactors: new Set(['recoveryCodesLeft']),
  devices: new Set(),
  accountErasure: new Set(),
  mailChoices: new Set(),
  homeProfile: new Set(['profileStatus']),
  currentUserProfile: new Set(['profileStatus']),
  myProfilePage: new Set(['profileStatus']),
  myProfileDetails: new Set(['profileStatus']),
  publicProfile: new Set(['__typename']),
  isUsernameAvailable: new Set(),
  throwOnPurpose: new Set(),
};

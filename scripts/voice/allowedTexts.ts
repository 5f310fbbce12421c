/** A text that a rule lets through: the file, a part of the text, and the reason. */
export interface AllowedText {
  file: string;
  text: string;
  why: string;
}

/** Texts that keep a word the site avoids: what readers may type, the syntax of a format, the name of a key. */
export const ALLOWED_TEXTS: readonly AllowedText[] = [
  { file: 'domain/help/core/helpWords.ts', text: 'email mail', why: 'words that people type into a question' },
  {
    file: 'domain/search/sentences/fillerWords.ts',
    text: 'a an the this',
    why: 'words that readers type into a sentence',
  },
  { file: 'domain/search/sentences/readNames.ts', text: 'last name', why: 'words that readers type into a sentence' },
  {
    file: 'domain/records/sheets/guess/headingAliases.ts',
    text: 'last name',
    why: 'words of headings in people’s files',
  },
  {
    file: 'domain/records/sheets/kinds/burials.ts',
    text: 'relative last name',
    why: 'words of headings in people’s files',
  },
  {
    file: 'domain/records/sheets/kinds/fieldBuilders.ts',
    text: 'last name',
    why: 'words of headings in people’s files',
  },
  {
    file: 'domain/records/sheets/kinds/sharedFields.ts',
    text: 'surnames|last name',
    why: 'words of headings in people’s files',
  },
  { file: 'domain/trees/chart/pdf/fontObjects.ts', text: 'findresource begin', why: 'syntax of PDF' },
  { file: 'domain/trees/chart/pdf/fontObjects.ts', text: '12 dict begin', why: 'syntax of PDF' },
  {
    file: 'server/platform/mail/preferenceLinks.ts',
    text: 'muniment mail preferences',
    why: 'the name of a key: another name would end every link that was sent',
  },
];

/**
 * Texts that are in code and not in a texts file: names that code compares, and what another test holds equal to its
 * home.
 */
export const TEXTS_IN_CODE: readonly AllowedText[] = [
  { file: 'src/app/support/allowedSlices.ts', text: 'Not recorded', why: 'a stand-in in a support file' },
  {
    file: 'src/features/account/access/model/authError.ts',
    text: 'Access was denied per OAuth2 specification',
    why: 'a line of the log, quoted by the specification',
  },
  {
    file: 'src/features/account/access/model/authError.ts',
    text: 'An invalid request was made to Auth0',
    why: 'a line of the log, quoted by the specification',
  },
  {
    file: 'src/features/account/access/model/authError.ts',
    text: 'Email required',
    why: 'compared with the answer of the identity provider',
  },
  {
    file: 'src/features/account/access/model/authError.ts',
    text: 'Permissions error',
    why: 'compared with the answer of the identity provider',
  },
  {
    file: 'src/features/search/core/model/formField.ts',
    text: 'First name(s)',
    why: 'labels of the catalogue, written out for the first paint; a test holds them equal',
  },
  {
    file: 'src/features/search/core/model/formField.ts',
    text: 'Birth year',
    why: 'labels of the catalogue, written out for the first paint; a test holds them equal',
  },
  {
    file: 'src/features/site/home/visitor/ExhibitParts.tsx',
    text: 'Relationship to head',
    why: 'names of columns, compared',
  },
  { file: 'src/features/site/home/visitor/ExhibitParts.tsx', text: 'Birth place', why: 'names of columns, compared' },
  {
    file: 'src/services/oidc/signIns.ts',
    text: 'No matching state',
    why: 'compared with the answer of the identity provider',
  },
];

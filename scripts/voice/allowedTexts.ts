/** Texts that keep a word the site avoids: what readers may type, the syntax of a format, the name of a key. */
export const ALLOWED_TEXTS: readonly { file: string; text: string; why: string }[] = [
  { file: 'domain/search/sentences/fillerWords.ts', text: 'a an the this', why: 'words that readers type into a sentence' },
  { file: 'domain/search/sentences/readNames.ts', text: 'last name', why: 'words that readers type into a sentence' },
  { file: 'domain/trees/chart/pdf/fontObjects.ts', text: 'findresource begin', why: 'syntax of PDF' },
  { file: 'domain/trees/chart/pdf/fontObjects.ts', text: '12 dict begin', why: 'syntax of PDF' },
  { file: 'server/platform/mail/preferenceLinks.ts', text: 'muniment mail preferences', why: 'the name of a key: another name would end every link that was sent' },
];

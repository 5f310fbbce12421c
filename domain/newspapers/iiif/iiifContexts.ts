/** JSON-LD contexts of the standards that newspapers are shown by. */
export const CONTEXTS = {
  presentation: 'http://iiif.io/api/presentation/3/context.json',
  search: 'http://iiif.io/api/search/2/context.json',
  auth: 'http://iiif.io/api/auth/2/context.json',
  presentation2: 'http://iiif.io/api/presentation/2/context.json',
  search1: 'http://iiif.io/api/search/1/context.json',
} as const;

/** Text in English, as IIIF writes text that people read. */
export const english = (text: string) => ({ en: [text] });

/** Text whose language is not known, such as the name of a newspaper. */
export const asPrinted = (text: string) => ({ none: [text] });

/** The contexts of a document; that of presentation is the last, as its standard wants. */
export const contextsOf = (...further: readonly (keyof typeof CONTEXTS)[]) =>
  further.length === 0 ? CONTEXTS.presentation : [...further.map((name) => CONTEXTS[name]), CONTEXTS.presentation];

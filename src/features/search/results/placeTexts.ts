import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** How the places of a search were understood. */
export const placeTexts = {
  label: 'Places in this search',
  unknown: (field: string, place: string) =>
    `${field}: we don’t know a place called “${place}”. We searched for those words.`,
  outside: (field: string, place: string, isIn: string, notIn: readonly string[]) =>
    `${field}: ${place} is in ${isIn}, not in ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(notIn)}.`,
  everywhere: 'Search everywhere',
  leftOut: (field: string, count: number) =>
    `${field}: ${countInWords(count, 'record')} from the counties this distance reaches ${count === 1 ? 'is' : 'are'} left out, because we don’t know where in the county ${count === 1 ? 'it belongs' : 'they belong'}.`,
  searchedAs: (field: string, place: string, counties: readonly string[]) =>
    `${field}: we searched ${place} as ${new Intl.ListFormat('en-GB').format(counties)}, the counties of the time.`,
  included: (field: string) =>
    `${field}: records are included even where we don’t know where in the county they belong.`,
  add: 'Include them',
  leaveOut: 'Leave them out',
};

/** Registers of a place that no one has indexed. */
export const unindexedTexts = {
  title: (registers: string, place: string, total: number) =>
    `${registers} of ${place} ${total === 1 ? 'is' : 'are'} not indexed: leaf through ${total === 1 ? 'it' : 'them'}`,
  of: (recordSet: string, span: string | null) => `${span === null ? '' : `, ${span}`}, in ${recordSet}`,
  more: (count: number) => `and ${countInWords(count, 'further register')}`,
};

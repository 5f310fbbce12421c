import type { ReportKind } from './reportRequest.ts';

/** What reports are called, and what they are, where one is chosen. */
export const REPORT_NAMES: Readonly<Record<ReportKind, { name: string; hint: string }>> = {
  ahnentafel: { name: 'Ancestor list (Ahnentafel)', hint: 'Ancestors with Sosa numbers, generation by generation.' },
  register: { name: 'Register report', hint: 'Descendants, numbered in the Register style.' },
  family: { name: 'Family group sheet', hint: 'A couple and their children, one sheet for each family.' },
  individual: { name: 'Individual report', hint: 'Everything recorded about one person.' },
  kinship: { name: 'Kinship list', hint: 'Every relative, with how they are related.' },
  book: {
    name: 'Family book',
    hint: 'Several reports in one, with a table of contents, a map of the places and an index.',
  },
};

/** The title of a report about someone, as its page and its file have it. */
export function reportTitle(kind: ReportKind, name: string): string {
  if (kind === 'ahnentafel') return `Ancestors of ${name}`;
  if (kind === 'register') return `Descendants of ${name}`;
  if (kind === 'family') return `Family of ${name}`;
  if (kind === 'kinship') return `Relatives of ${name}`;
  return kind === 'book' ? `The family of ${name}` : name;
}

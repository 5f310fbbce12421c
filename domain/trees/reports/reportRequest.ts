/** Reports of a tree that are made by themselves, in the order they are offered and joined in a book. */
export const REPORT_PARTS = ['ahnentafel', 'register', 'family', 'individual', 'kinship'] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

/** Every report: those, and the book that joins them. */
export const REPORT_KINDS = [...REPORT_PARTS, 'book'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** What a report is asked to be. */
export interface ReportRequest {
  kind: ReportKind;
  /** Of ancestors, descendants or relatives, the person themselves the first. */
  generations: number;
  /** What a book joins; empty for other reports. */
  parts: readonly ReportPart[];
  sources: boolean;
  notes: boolean;
  media: boolean;
  /** Living people and what is private are left out even for those who may see them. */
  withholds: boolean;
}

export const LEAST_GENERATIONS = 1;
/** Sosa numbers of so many generations are exact. */
export const MOST_GENERATIONS = 30;
/** People whom a report numbers at most. */
export const MOST_REPORTED = 20_000;

/** What a report has when nothing was chosen. */
export const USUAL_REQUEST: ReportRequest = {
  kind: 'ahnentafel',
  generations: 5,
  parts: [],
  sources: true,
  notes: false,
  media: false,
  withholds: true,
};

const isOneOf = <Value extends string>(all: readonly Value[], text: unknown): text is Value =>
  all.some((each) => each === text);

/**
 * Whether a request can be answered: a kind that is one, whole generations within bounds, and, of a book, at least one
 * part, each once.
 */
export const isReportRequest = ({
  kind,
  generations,
  parts,
}: {
  kind: unknown;
  generations: number;
  parts: readonly unknown[];
}): boolean =>
  isOneOf(REPORT_KINDS, kind) &&
  Number.isInteger(generations) &&
  generations >= LEAST_GENERATIONS &&
  generations <= MOST_GENERATIONS &&
  parts.every((part) => isOneOf(REPORT_PARTS, part)) &&
  new Set(parts).size === parts.length &&
  (kind === 'book') === parts.length > 0;

/** The parts a request is made of: those of a book in the order of a book, else the report itself. */
export const partsOf = ({ kind, parts }: Pick<ReportRequest, 'kind' | 'parts'>): readonly ReportPart[] =>
  kind === 'book' ? REPORT_PARTS.filter((part) => parts.includes(part)) : [kind];

const FLAGS = ['sources', 'notes', 'media', 'withholds'] as const;

/** The part of an address that says which report is looked at. What is usual is left out. */
export function writeReportSearch(request: ReportRequest): URLSearchParams {
  const search = new URLSearchParams({ kind: request.kind, generations: String(request.generations) });
  if (request.kind === 'book') search.set('parts', request.parts.join('-'));
  for (const flag of FLAGS) if (request[flag] !== USUAL_REQUEST[flag]) search.set(flag, request[flag] ? 'yes' : 'no');
  return search;
}

/** Reads it back; null for an address that names no report. */
export function readReportSearch(search: URLSearchParams): ReportRequest | null {
  const flag = (name: (typeof FLAGS)[number]): boolean =>
    search.has(name) ? search.get(name) === 'yes' : USUAL_REQUEST[name];
  const parts = (search.get('parts') ?? '').split('-').filter(Boolean);
  const request = {
    kind: search.get('kind'),
    generations: Number(search.get('generations') ?? USUAL_REQUEST.generations),
    parts,
  };
  if (!isReportRequest(request)) return null;
  return {
    ...(request as Pick<ReportRequest, 'kind' | 'generations' | 'parts'>),
    sources: flag('sources'),
    notes: flag('notes'),
    media: flag('media'),
    withholds: flag('withholds'),
  };
}

/** Entries of a page of a report; one of a list of names has more. */
export const entriesOfPage = ({ kind }: Pick<ReportRequest, 'kind'>): number => (kind === 'kinship' ? 500 : 100);

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

import type { Sheet, SheetCheck, SheetFile, SheetPublication } from './deskApi.ts';

/** A file of three burials. */
export const aFile = (more: Partial<SheetFile> = {}): SheetFile => ({
  id: '31',
  name: 'burials.xlsx',
  bytes: 24_500,
  state: 'READ',
  progress: null,
  problem: null,
  rows: 3,
  table: 'Sheet1',
  tables: [],
  leftOutRows: null,
  remarks: [],
  encoding: null,
  encodings: [],
  hidden: null,
  broughtBy: 'Jory Nance',
  broughtAt: '2026-11-30T09:00:00.000Z',
  ...more,
});

export const aPublication = (more: Partial<SheetPublication> = {}): SheetPublication => ({
  id: '9',
  revision: 4,
  state: 'PUBLISHED',
  progress: null,
  accepted: 1204,
  closed: 0,
  rejected: 0,
  comparison: null,
  problem: null,
  why: null,
  askedBy: 'Jory Nance',
  askedAt: '2026-11-30T10:00:00.000Z',
  endedAt: '2026-11-30T10:01:00.000Z',
  ...more,
});

const column = (at: number, heading: string, field: string | null, ...examples: string[]) => ({
  at,
  heading,
  field,
  examples,
});

interface More extends Partial<Omit<Sheet, 'file' | 'publication'>> {
  file?: Partial<SheetFile> | null;
  publication?: Partial<SheetPublication> | null;
}

/** A sheet of burials whose columns are said and of which nothing is published. */
export const aSheet = ({ file, publication, ...more }: More = {}): Sheet => ({
  id: '7',
  title: 'Wexcombe St Mary, burials',
  revision: 4,
  setSlug: null,
  isForTwo: false,
  request: null,
  file: file === null ? null : aFile(file),
  kind: 'BURIALS',
  columns: [
    column(0, 'Fore names', 'forename', 'Ann', 'John'),
    column(1, 'Family', 'surname', 'Marsh', 'Hext'),
    column(2, 'When', 'burial_date', '6 Mar 1851'),
    column(3, 'Clerk', null, 'T. Penna'),
  ],
  constants: [{ field: 'place', value: 'Wexcombe' }],
  set: {
    description: 'Burials in the churchyard of St Mary.',
    access: 'FREE',
    repository: null,
    archiveSeries: null,
    attribution: null,
    notation: 'PLAIN',
  },
  steps: [],
  lacks: [],
  publication: publication == null ? null : aPublication(publication),
  changedAt: '2026-11-30T09:30:00.000Z',
  ...more,
});

/** Answers of a sheet whose columns nothing is said of, as a first file has them. */
export const aFreshSheet = (more: More = {}): Sheet => {
  const { columns, set } = aSheet();
  return aSheet({
    kind: null,
    columns: columns.map((one) => ({ ...one, field: null })),
    constants: [],
    set: { ...set, description: '' },
    lacks: ['Say what kind of records these are.'],
    revision: 1,
    ...more,
  });
};

/** What publishing would do, where nothing is wrong. */
export const aCheck = (more: Partial<SheetCheck> = {}): SheetCheck => ({
  rows: 1210,
  accepted: 1204,
  closed: 0,
  rejected: 0,
  transcripts: [],
  rejects: [],
  problems: [],
  openPlaces: 0,
  stepRows: [],
  refusal: null,
  mayAcceptFewer: false,
  names: 2600,
  namesInDoubt: 26,
  ...more,
});

import type { SheetKindId, SheetNotation } from './sheetRecipe.ts';

/** Columns that many files have. */
export interface KnownLayout {
  name: string;
  kind: SheetKindId;
  notation: SheetNotation;
  /** The headings; the kind has a field of the name of each. */
  headings: readonly string[];
}

const REGISTER = ['county', 'place', 'church', 'register_entry'];
const REMARKS = ['notes', 'film', 'film_number'];
const ofParty = (party: string): string[] =>
  ['forename', 'surname', 'age', 'condition', 'occupation', 'abode', 'father_forename', 'father_surname'].map(
    (column) => `${party}_${column}`,
  );

/** Layouts of the mappings that come with the importer (server/importers/mappings). */
export const KNOWN_LAYOUTS: readonly KnownLayout[] = [
  {
    name: 'FreeREG burials',
    kind: 'burials',
    notation: 'freereg',
    headings: [
      ...REGISTER,
      'burial_date',
      'forename',
      'surname',
      'relationship',
      'male_relative_forename',
      'female_relative_forename',
      'relative_surname',
      'age',
      'abode',
      ...REMARKS,
    ],
  },
  {
    name: 'FreeREG baptisms',
    kind: 'baptisms',
    notation: 'freereg',
    headings: [
      ...REGISTER,
      'birth_date',
      'baptism_date',
      'forename',
      'sex',
      'father_forename',
      'mother_forename',
      'father_surname',
      'mother_surname',
      'abode',
      'father_occupation',
      ...REMARKS,
    ],
  },
  {
    name: 'FreeREG marriages',
    kind: 'marriages',
    notation: 'freereg',
    headings: [
      ...REGISTER,
      'marriage_date',
      ...ofParty('groom'),
      'groom_father_occupation',
      ...ofParty('bride'),
      'bride_father_occupation',
      'witness1_forename',
      'witness1_surname',
      'witness2_forename',
      'witness2_surname',
      ...REMARKS,
    ],
  },
];

import type { SubcategoryId } from './taxonomy/subcategories.ts';

/** What the reader searches in, as far as the form's fields depend on it. Empty texts where nothing is chosen. */
export interface FormScope {
  /** Id of a region (`domain/search/core/taxonomy/regions.ts`); `world` where none is chosen. */
  region: string;
  /** Id of a category, or empty. */
  category: string;
  /** Id of a subcategory, or empty. */
  subcategory: string;
  /**
   * All that is searched is of one year, as one census is, or its year is asked for in another field: a second one asks
   * for nothing new.
   */
  isOfOneYear?: boolean;
}

/** The fields of the form, by fieldId of the catalogue, in order. */
export interface FormFields {
  /** Always in sight: the names, the year and the place that this kind of records is searched by. */
  main: readonly string[];
  /** In sight once the kind of records is chosen; else among the further options. */
  further: readonly string[];
}

type Kind = Partial<Record<'year' | 'place', string>> & { further: readonly string[] };

const ANY_KIND: Kind = {
  further: [
    'EventYear',
    'PlaceOfBirth',
    'SpouseFirstName',
    'FatherFirstName',
    'MotherFirstName',
    'HouseholdMemberFirstName',
  ],
};
const CENSUS: Kind = {
  further: [
    'PlaceOfBirth',
    'Occupation',
    'RelationshipToHead',
    'HouseholdMemberFirstName',
    'HouseholdMemberLastName',
    'CensusYear',
  ],
};

const BIRTHS: Kind = { further: ['FatherFirstName', 'MotherFirstName', 'MothersMaidenName', 'EventYear'] };
const MARRIAGES: Kind = {
  year: 'EventYear',
  further: ['SpouseFirstName', 'SpouseLastName', 'FatherFirstName', 'YearOfBirth'],
};
const DEATHS: Kind = { year: 'EventYear', further: ['Age', 'YearOfBirth', 'PlaceOfResidence'] };
const VOTERS: Kind = { year: 'EventYear', further: ['Address', 'Constituency', 'Qualification'] };
const WAR: Kind = { further: ['Rank', 'Regiment', 'ServiceNumber', 'PlaceOfBirth', 'EventYear'] };
const VOYAGE: Kind = { place: 'PortOfDeparture', further: ['ShipName', 'Destination', 'DepartureYear', 'Occupation'] };
const WORK: Kind = { further: ['Occupation', 'EventYear', 'Address'] };

const BY_CATEGORY: Readonly<Record<string, Kind>> = {
  'life events (bmds)': { further: ['EventYear', 'SpouseFirstName', 'FatherFirstName', 'MotherFirstName'] },
  'census, land & surveys': CENSUS,
  'churches & religion': {
    further: ['EventYear', 'FatherFirstName', 'MotherFirstName', 'SpouseFirstName', 'Denomination'],
  },
  'newspapers, directories & social history': { year: 'EventYear', further: ['Occupation', 'Address'] },
  'education & work': WORK,
  'institutions & organisations': { further: ['EventYear', 'AdmissionYear', 'Court', 'Occupation'] },
  'armed forces & conflict': WAR,
  'travel & migration': VOYAGE,
  'newspapers & publications': { year: 'EventYear', further: ['Periodical', 'ArticleKeyword'] },
};

const BY_SUBCATEGORY: Readonly<Partial<Record<SubcategoryId, Kind>>> = {
  census: CENSUS,
  'land & estates': { year: 'EventYear', further: ['Occupation', 'Address'] },
  'electoral rolls': VOTERS,
  'rate books': { year: 'EventYear', further: ['Address'] },
  'civil births': BIRTHS,
  'parish baptisms': BIRTHS,
  'newspaper birth notices': BIRTHS,
  'civil marriage & divorce': MARRIAGES,
  'parish marriages': MARRIAGES,
  'newspaper marriage notices': MARRIAGES,
  'civil deaths & burials': DEATHS,
  'parish burials': DEATHS,
  'newspaper death & in memoriam notices': DEATHS,
  'wills & probate': { year: 'YearOfDeath', further: ['WillWrittenYear', 'Occupation', 'PlaceOfResidence'] },
  apprentices: { year: 'EventYear', further: ['MasterFirstName', 'MasterLastName', 'Occupation', 'FatherFirstName'] },
  'prison registers': { further: ['Prison', 'Court', 'EventYear', 'PlaceOfBirth'] },
  'courts & legal': { year: 'EventYear', further: ['Court', 'Occupation'] },
  'workhouses and poor law': { further: ['AdmissionYear', 'Union', 'PlaceOfResidence'] },
  'merchant navy & maritime': { further: ['Vessel', 'Rank', 'PlaceOfBirth', 'EventYear'] },
  'passenger lists': VOYAGE,
};

/** Divisions of a country that its records are kept by, beside the place. */
const BY_REGION: Readonly<Record<string, readonly string[]>> = {
  'united-kingdom': ['County', 'Parish'],
  ireland: ['County', 'Townland', 'Barony'],
  'united-states-and-canada': ['State', 'County'],
  'australia-and-new-zealand': ['State'],
};

/**
 * The fields that a search form offers for what is searched in: those that matter for the kind of records first. Every
 * other field of the catalogue may be added by hand (`findFields.ts`).
 *
 * @param scope - ids that the taxonomy does not know change nothing.
 * @example formFields({ region: 'world', category: '', subcategory: 'parish marriages' }).main
 *   // ['FirstName', 'LastName', 'EventYear', 'Place']
 */
export function formFields({ region, category, subcategory, isOfOneYear = false }: FormScope): FormFields {
  const kind = BY_SUBCATEGORY[subcategory as SubcategoryId] ?? BY_CATEGORY[category] ?? ANY_KIND;
  const main = ['FirstName', 'LastName', kind.year ?? 'YearOfBirth', kind.place ?? 'Place'];
  const further = [...kind.further, ...(BY_REGION[region] ?? []), 'Keywords'];
  return {
    main,
    further: [...new Set(further)].filter(
      (fieldId) => !main.includes(fieldId) && !(isOfOneYear && fieldId === 'CensusYear'),
    ),
  };
}

/** Whether the form knows fields of its own for what is searched in. */
export const isKindKnown = ({ category, subcategory }: FormScope): boolean =>
  subcategory in BY_SUBCATEGORY || category in BY_CATEGORY;

import { parseRecordDate } from '#domain/kernel/dates/parseRecordDate.ts';
import { isReadingKey } from '#domain/kernel/readings/isReadingKey.ts';
import { UNREAD_INITIAL } from '#domain/kernel/readings/orderKey.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { isDocumentField } from '#domain/search/core/catalogue/documentFields.ts';
import { fieldById, FIELDS } from '#domain/search/core/catalogue/fields.ts';

import { birthEstimate, birthYear } from './birthYear.ts';
import { textOf, valuesOf, type RecordDraft, type RecordFields, type RecordSet } from './record.ts';
import { locateLevel, locatePlace, type PlaceFinder } from './recordPlaces.ts';
import { recordYear } from './recordYear.ts';
import type { IndexedValue, IndexedYear, SearchDocument } from './searchDocument.ts';
import { valueKey } from './valueKey.ts';

/** What of a record decides where it is found. */
export type SearchableRecord = Pick<RecordDraft, 'fields' | 'isClosed'> & {
  /** `YYYY-MM-DD`: the date the record came to the site; overrides a DateAdded of its source. Omitted where unknown. */
  addedOn?: string;
  /** The other people of the household, where there are any. Omitted where unknown. */
  household?: readonly HouseholdMember[];
};
/** The names of one person of a household; null where the record has none. */
export interface HouseholdMember {
  first: string | null;
  last: string | null;
}
/** What a record set gives to each of its records. */
export type SearchableSet = Pick<RecordSet, 'name' | 'category' | 'subcategory' | 'sourceCountry' | 'notation'>;

const MOST_RANK = 15;
/** Length of the start of a text that searches look at, in characters. Readers see all of it. */
const MOST_SEARCHED = 4_000;
/** "Of full age" says only who was not a minor: so many years back are searched. */
const FULL_AGE_SPAN_YEARS = 60;

/**
 * Years read from a date where the record has no year of its own: BurialYear from BurialDate. Births and the year of
 * the record have rules of their own.
 */
const DATES_OF_YEARS: readonly (readonly [fieldId: string, date: string])[] = FIELDS.flatMap(
  ({ fieldId, fieldType }) => {
    const date = fieldId.replace('Year', 'Date').replace(/^YearOf/u, 'DateOf');
    return fieldType === 'YEAR_WITH_OFFSET' && !['YearOfBirth', 'EventYear'].includes(fieldId) && fieldById(date)
      ? [[fieldId, date] as const]
      : [];
  },
);

/** What years may be read from. */
const SOURCES_OF_YEARS: ReadonlySet<string> = new Set(DATES_OF_YEARS.map(([, date]) => date));

const isYear = (fieldId: string): boolean => fieldById(fieldId)?.fieldType === 'YEAR_WITH_OFFSET';

const SEXES: Readonly<Record<string, string>> = { m: 'Male', male: 'Male', f: 'Female', female: 'Female' };

function readYear(text: string | null): IndexedYear | null {
  const date = text === null ? null : parseRecordDate(text);
  return date && text !== null
    ? { earliest: date.earliest, latest: date.latest, isEstimated: false, written: text }
    : null;
}

function bornIn(fields: RecordFields): IndexedYear | null {
  const estimate = birthEstimate(fields);
  if (estimate)
    return {
      earliest: estimate.earliest ?? estimate.latest - FULL_AGE_SPAN_YEARS,
      latest: estimate.latest,
      isEstimated: true,
      written: estimate.words,
    };
  const born = birthYear(fields);
  return (
    born && {
      earliest: born.earliest ?? born.latest,
      latest: born.latest,
      isEstimated: false,
      written: textOf(fields, 'YearOfBirth') ?? String(born.year),
    }
  );
}

function yearsOf(fields: RecordFields): Record<string, IndexedYear> {
  const years: Record<string, IndexedYear> = {};
  let hasSource = false;
  for (const fieldId in fields) {
    if (SOURCES_OF_YEARS.has(fieldId)) hasSource = true;
    if (!isYear(fieldId)) continue;
    const year = readYear(textOf(fields, fieldId));
    if (year) years[fieldId] = year;
  }
  for (const [fieldId, date] of hasSource ? DATES_OF_YEARS : []) {
    const year = years[fieldId] ? null : readYear(textOf(fields, date));
    if (year) years[fieldId] = year;
  }
  const event = recordYear(fields);
  if (event)
    years.EventYear = { earliest: event.earliest, latest: event.latest, isEstimated: false, written: event.written };
  const born = bornIn(fields);
  if (born) years.YearOfBirth = born;
  return years;
}

/**
 * What both search engines index of a record: folded values by field, years as spans, places by gazetteer id, and what
 * the record set and the gazetteer add (scope fields of spec 2 section 3 under the names of Q-020, county and country
 * of a known place, decade, surname initial).
 *
 * A place that could not be located has the id of the county or country its row names; so have the fields that name
 * one.
 *
 * @param gazetteer - only what finds places is used.
 * @param only - fieldsBehind what is wanted: a document for one judgement, holding no other values; its rank means
 * nothing. All by default.
 * @returns null for a closed record: a person who may be living is never indexed.
 */
export function toSearchDocument(
  record: SearchableRecord,
  set: SearchableSet,
  gazetteer: PlaceFinder,
  only?: ReadonlySet<string>,
): SearchDocument | null {
  if (record.isClosed) return null;
  const { fields } = record;
  const isWanted = (fieldId: string): boolean => only === undefined || only.has(fieldId);
  const values: Record<string, IndexedValue[]> = {};
  const add = (fieldId: string, whole: string, placeId: number | null = null): void => {
    // A long document has an index of its own.
    if (isDocumentField(fieldId) || !isWanted(fieldId)) return;
    const written = whole.slice(0, MOST_SEARCHED);
    const key = valueKey(fieldId, written, set.notation);
    if (key === '') return;
    const held = values[fieldId];
    if (!held) values[fieldId] = [{ key, written, placeId }];
    else if (!held.some((value) => value.key === key)) held.push({ key, written, placeId });
  };
  let filled = 0;
  let eventPlace: ReturnType<Gazetteer['resolve']> = null;
  for (const fieldId in fields) {
    const definition = fieldById(fieldId);
    if (!definition || definition.isPartOfScope || !isWanted(fieldId)) continue;
    filled += 1;
    if (definition.fieldType === 'YEAR_WITH_OFFSET') continue;
    for (const written of valuesOf(fields, fieldId)) {
      if (definition.fieldType === 'PROXIMITY_STRING') {
        const { place, id } = locatePlace(fieldId, written, fields, gazetteer, set.notation);
        if (fieldId === 'Place') eventPlace ??= place;
        add(fieldId, written, id);
      } else
        add(
          fieldId,
          fieldId === 'Gender' ? (SEXES[written.trim().toLowerCase()] ?? written) : written,
          locateLevel(fieldId, written, fields, gazetteer) ?? null,
        );
    }
  }
  const years = only === undefined || [...only].some(isYear) ? yearsOf(fields) : {};
  if (eventPlace && !values.County) add('County', eventPlace.county, gazetteer.regionOf(eventPlace.county)?.id ?? null);
  if (eventPlace && !values.Country)
    add('Country', eventPlace.country, gazetteer.regionOf(eventPlace.country)?.id ?? null);
  const event = years.EventYear;
  const decade = event && Math.floor(event.earliest / 10) * 10;
  if (event && decade === Math.floor(event.latest / 10) * 10 && !values.Decade) add('Decade', `${decade}s`);
  const initial = values.LastName?.[0]?.key[0];
  if (initial && !values.SurnameInitial)
    add('SurnameInitial', isReadingKey(initial) ? UNREAD_INITIAL : initial.toUpperCase());
  if (record.addedOn !== undefined) {
    delete values.DateAdded;
    add('DateAdded', record.addedOn);
  }
  for (const { first, last } of record.household ?? []) {
    if (first !== null) add('HouseholdMemberFirstName', first);
    if (last !== null) add('HouseholdMemberLastName', last);
  }
  add('DatasetName', set.name);
  add('Collection', set.category);
  add('SourceCategory', set.subcategory);
  add('SourceCountry', set.sourceCountry);
  for (const topic of valuesOf(fields, 'Groups')) add('Groups', topic);
  return { values, years, rank: Math.min(MOST_RANK, filled) };
}

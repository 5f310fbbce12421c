import { capitalise } from '#domain/kernel/wording/capitalise.ts';

import type { FieldDefinition, FieldGroup } from './fieldDefinition.ts';

/** What a field is, but for its id and its group; a label left out is made of the id. */
export type Kind = Omit<FieldDefinition, 'fieldId' | 'urlId' | 'displayLabel' | 'group'> &
  Partial<Pick<FieldDefinition, 'urlId' | 'displayLabel'>>;

/** Compared as written: STRING. */
export const TEXT: Kind = {
  fieldType: 'STRING',
  isOrderable: true,
  isSearchFacet: false,
  isPartOfScope: false,
  isIndexed: true,
  nameKind: null,
};
/** A text offered as a filter with counts. */
export const FACET: Kind = { ...TEXT, isSearchFacet: true };
/** A text by which results cannot be sorted: it may hold several values, or none that has an order. */
export const UNSORTED: Kind = { ...TEXT, isOrderable: false };
/** A filter whose records may hold several values. */
export const MULTI_FACET: Kind = { ...UNSORTED, isSearchFacet: true };
/** A field of the index that never shows. */
export const INTERNAL: Kind = { ...TEXT, displayLabel: null };
/** An internal field that has no order either. */
export const INTERNAL_UNSORTED: Kind = { ...UNSORTED, displayLabel: null };
/** A forename or forenames with variants: VARIANTS_STRING. */
export const FORENAME: Kind = { ...TEXT, fieldType: 'VARIANTS_STRING', nameKind: 'forename' };
/** A surname with variants: VARIANTS_STRING. */
export const SURNAME: Kind = { ...FORENAME, nameKind: 'surname' };
/** A year that may be asked for with years either way: YEAR_WITH_OFFSET. */
export const YEAR: Kind = { ...TEXT, fieldType: 'YEAR_WITH_OFFSET' };
/** A place that may be asked for with miles around it: PROXIMITY_STRING. Sorting by it would mean nothing. */
export const PLACE: Kind = { ...UNSORTED, fieldType: 'PROXIMITY_STRING' };

/** A field that is called otherwise than its id. */
export const withLabel = (kind: Kind, displayLabel: string): Kind => ({ ...kind, displayLabel });

/** Both names of a related person: `SpouseFirstName`, `SpouseLastName`. */
export const names = (who: string, traits?: Partial<Kind>): Record<string, Kind> => ({
  [`${who}FirstName`]: { ...FORENAME, ...traits },
  [`${who}LastName`]: { ...SURNAME, ...traits },
});

/** People whom a field describes: SpouseAge is the spouse’s age. */
const OWNERS =
  /(spouse|father|mother|relative|witness|informant|master|kin|member|guardian|sponsor|executor|employer|landlord|victim)(?= [a-z])/gu;

/** The id's own words: most labels are no more than that. What ids call a last name, readers call a surname. */
function wordsOf(fieldId: string): string {
  const words = fieldId.replace(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/gu, ' ').toLowerCase();
  return capitalise(
    words
      .replace(OWNERS, '$1’s')
      .replace(/first name$/u, 'first name(s)')
      .replace(/last name$/u, 'surname'),
  );
}

/** The fields of one group, by fieldId, in the order in which a transcript shows them. */
export const inGroup = (group: FieldGroup, kinds: Readonly<Record<string, Kind>>): FieldDefinition[] =>
  Object.entries(kinds).map(([fieldId, kind]) => ({
    fieldId,
    urlId: fieldId.toLowerCase(),
    displayLabel: wordsOf(fieldId),
    group,
    ...kind,
  }));

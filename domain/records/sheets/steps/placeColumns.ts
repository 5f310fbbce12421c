import { meantField, placeLevels } from '#domain/places/gazetteer/placeLevels.ts';

import type { SheetKind } from '../sheetKind.ts';

/** A field of a sheet that says a place which its records are found by; the numbers are those of fields of its kind. */
export interface PlaceColumn {
  field: string;
  at: number;
  /** Fields that say the place where they are not empty, in place of this one. */
  before: readonly number[];
  /** Of the records. */
  recordField: string;
  /** What says the county of the place, that of the event, and the country; -1 where nothing does. */
  countyAt: number;
  eventCountyAt: number;
  countryAt: number;
  /** Where it is kept which place is meant; -1 where no step says one. */
  meantAt: number;
}

/** Fields of a sheet that a template names, the first choice first. */
const namedIn = (template = ''): string[] =>
  [...template.matchAll(/\{([^}]*)\}/gu)].flatMap(([, inside = '']) =>
    inside.split('??').map((part) => part.split('|', 1)[0]!.trim()),
  );

/** The field that keeps which place another one means. */
export const meantIdOf = (field: string): string => `${field}_meant`;

const remembered = new WeakMap<SheetKind, readonly PlaceColumn[]>();

/** The fields of a kind by whose cells its records are found at a place. */
export function placeColumns(kind: SheetKind): readonly PlaceColumn[] {
  let columns = remembered.get(kind);
  if (!columns) remembered.set(kind, (columns = columnsOf(kind)));
  return columns;
}

function columnsOf({ id: kindId, fields, records }: SheetKind): PlaceColumn[] {
  const at = (field: string | undefined): number => fields.findIndex(({ id }) => id === field);
  const found = new Map<string, PlaceColumn>();
  for (const { fields: templates } of records)
    for (const [recordField, template] of Object.entries(templates)) {
      const levels = placeLevels(recordField);
      if (!levels) continue;
      const [county] = namedIn(templates[levels.county]);
      const [eventCounty] = namedIn(templates['County']);
      const [country] = namedIn(templates[levels.country] ?? templates['Country']);
      const places = namedIn(template).filter((field) =>
        kindId === 'kept' ? field === recordField : fields[at(field)]?.holds === 'place',
      );
      for (const [nth, field] of places.entries()) {
        if (found.has(field)) continue;
        found.set(field, {
          field,
          at: at(field),
          before: places.slice(0, nth).map(at),
          recordField,
          countyAt: at(county),
          eventCountyAt: at(eventCounty),
          // The country of a county is known.
          countryAt: [county, eventCounty].includes(country) ? -1 : at(country),
          meantAt: at(meantIdOf(field)),
        });
      }
    }
  return [...found.values()];
}

/** What a row says beside its place: county, county of the event, country; empty where it says none. */
export function besidePlace(values: readonly string[], { countyAt, eventCountyAt, countryAt }: PlaceColumn) {
  const cell = (at: number): string => (values[at] ?? '').trim();
  return { county: cell(countyAt), eventCounty: cell(eventCountyAt), country: cell(countryAt) };
}

/**
 * A place as its row says it, with the county or else the country beside it: what one spelling means in one county it
 * need not mean in another. Empty where another field says the place.
 *
 * @param values - of the row, by field of the kind.
 */
export function writtenPlace(values: readonly string[], column: PlaceColumn): string {
  const { county, eventCounty, country } = besidePlace(values, column);
  const isSaid = column.before.every((at) => (values[at] ?? '').trim() === '');
  const place = isSaid ? (values[column.at] ?? '').trim() : '';
  const beside = county || eventCounty || country;
  return place === '' || beside === '' ? place : `${place}, ${beside}`;
}

/** A kind whose records keep which place these fields mean. Another kind, with the same addresses of its records. */
export function withPlacesMeant(kind: SheetKind, meant: ReadonlySet<string>): SheetKind {
  const columns = placeColumns(kind).filter(({ field }) => meant.has(field));
  if (columns.length === 0) return kind;
  const isOf = new Set(columns.map(({ field }) => field));
  return {
    ...kind,
    fields: [
      ...kind.fields,
      ...columns.map(({ field, at }) => ({
        ...kind.fields[at]!,
        id: meantIdOf(field),
        headings: [],
        holds: null,
        often: null,
        isForAll: false,
        isFixed: true as const,
      })),
    ],
    records: kind.records.map((record) => {
      const said = Object.entries(record.fields).flatMap(([fieldId, template]) => {
        const own = meantField(fieldId);
        const named = namedIn(template).filter((field) => isOf.has(field));
        if (own === null || named.length === 0) return [];
        const before = record.fields[own];
        return [[own, [...named.map((field) => `{${meantIdOf(field)}}`), ...(before ? [before] : [])].join(' ?? ')]];
      });
      return { ...record, fields: { ...record.fields, ...(Object.fromEntries(said) as Record<string, string>) } };
    }),
  };
}

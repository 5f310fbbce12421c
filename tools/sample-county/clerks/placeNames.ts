import { type Nation } from '../geography/samplePlace.ts';
import type { Dwelling, Person } from '../people/person.ts';
import { placeAt, type World } from '../simulation/world.ts';

const COUNTRY: Readonly<Record<Nation, string>> = {
  england: 'England',
  wales: 'Wales',
  scotland: 'Scotland',
  ireland: 'Ireland',
};
/** From this year on records give house numbers, where a street has them. */
const NUMBERED_SINCE = 1871;

/** `England`, as the field Country has it. */
export const countryName = (nation: Nation): string => COUNTRY[nation];

/** `Aldermere, Wexcombeshire`. */
export function placeText(world: Pick<World, 'places'>, index: number): string {
  const { name, county } = placeAt(world, index);
  return `${name}, ${county}`;
}

/** Fields on where something happened. */
export function eventPlace(world: Pick<World, 'places'>, index: number): Record<string, string> {
  const { parish, county, nation } = placeAt(world, index);
  return { Place: placeText(world, index), Parish: parish, County: county, Country: countryName(nation) };
}

/** Where a person was born: `Aldermere, Wexcombeshire`; null when no one knows. */
export const birthPlaceText = (
  world: Pick<World, 'places'>,
  { birthPlace, birthElsewhere }: Pick<Person, 'birthPlace' | 'birthElsewhere'>,
): string | null => (birthPlace === null ? birthElsewhere : placeText(world, birthPlace));

/** County of birth, or null when no one knows. */
export const birthCounty = (
  world: Pick<World, 'places'>,
  { birthPlace, birthElsewhere }: Pick<Person, 'birthPlace' | 'birthElsewhere'>,
): string | null =>
  birthPlace === null ? (birthElsewhere?.split(', ')[1] ?? null) : placeAt(world, birthPlace).county;

/** Address fields of a house as a record of that year gives them. */
export function addressFields(world: Pick<World, 'places'>, dwelling: Dwelling, year: number): Record<string, string> {
  const { kind } = placeAt(world, dwelling.place);
  const isNumbered =
    dwelling.number !== null && year >= NUMBERED_SINCE && kind !== 'hamlet' && (kind !== 'village' || year >= 1911);
  const name = dwelling.kind === 'inn' ? `${dwelling.name} Inn` : dwelling.name;
  const street =
    dwelling.street === null ? null : isNumbered ? `${dwelling.number} ${dwelling.street}` : dwelling.street;
  return {
    Address: [name, street].filter((part) => part !== null).join(', '),
    ...(name && { HouseName: name }),
    ...(dwelling.street && { Street: dwelling.street }),
    ...(isNumbered && { HouseNumber: String(dwelling.number) }),
  };
}

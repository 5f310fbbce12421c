import { addressFields } from '../../clerks/placeNames.ts';
import type { Dwelling } from '../../people/person.ts';
import { placeAt, type World } from '../../simulation/world.ts';

/** Streets of two words as papers print them: `Sheep-street`. */
const hyphened = (street: string): string =>
  street.replace(
    /^(\S+) (Street|Lane|Row|Road|Place|Terrace|Hill|Walk|Court)$/u,
    (_, name: string, kind: string) => `${name}-${kind.toLowerCase()}`,
  );

/**
 * A house within its place: `12, Sheep-street`, `Abbey Farm`, `the Fleece Inn`; null for a village street that has no
 * other name.
 */
export function printedHouse(world: World, dwelling: Dwelling, year: number): string | null {
  if (dwelling.kind === 'workhouse') return 'the Union Workhouse';
  const { HouseNumber, HouseName, Street } = addressFields(world, dwelling, year);
  if (dwelling.kind === 'inn') return `the ${(HouseName ?? '').replace(/^The /u, '')}`;
  if (HouseName !== undefined && Street === undefined) return HouseName;
  const street = Street === undefined || Street === 'The Street' ? null : hyphened(Street);
  const parts = [HouseName, HouseNumber, street].filter((part) => part !== undefined && part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

/** A house with its place: `12, Sheep-street, Wexcombe`. */
export const printedAddress = (world: World, dwelling: Dwelling, year: number): string =>
  [printedHouse(world, dwelling, year), placeAt(world, dwelling.place).name].filter((part) => part !== null).join(', ');

import { type Exposure } from '../people/mortality.ts';
import { type Person } from '../people/person.ts';
import { placeAt, type World } from './world.ts';

/** What affects a person's health this year. @throws Error for people without a household. */
export function exposureOf(world: World, person: Person, year: number): Exposure {
  if (!person.household) throw new Error(`Person ${person.id} lives nowhere`);
  const { nation, kind } = placeAt(world, person.household.dwelling.place);
  const breadwinner = person.occupation ?? person.household.head.occupation;
  return {
    year,
    nation,
    kind,
    sex: person.sex,
    isPoor: breadwinner === null || breadwinner.socialClass === 'labour' || breadwinner.socialClass === 'industry',
  };
}

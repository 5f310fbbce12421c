import { type SocialClass } from '../people/occupation.ts';
import { type Dwelling } from '../people/person.ts';
import { placeAt, type World } from './world.ts';

const HOUSE_NAMES = [
  'Rose Cottage',
  'Laurel Cottage',
  'The Elms',
  'Ivy Cottage',
  'Forge Cottage',
  'Hope Villa',
  'Myrtle Cottage',
  'Yew Tree House',
  'The Hollies',
  'Fern Bank',
  'Chestnut House',
  'Vine Cottage',
] as const;

function build(world: World, place: number, dwelling: Omit<Dwelling, 'place'>): Dwelling {
  const built = { place, ...dwelling };
  world.built[place]?.push(built);
  return built;
}

/** Farms, the inn and the parsonage exist from the start; cottages are built when they are needed. */
export function foundPlace(world: World, place: number): void {
  const { farms, inn, kind } = placeAt(world, place);
  const named: Omit<Dwelling, 'place'>[] = farms.map((name) => ({ kind: 'farm', street: null, number: null, name }));
  named.push({ kind: 'inn', street: null, number: null, name: inn });
  if (kind !== 'hamlet') named.push({ kind: 'parsonage', street: null, number: null, name: 'The Rectory' });
  world.vacant[place]?.push(...named.map((dwelling) => build(world, place, dwelling)));
}

function takeVacant(world: World, place: number, isWanted: (dwelling: Dwelling) => boolean): Dwelling | null {
  const vacant = world.vacant[place] ?? [];
  const index = vacant.findIndex(isWanted);
  return index < 0 ? null : (vacant.splice(index, 1)[0] ?? null);
}

/**
 * A house for a new household: a vacant one where there is one, otherwise a new one. Farmers want a farm; `wants` is
 * the trade that asks for the inn or the parsonage; others live in streets.
 */
export function findDwelling(
  world: World,
  place: number,
  socialClass: SocialClass,
  wants: 'innkeeper' | 'clergy' | null,
): Dwelling {
  if (wants === 'innkeeper') {
    const inn = takeVacant(world, place, ({ kind }) => kind === 'inn');
    if (inn) return inn;
  }
  if (wants === 'clergy') {
    const parsonage = takeVacant(world, place, ({ kind }) => kind === 'parsonage');
    if (parsonage) return parsonage;
  }
  if (socialClass === 'farm') {
    const farm = takeVacant(world, place, ({ kind }) => kind === 'farm');
    if (farm) return farm;
  }
  const old = takeVacant(world, place, ({ kind }) => kind === 'house');
  if (old && world.random.chance(0.8)) return old;
  if (old) giveUpDwelling(world, old);
  const street = world.random.pick(placeAt(world, place).streets);
  const number = 1 + (world.built[place]?.filter((dwelling) => dwelling.street === street).length ?? 0);
  const hasName = world.random.chance(socialClass === 'gentry' || socialClass === 'profession' ? 0.6 : 0.07);
  return build(world, place, { kind: 'house', street, number, name: hasName ? world.random.pick(HOUSE_NAMES) : null });
}

/** Hands a house back for the next tenants. */
export function giveUpDwelling(world: World, dwelling: Dwelling): void {
  world.vacant[dwelling.place]?.push(dwelling);
}

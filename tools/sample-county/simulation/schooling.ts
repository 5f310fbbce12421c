import { isPresent } from '../people/person.ts';
import { type Step, placeAt, type World } from './world.ts';

const DAYS = 365.2425;
const FIRST_YEAR = 1871;
const LAST_YEAR = 1914;

/** Chance that a child of poor parents learns to write, by year of birth; others nearly always do. */
export function literacyChance(bornIn: number, isPoor: boolean): number {
  if (!isPoor) return 0.97;
  return Math.min(0.99, Math.max(0.3, 0.34 + (bornIn - 1780) * 0.0065));
}

/** English children enter school at five, some again on moving; the truth of who can write is settled here too. */
export function passSchooling(world: World, step: Step): void {
  for (const child of world.present) {
    if (!isPresent(child) || !child.household) continue;
    const age = (step.from - child.bornOn) / DAYS;
    if (age < 5 || age >= 5 + step.span) continue;
    const standing = (child.father ?? child.household.head).occupation?.socialClass ?? 'labour';
    child.isLiterate = world.random.chance(
      literacyChance(step.year - 5, standing === 'labour' || standing === 'industry'),
    );
    const { nation, kind } = placeAt(world, child.household.dwelling.place);
    const isServed = nation === 'england' && kind !== 'hamlet' && step.year >= FIRST_YEAR && step.year <= LAST_YEAR;
    if (!isServed || !world.random.chance(0.6)) continue;
    const parent = child.father?.household ? child.father : (child.mother ?? null);
    world.events.school.push({
      child,
      surname: child.surname,
      parentSurname: parent?.surname ?? null,
      on: world.random.between(step.from, step.to - 1),
      dwelling: child.household.dwelling,
      parent,
      parentOccupation: parent?.occupation ?? null,
    });
  }
}

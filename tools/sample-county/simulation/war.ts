import { dayNumber } from '../people/calendar.ts';
import { type Person, conditionOf, isPresent } from '../people/person.ts';
import { die } from './deaths.ts';
import { type Step, placeAt, type World } from './world.ts';

const DAYS = 365.2425;
const DECLARED = dayNumber(1914, 8, 4);
/** Yearly chance that a man of the age serves, and that one who serves falls. */
const ENLISTS: Readonly<Record<number, number>> = { 1914: 0.14, 1915: 0.16, 1916: 0.25, 1917: 0.15, 1918: 0.12 };
const FALLS = 0.045;

/** Men of 18 to 41 go to the Great War; some fall. They stay counted at home, as letters home did. */
export function passWar(world: World, step: Step): void {
  const chance = ENLISTS[step.year];
  if (chance === undefined) return;
  const enlisted = new Set(world.events.enlistments.map(({ soldier }) => soldier));
  const fall: Person[] = [];
  for (const man of world.present) {
    if (
      man.sex !== 'M' ||
      !isPresent(man) ||
      !man.household ||
      placeAt(world, man.household.dwelling.place).nation !== 'england'
    )
      continue;
    const age = (step.from - man.bornOn) / DAYS;
    if (enlisted.has(man)) {
      if (world.random.chance(FALLS * step.span)) fall.push(man);
    } else if (age >= 18 && age < 41 && world.random.chance(chance * step.span)) {
      world.events.enlistments.push({
        soldier: man,
        on: world.random.between(Math.max(step.from, DECLARED), step.to - 1),
        dwelling: man.household.dwelling,
        occupation: man.occupation,
        condition: conditionOf(man),
      });
    }
  }
  for (const man of fall) die(world, man, world.random.between(step.from, step.to - 1), 'Killed in action');
  world.present = world.present.filter(isPresent);
}

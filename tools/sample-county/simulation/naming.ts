import { type Random } from '#domain/kernel/random/createRandom.ts';

import { type Nation } from '../geography/samplePlace.ts';
import { drawForename } from '../people/forenames.ts';
import { type Person } from '../people/person.ts';

const first = (person: Person | null | undefined): string | null => person?.forenames.split(' ')[0] ?? null;

/** Names that custom asks for, by a child's place among those of its sex: grandparents first, then the parents. */
function customary(sex: 'M' | 'F', mother: Person, father: Person | null, elder: number): string | null {
  const [fathersKin, mothersKin] = sex === 'M' ? [father?.father, mother.father] : [father?.mother, mother.mother];
  const order = sex === 'M' ? [fathersKin, mothersKin, father] : [mothersKin, fathersKin, mother];
  return first(order[elder]);
}

const CUSTOM: Readonly<Record<Nation, number>> = { england: 0.34, wales: 0.4, scotland: 0.68, ireland: 0.6 };

/** Chance of a second forename: rare in 1780, usual by 1900. */
function secondNameChance(year: number, nation: Nation): number {
  const usual = Math.min(0.75, Math.max(0.02, (year - 1790) / 150));
  return nation === 'ireland' || nation === 'wales' ? usual * 0.6 : usual;
}

/**
 * Forenames for a child, as its parents would have chosen: after grandparents by custom, otherwise by fashion, never
 * the name of a living brother or sister, and sometimes with the mother's surname as a second name.
 */
export function nameChild(
  random: Random,
  nation: Nation,
  sex: 'M' | 'F',
  year: number,
  mother: Person,
  father: Person | null,
): string {
  const siblings = mother.children.filter((child) => child.sex === sex);
  const taken = new Set(siblings.filter(({ diedOn }) => diedOn === null).map(first));
  const strength = CUSTOM[nation] * (year > 1890 ? 0.5 : 1);
  const byCustom = random.chance(strength) ? customary(sex, mother, father, siblings.length) : null;
  let name = byCustom && !taken.has(byCustom) ? byCustom : drawForename(random, nation, sex, year);
  for (let tries = 0; taken.has(name) && tries < 12; tries++) name = drawForename(random, nation, sex, year);
  if (!random.chance(secondNameChance(year, nation))) return name;
  if (father && random.chance(0.12)) return `${name} ${mother.birthSurname}`;
  const second = drawForename(random, nation, sex, year);
  return second === name ? name : `${name} ${second}`;
}

import { daysBetween } from '../dates/dayMath.ts';
import { decodeDay } from '../encodedDay.ts';
import { fewestYears, isTurned, mostYears } from './ages.ts';
import type { CheckedFamily, CheckedPerson, FoundWarning } from './treeWarning.ts';

/** Ages in years that very few people pass. */
const YOUNGEST_PARENT = 12;
const OLDEST_MOTHER = 60;
const OLDEST_FATHER = 70;
const YOUNGEST_SPOUSE = 12;
/** Two births of one mother are either of twins, within days, or at least so many days apart. */
const TWINS_DAYS = 4;
const BIRTHS_APART_DAYS = 240;

type People = ReadonlyMap<number, CheckedPerson>;

/** What looks wrong between the members of one family. */
export function familyWarnings(family: CheckedFamily, people: People): FoundWarning[] {
  const partners = family.partners.flatMap((id) => people.get(id) ?? []);
  const born = family.children
    .filter(({ link }) => link === 'birth')
    .flatMap(({ personId }) => people.get(personId) ?? []);
  return [
    ...twiceInFamily(family, people),
    ...partners.flatMap((partner) => [
      ...marriageWarnings(family, partner),
      ...born.flatMap((child) => parentWarnings(partner, child)),
    ]),
    ...siblingWarnings(born),
  ];
}

function twiceInFamily({ partners, children }: CheckedFamily, people: People): FoundWarning[] {
  const seen = new Set<number>();
  const twice = new Set<number>();
  for (const id of [...partners, ...children.map(({ personId }) => personId)]) (seen.has(id) ? twice : seen).add(id);
  return [...twice].flatMap((id) => {
    const person = people.get(id);
    return person
      ? [
          {
            code: 'TWICE_IN_FAMILY',
            severity: 'error',
            text: `${person.name} appears twice in one family.`,
            personIds: [id],
          },
        ]
      : [];
  });
}

function marriageWarnings({ marriage }: CheckedFamily, partner: CheckedPerson): FoundWarning[] {
  const found: FoundWarning[] = [];
  if (isTurned(marriage, partner.death))
    found.push({
      code: 'MARRIED_AFTER_DEATH',
      severity: 'error',
      text: `${partner.name} married (${marriage.text}) after their own death (${partner.death.text}).`,
      personIds: [partner.id],
    });
  const age = mostYears(partner.birth, marriage);
  if (age !== null && age < YOUNGEST_SPOUSE)
    found.push({
      code: 'MARRIED_TOO_YOUNG',
      severity: age < 0 ? 'error' : 'warning',
      text: `${partner.name} (born ${partner.birth.text}) married before the age of ${YOUNGEST_SPOUSE} (${marriage.text}).`,
      personIds: [partner.id],
    });
  return found;
}

function parentWarnings(parent: CheckedPerson, child: CheckedPerson): FoundWarning[] {
  const personIds = [child.id, parent.id];
  const [most, fewest] = [mostYears(parent.birth, child.birth), fewestYears(parent.birth, child.birth)];
  const childBorn = `${child.name} (born ${child.birth.text})`;
  const found: FoundWarning[] = [];
  const dates = `${parent.name} (born ${parent.birth.text})`;
  if (most !== null && most < 0)
    found.push({
      code: 'BORN_BEFORE_PARENT',
      severity: 'error',
      text: `${childBorn} was born before ${dates}, their parent.`,
      personIds,
    });
  else if (most !== null && most < YOUNGEST_PARENT)
    found.push({
      code: 'PARENT_TOO_YOUNG',
      severity: 'warning',
      text: `${dates} was under ${YOUNGEST_PARENT} when ${childBorn} was born.`,
      personIds,
    });
  if (fewest !== null && parent.sex === 'f' && fewest > OLDEST_MOTHER)
    found.push({
      code: 'MOTHER_TOO_OLD',
      severity: 'warning',
      text: `${dates} was over ${OLDEST_MOTHER} when ${childBorn} was born.`,
      personIds,
    });
  if (fewest !== null && parent.sex === 'm' && fewest > OLDEST_FATHER)
    found.push({
      code: 'FATHER_TOO_OLD',
      severity: 'warning',
      text: `${dates} was over ${OLDEST_FATHER} when ${childBorn} was born.`,
      personIds,
    });
  // A baptism may come long after the birth that it stands for.
  if (child.birth.text?.startsWith('baptised') !== true) {
    if (parent.sex === 'f' && isTurned(child.birth, parent.death))
      found.push({
        code: 'BORN_AFTER_MOTHERS_DEATH',
        severity: 'error',
        text: `${childBorn} was born after the death of ${parent.name}, the mother (${parent.death.text}).`,
        personIds,
      });
    const after = fewestYears(parent.death, child.birth);
    if (parent.sex === 'm' && after !== null && after >= 1)
      found.push({
        code: 'BORN_AFTER_FATHERS_DEATH',
        severity: 'error',
        text: `${childBorn} was born more than a year after the death of ${parent.name}, the father (${parent.death.text}).`,
        personIds,
      });
  }
  return found;
}

/** The day of a birth with a full date; null for all others. */
const exactBirth = ({ birth }: CheckedPerson) =>
  birth.from !== null &&
  birth.from === birth.to &&
  decodeDay(birth.from).day > 0 &&
  birth.text?.startsWith('baptised') !== true
    ? birth.from
    : null;

function siblingWarnings(children: readonly CheckedPerson[]): FoundWarning[] {
  const exact = children
    .flatMap((child) => {
      const day = exactBirth(child);
      return day === null ? [] : [{ child, day }];
    })
    .sort((one, other) => one.day - other.day);
  return exact.flatMap(({ child, day }, index): FoundWarning[] => {
    const next = exact[index + 1];
    if (!next) return [];
    const days = daysBetween(day, next.day);
    return days <= TWINS_DAYS || days >= BIRTHS_APART_DAYS
      ? []
      : [
          {
            code: 'SIBLINGS_TOO_CLOSE',
            severity: 'warning',
            text: `${child.name} (born ${child.birth.text}) and ${next.child.name} (born ${next.child.birth.text}) were born less than 8 months apart.`,
            personIds: [child.id, next.child.id],
          },
        ];
  });
}

import { parseRecordDate } from '#domain/kernel/dates/parseRecordDate.ts';
import type { Notation } from '#domain/kernel/readings/reading.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { birthYear } from '#domain/records/core/birthYear.ts';
import { textOf, type RecordFields } from '#domain/records/core/record.ts';
import type { RecordKind } from '#domain/records/core/recordKind.ts';
import { eventYear } from '#domain/records/core/summaryLine.ts';
import { describePerson, type HouseholdKin } from '#domain/records/matches/describePerson.ts';
import { householdKin } from '#domain/records/matches/householdKin.ts';
import { type ComparedDate, comparedName, type ComparedRelative } from '#domain/records/matches/personDescription.ts';

import type { Condition, FamilyMember, RecordDescription } from './hintDescription.ts';

const CONDITIONS: readonly (readonly [RegExp, Condition])[] = [
  [/^(?:single|unm|bachelor|spinster|s$|u$)/iu, 'single'],
  [/^(?:widow|wid|w$)/iu, 'widowed'],
  [/^(?:mar|m$)/iu, 'married'],
];

const conditionOf = (text: string | null): Condition | null =>
  CONDITIONS.find(([words]) => words.test(text ?? ''))?.[1] ?? null;

const dateOf = (text: string | null): ComparedDate | null => {
  const read = text === null ? null : parseRecordDate(text);
  return read && { ...read, isEstimated: false };
};

/** Ages are off by a year or two; who is compared here is known by name already. */
function memberOf(fields: RecordFields, notation: Notation | undefined): FamilyMember {
  const born = birthYear(fields);
  return {
    forenames: comparedName(textOf(fields, 'FirstName'), notation),
    surname: comparedName(textOf(fields, 'LastName'), notation),
    birth: born && {
      earliest: born.earliest ?? born.latest,
      latest: born.latest,
      month: null,
      day: null,
      isEstimated: true,
    },
  };
}

/** Next of kin, and the relative named by a burial: `Wife`, `Son of`. */
function namedKin(fields: RecordFields, notation: Notation | undefined): HouseholdKin {
  const relation = textOf(fields, 'Relationship') ?? '';
  const who = ['NextOfKin', 'Relative'].find((each) => textOf(fields, `${each}FirstName`) !== null);
  if (who === undefined) return {};
  const named: ComparedRelative = {
    forenames: comparedName(textOf(fields, `${who}FirstName`), notation),
    surname: comparedName(textOf(fields, `${who}LastName`), notation),
  };
  if (/^(?:wife|widow|husband|relict)/iu.test(relation)) return { spouse: named };
  // `Son of`: the relative is a parent; which of the two is not said, and registers name the father.
  if (/^(?:father|(?:son|daughter|child|infant).* of)/iu.test(relation)) return { father: named };
  return /^mother/iu.test(relation) ? { mother: named } : {};
}

/**
 * What a record says of its person, ready to be compared with the people of a tree.
 *
 * @param members - everyone of the census household, the person included; empty for other records. Closed people must
 *   not be among them.
 * @param notation - of the record set; left out, signs of doubt are passed over.
 */
export function describeRecord(
  fields: RecordFields,
  kind: RecordKind,
  members: readonly RecordFields[],
  gazetteer: Pick<Gazetteer, 'resolve'>,
  notation?: Notation,
): RecordDescription {
  const kin = { ...namedKin(fields, notation), ...householdKin(fields, members, notation) };
  const person = describePerson(fields, kind, gazetteer, kin, notation);
  const isWedding = kind === 'marriage';
  return {
    ...person,
    kind,
    year: eventYear(fields),
    condition: isWedding ? null : conditionOf(textOf(fields, 'MaritalStatus')),
    wedding: isWedding
      ? dateOf(
          textOf(fields, 'MarriageDate') ??
            textOf(fields, 'EventDate') ??
            textOf(fields, 'MarriageYear') ??
            textOf(fields, 'EventYear'),
        )
      : null,
    household: members.filter((member) => member !== fields).map((member) => memberOf(member, notation)),
    mothersName: comparedName(textOf(fields, 'MothersMaidenName'), notation),
  };
}

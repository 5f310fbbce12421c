import type { Notation } from '#domain/kernel/readings/reading.ts';
import { birthYear } from '#domain/records/core/birthYear.ts';
import { textOf, type RecordFields } from '#domain/records/core/record.ts';
import { compareForenames } from '#domain/records/matches/compareNames.ts';
import { treeDateInWords } from '#domain/trees/core/dates/treeDateInWords.ts';
import type { TreePerson, TreeSex } from '#domain/trees/core/model/treePerson.ts';

import { comparedTreeName } from '../comparedTreeName.ts';
import { nameInTree } from './nameInTree.ts';

export type RecordRelation = 'father' | 'mother' | 'partner' | 'child' | 'sibling';

/** A person a record names beside its person. */
export interface RecordRelative {
  /** Unique within the record. */
  key: string;
  relation: RecordRelation;
  given: string;
  surname: string;
  /** What was written, where not all of the name could be read; else empty. */
  note: string;
  sex: TreeSex;
  /** As a tree reads dates; null where the record gives none. */
  born: string | null;
  birthPlace: string | null;
  /** The relative's own record of the same household; null for those who are only named. */
  recordId: string | null;
}

/** A member of a household, with the id of their record. */
export interface HouseholdRecord {
  id: string;
  fields: RecordFields;
}

const HEAD = /^head/iu;
const SPOUSE = /^(?:wife|husband|spouse)/iu;
const CHILD = /^(?:son|daur|daug|dau|child)(?!.*(?:law|step))/iu;
const PARENT = /^(?:father|mother|parent)(?!.*law)/iu;
const SIBLING = /^(?:brother|sister)(?!.*law)/iu;

const relationOf = (fields: RecordFields): string => textOf(fields, 'RelationshipToHead') ?? '';
const sexOf = (fields: RecordFields): TreeSex =>
  /^m/iu.test(textOf(fields, 'Gender') ?? '') ? 'm' : /^f/iu.test(textOf(fields, 'Gender') ?? '') ? 'f' : 'u';
const parentBy = (fields: RecordFields): RecordRelation => (sexOf(fields) === 'f' ? 'mother' : 'father');

/** What a member of the household is to the person, as both are to the head; null where that does not say. */
function relationBetween(person: RecordFields, member: RecordFields): RecordRelation | null {
  const [own, other] = [relationOf(person), relationOf(member)];
  if (HEAD.test(own))
    return SPOUSE.test(other)
      ? 'partner'
      : CHILD.test(other)
        ? 'child'
        : PARENT.test(other)
          ? parentBy(member)
          : SIBLING.test(other)
            ? 'sibling'
            : null;
  if (SPOUSE.test(own)) return HEAD.test(other) ? 'partner' : CHILD.test(other) ? 'child' : null;
  if (CHILD.test(own))
    return HEAD.test(other) || SPOUSE.test(other) ? parentBy(member) : CHILD.test(other) ? 'sibling' : null;
  return null;
}

function bornIn(fields: RecordFields): string | null {
  const recorded = birthYear(fields);
  return (
    textOf(fields, 'DateOfBirth') ??
    (recorded ? (recorded.isEstimated ? `ABT ${recorded.year}` : String(recorded.year)) : null)
  );
}

/** When a relative was born, as a sentence continues: `born about 1852`; null where the record gives none. */
export const bornInWords = ({ born }: Pick<RecordRelative, 'born'>): string | null =>
  born && `born ${treeDateInWords({ text: born })}`;

const NAMED: readonly (readonly [prefix: string, relation: RecordRelation, sex: TreeSex])[] = [
  ['Father', 'father', 'm'],
  ['Mother', 'mother', 'f'],
  ['Spouse', 'partner', 'u'],
];

function namedRelatives(fields: RecordFields, notation: Notation): RecordRelative[] {
  return NAMED.flatMap(([prefix, relation, sex]): RecordRelative[] => {
    const given = textOf(fields, `${prefix}FirstName`);
    if (given === null) return [];
    const maiden = relation === 'mother' ? textOf(fields, 'MothersMaidenName') : null;
    // A mother's surname in a register is her husband's: better none than a wrong one.
    const surname = maiden ?? (relation === 'mother' ? '' : (textOf(fields, `${prefix}LastName`) ?? ''));
    const own = sexOf(fields);
    const partnerSex = own === 'm' ? 'f' : own === 'f' ? 'm' : 'u';
    return [
      {
        key: prefix.toLowerCase(),
        relation,
        ...nameInTree(given, surname, notation),
        sex: relation === 'partner' ? partnerSex : sex,
        born: null,
        birthPlace: null,
        recordId: null,
      },
    ];
  });
}

const SINGLE: ReadonlySet<RecordRelation> = new Set(['father', 'mother', 'partner']);

/**
 * Relatives named by a record, or listed in the person's household.
 *
 * @param record - the person’s own.
 * @param household - everyone of the census household, the person included; closed people must not be among them.
 * @param notation - of the record set.
 */
export function recordRelatives(
  { id, fields }: HouseholdRecord,
  household: readonly HouseholdRecord[],
  notation: Notation = 'plain',
): RecordRelative[] {
  const listed = household.flatMap((member): RecordRelative[] => {
    const relation = member.id === id ? null : relationBetween(fields, member.fields);
    const given = textOf(member.fields, 'FirstName');
    if (relation === null || given === null) return [];
    // A married woman's surname in a household is her husband's.
    const isWife = SPOUSE.test(relationOf(member.fields)) && sexOf(member.fields) === 'f';
    const surname = isWife ? '' : (textOf(member.fields, 'LastName') ?? '');
    return [
      {
        key: member.id,
        relation,
        ...nameInTree(given, surname, notation),
        sex: sexOf(member.fields),
        born: bornIn(member.fields),
        birthPlace: textOf(member.fields, 'PlaceOfBirth'),
        recordId: member.id,
      },
    ];
  });
  const single = new Set(listed.filter(({ relation }) => SINGLE.has(relation)).map(({ relation }) => relation));
  return [...namedRelatives(fields, notation).filter(({ relation }) => !single.has(relation)), ...listed].filter(
    ({ given, surname }) => given !== '' || surname !== '',
  );
}

/** The people around a person in a tree, by relation. */
export type KnownRelatives = Readonly<Record<RecordRelation, readonly TreePerson[]>>;

/** The person of the tree who is a relative in the record, by first name; null for a new person. */
export function knownAs({ relation, given }: RecordRelative, known: KnownRelatives): TreePerson | null {
  const name = comparedTreeName(given);
  return (
    known[relation].find(({ names: [first] }) =>
      ['exact', 'variant', 'reading'].includes(
        compareForenames(comparedTreeName(first?.given ?? ''), name)?.level ?? '',
      ),
    ) ?? null
  );
}

/** Whether a relative can be added: no one has two fathers, and who is known is there already. */
export const isAddable = (relative: RecordRelative, known: KnownRelatives): boolean =>
  knownAs(relative, known) === null &&
  (relative.relation === 'father' || relative.relation === 'mother' ? known[relative.relation].length === 0 : true);

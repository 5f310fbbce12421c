import { personLiving, type StoredLife } from '#domain/trees/core/living/personLiving.ts';

import type { OpenedTree } from '../openTree.ts';
import type { PersonRow } from './personRow.ts';

/** By what people are taken to be living. */
export interface LivingPolicy {
  /** The year it is judged in, Gregorian. */
  asOfYear: number;
  /** The longest life assumed, in years (setting LIVING_YEARS). */
  livingYears: number;
}

/** What a reader may see of the people of one tree. */
export interface PersonView extends LivingPolicy {
  mayEdit: boolean;
  seesLiving: boolean;
  isLiving(person: StoredLife): boolean;
  /** Why, in words for those who see the living. */
  reason(person: StoredLife): string;
  maySee(person: StoredLife & Pick<PersonRow, 'isPrivate'>): boolean;
}

/** The view of the reader of an opened tree. */
export function personView(
  { mayEdit, seesLiving }: Pick<OpenedTree, 'mayEdit' | 'seesLiving'>,
  policy: LivingPolicy,
): PersonView {
  const judge = (person: StoredLife) => personLiving(person, policy.asOfYear, policy.livingYears);
  return {
    ...policy,
    mayEdit,
    seesLiving,
    isLiving: (person) => judge(person).isLiving,
    reason: (person) => judge(person).reason,
    maySee: (person) => mayEdit || (!person.isPrivate && (seesLiving || !judge(person).isLiving)),
  };
}

/**
 * `maySee` as a condition on the rows of `tree_person`, for what must be counted or cut into pages; its three values
 * start at `$from`. A test holds the two together.
 */
export const VISIBLE = (table: string, from: number): string => {
  const [mayEdit, seesLiving, born] = [`$${from}::boolean`, `$${from + 1}::boolean`, `$${from + 2}::int`];
  return `(${mayEdit} OR (NOT ${table}.is_private AND (${seesLiving} OR ${table}.living_flag IS NOT DISTINCT FROM 'deceased'
    OR (${table}.living_flag IS NULL AND (${table}.is_known_dead OR coalesce(${table}.born_by < ${born}, false))))))`;
};

/** The three values of `VISIBLE`. */
export const visibleValues = ({
  mayEdit,
  seesLiving,
  asOfYear,
  livingYears,
}: PersonView): [boolean, boolean, number] => [mayEdit, seesLiving, asOfYear - livingYears];

import { openFamily, visibleFacts } from '#domain/trees/core/access/visibleDocument.ts';
import { personLiving, type StoredLife } from '#domain/trees/core/living/personLiving.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';

import type { OpenedTree } from '../openTree.ts';
import type { PersonRow } from './personRow.ts';

/** The document of a person whom the reader may see: without private facts for those who may not edit. */
export const visiblePerson = (document: TreePerson, mayEdit: boolean): TreePerson =>
  mayEdit ? document : { ...document, facts: visibleFacts(document.facts, true) };

/**
 * The document of a family that the reader may see. Who may not edit gets no private facts, and of a hidden child only
 * that it belongs there (`openFamily`).
 */
export function visibleFamily(document: TreeFamily, hidden: ReadonlySet<number>, mayEdit: boolean): TreeFamily {
  if (mayEdit) return document;
  const children = document.children.map((child) =>
    hidden.has(child.personId) ? { ...child, link: 'unknown' as const } : child,
  );
  return { ...openFamily(document, (id) => hidden.has(id)), children, facts: visibleFacts(document.facts, true) };
}

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

/** What the reader of a request may see of the people of a tree they opened, judged this year (UTC). */
export const viewOf = (
  { livingYears }: Pick<RequestContext, 'livingYears'>,
  opened: Pick<OpenedTree, 'mayEdit' | 'seesLiving'>,
): PersonView => personView(opened, { asOfYear: new Date().getUTCFullYear(), livingYears });

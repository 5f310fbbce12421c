import type { TreeWarningCode } from '../core/rules/treeWarning.ts';

/** What only a look at all facts of a person shows. */
export type FactFindingCode =
  | 'BAPTISED_BEFORE_BIRTH'
  | 'BURIED_BEFORE_DEATH'
  | 'EVENT_BEFORE_BIRTH'
  | 'EVENT_AFTER_DEATH'
  | 'EVENT_AFTER_BURIAL'
  | 'TWO_BIRTHS'
  | 'TWO_DEATHS'
  | 'UNREADABLE_DATE'
  | 'MISSING_PLACE'
  | 'SURNAME_DIFFERS';

export type FindingCode = TreeWarningCode | FactFindingCode;

/** The heaviest first. */
export const FINDING_GROUPS = ['impossible', 'unlikely', 'duplicates', 'incomplete'] as const;
export type FindingGroup = (typeof FINDING_GROUPS)[number];

/** A kind of finding. */
export interface FindingKind {
  group: FindingGroup;
  /** 1 to 100: the heaviest are shown first. */
  weight: number;
  label: string;
}

const kind = (group: FindingGroup, weight: number, label: string): FindingKind => ({ group, weight, label });

/** Everything that is looked for in a tree. */
export const FINDING_KINDS: Readonly<Record<FindingCode, FindingKind>> = {
  OWN_ANCESTOR: kind('impossible', 100, 'Own ancestor'),
  TWICE_IN_FAMILY: kind('impossible', 95, 'Twice in one family'),
  BORN_AFTER_DEATH: kind('impossible', 90, 'Born after death'),
  BORN_BEFORE_PARENT: kind('impossible', 88, 'Born before a parent'),
  BORN_AFTER_MOTHERS_DEATH: kind('impossible', 86, 'Born after the mother’s death'),
  BORN_AFTER_FATHERS_DEATH: kind('impossible', 84, 'Born long after the father’s death'),
  MARRIED_AFTER_DEATH: kind('impossible', 82, 'Married after death'),
  BAPTISED_BEFORE_BIRTH: kind('impossible', 80, 'Baptised before birth'),
  BURIED_BEFORE_DEATH: kind('impossible', 78, 'Buried before death'),
  EVENT_BEFORE_BIRTH: kind('impossible', 76, 'Event before birth'),
  EVENT_AFTER_BURIAL: kind('impossible', 74, 'Event after burial'),
  EVENT_AFTER_DEATH: kind('impossible', 72, 'Event after death'),
  TWO_DEATHS: kind('impossible', 70, 'Two deaths'),
  TWO_BIRTHS: kind('impossible', 68, 'Two births'),
  PARENT_TOO_YOUNG: kind('unlikely', 60, 'Parent very young'),
  MARRIED_TOO_YOUNG: kind('unlikely', 58, 'Married very young'),
  MOTHER_TOO_OLD: kind('unlikely', 56, 'Mother very old'),
  SIBLINGS_TOO_CLOSE: kind('unlikely', 54, 'Births too close together'),
  LONG_LIFE: kind('unlikely', 52, 'Very long life'),
  FATHER_TOO_OLD: kind('unlikely', 50, 'Father very old'),
  SURNAME_DIFFERS: kind('unlikely', 30, 'Surname of neither parent'),
  POSSIBLE_DUPLICATE: kind('duplicates', 45, 'Possibly in the tree twice'),
  COUPLE_TWICE: kind('duplicates', 40, 'Couple with two families'),
  UNREADABLE_DATE: kind('incomplete', 20, 'Date we can’t read'),
  MISSING_PLACE: kind('incomplete', 10, 'No place recorded'),
};

/** What the groups are called, and what they mean. */
export const GROUP_WORDS: Readonly<Record<FindingGroup, { label: string; text: string }>> = {
  impossible: { label: 'Impossible', text: 'Recorded dates or links that can’t all be right.' },
  unlikely: { label: 'Unlikely', text: 'Possible, but rare. Worth checking against the sources.' },
  duplicates: { label: 'Possible duplicates', text: 'People or couples who may be recorded twice.' },
  incomplete: { label: 'Incomplete', text: 'Dates we can’t read, and events without a place.' },
};

const CODES: ReadonlySet<string> = new Set(Object.keys(FINDING_KINDS));

/** Whether a word names a kind of finding. */
export const isFindingCode = (code: string): code is FindingCode => CODES.has(code);

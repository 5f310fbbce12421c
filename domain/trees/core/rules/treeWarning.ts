import type { DerivedEvent } from '../derivePerson.ts';
import type { TreeChild } from '../model/treeFamily.ts';
import type { TreeSex } from '../model/treePerson.ts';

/** What can look wrong in a tree. Nothing is refused for it. */
export type TreeWarningCode =
  | 'BORN_AFTER_DEATH'
  | 'LONG_LIFE'
  | 'OWN_ANCESTOR'
  | 'BORN_BEFORE_PARENT'
  | 'PARENT_TOO_YOUNG'
  | 'MOTHER_TOO_OLD'
  | 'FATHER_TOO_OLD'
  | 'BORN_AFTER_MOTHERS_DEATH'
  | 'BORN_AFTER_FATHERS_DEATH'
  | 'MARRIED_TOO_YOUNG'
  | 'MARRIED_AFTER_DEATH'
  | 'SIBLINGS_TOO_CLOSE'
  | 'TWICE_IN_FAMILY'
  | 'COUPLE_TWICE'
  | 'POSSIBLE_DUPLICATE';

/** Something that cannot be (`error`) or hardly is (`warning`), with the people it is about. */
export interface FoundWarning {
  code: TreeWarningCode;
  severity: 'error' | 'warning';
  text: string;
  /** The person to look at first, then the others. */
  personIds: readonly number[];
}

/** A person as the checks see them (`derivePerson`). */
export interface CheckedPerson {
  id: number;
  /** As shown; never empty. */
  name: string;
  given: string;
  surname: string;
  sex: TreeSex;
  birth: Pick<DerivedEvent, 'text' | 'from' | 'to'>;
  death: Pick<DerivedEvent, 'text' | 'from' | 'to'>;
}

/** A family as the checks see it (`deriveFamily`). */
export interface CheckedFamily {
  id: number;
  partners: readonly number[];
  children: readonly TreeChild[];
  marriage: Pick<DerivedEvent, 'text' | 'from' | 'to'>;
}

import type { RecordKind } from '#domain/records/core/recordKind.ts';
import type {
  ComparedDate,
  ComparedName,
  ComparedRelative,
  PersonDescription,
} from '#domain/records/matches/personDescription.ts';

import type { LifeBounds } from './lifeBounds.ts';

/** A person near to the person, with the years of birth as far as they are informed. */
export interface FamilyMember extends ComparedRelative {
  birth: ComparedDate | null;
}

/** A marriage of a person of a tree. */
export interface Wedding {
  /** Null where the tree has neither the day nor a child from which to guess it. */
  date: ComparedDate | null;
  /** Taken from the first child's birth. */
  isGuessed: boolean;
  /** Null where the tree does not name the person. */
  spouse: ComparedRelative | null;
}

/** What a tree says of one of its people, ready to be compared with records. */
export interface TreeDescription extends PersonDescription {
  weddings: readonly Wedding[];
  /** Parents, partners, children, brothers and sisters. */
  family: readonly FamilyMember[];
  /** The mother's name before she married; no tokens where it is not given. */
  mothersName: ComparedName;
  /** Births of the mother and of the first child; null where they are not given. */
  mothersBirth: ComparedDate | null;
  firstChildsBirth: ComparedDate | null;
  /** What no record of theirs can lie outside of. */
  bounds: LifeBounds;
}

export type Condition = 'single' | 'married' | 'widowed';

/** What a record says of its person beside what any description holds. */
export interface RecordDescription extends PersonDescription {
  kind: RecordKind;
  /** Year of the event, also where the person was not there alive. */
  year: number | null;
  condition: Condition | null;
  /** The day of a marriage, for records of one. */
  wedding: ComparedDate | null;
  /** Everyone else of the household. */
  household: readonly FamilyMember[];
  mothersName: ComparedName;
}

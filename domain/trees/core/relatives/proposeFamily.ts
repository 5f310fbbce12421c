import { boundsOfYears, type StatedYears } from '../statedYears.ts';

/** A parent as far as dates say whose child someone can be; null where a date is not recorded. */
export interface DatedParent {
  sex: string;
  birthYears: StatedYears | null;
  deathYears: StatedYears | null;
}

/** A family that a child may belong to. */
export interface DatedFamily {
  id: number;
  parents: readonly DatedParent[];
  /** Of the marriage; null where it is not recorded. */
  married: Pick<StatedYears, 'claim' | 'from' | 'to'> | null;
}

/** Years of age at which people have children. */
const YOUNGEST_PARENT = 13;
const OLDEST_MOTHER = 52;
/** A child may be born after its father has died. */
const AFTER_FATHER = 1;

function canBeParent({ sex, birthYears, deathYears }: DatedParent, least: number, most: number): boolean {
  const born = boundsOfYears(birthYears);
  const died = boundsOfYears(deathYears);
  if (born.least + YOUNGEST_PARENT > most) return false;
  if (sex === 'f' && born.most + OLDEST_MOTHER < least) return false;
  return died.most + (sex === 'f' ? 0 : AFTER_FATHER) >= least;
}

/**
 * Which of several families a child was born into, as far as dates show: into none before the marriage, after a
 * parent's death, or when a parent was too young or a mother too old. Only a proposal: a form shows it and may overrule
 * it.
 * @param born - the years of the child's birth; null where they are not known
 * @returns the id of the one family that dates allow; null where there are several or none
 */
export function proposeFamily(families: readonly DatedFamily[], born: StatedYears | null): number | null {
  if (born?.from == null) return null;
  const { least, most } = boundsOfYears(born);
  const possible = families.filter(
    ({ parents, married }) =>
      boundsOfYears(married).least <= most && parents.every((parent) => canBeParent(parent, least, most)),
  );
  return possible.length === 1 ? (possible[0]?.id ?? null) : null;
}

/** How a line of parents and children holds: by birth, or the first link of it that is not. */
export type KinBond = 'birth' | 'adopted' | 'foster' | 'step' | 'sealed';

/** How two people are related through ancestors they share, seen from the first of them. */
export interface KinRelation {
  /** Generations from the first person up to the shared ancestors; 0: the first is the ancestor. */
  up: number;
  /** Generations from there down to the second person; 0: the second is the ancestor. */
  down: number;
  /** Only one ancestor is shared, and not a couple. */
  isHalf: boolean;
  bond: KinBond;
}

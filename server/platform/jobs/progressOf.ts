/**
 * How far a job is, 0 to 1.
 *
 * @returns null where it is not known of how many steps it has.
 */
export const progressOf = ({ stepsDone, steps }: { stepsDone: number; steps: number | null }): number | null =>
  steps ? Math.min(1, stepsDone / steps) : null;

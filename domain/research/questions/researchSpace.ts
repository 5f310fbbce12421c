/** Bytes that the questions, folders, notes and tasks of one member may take, as they are stored. */
export const MOST_RESEARCH_BYTES = 100_000_000;
/** From this share of it on pages say how much is used. */
const NEARLY = 0.9;

/** Whether something more fits beside what is stored. */
export const fitsSpace = (used: number, more: number): boolean => used + more <= MOST_RESEARCH_BYTES;

/** The percentage that is used, once there is little left; null before. */
export const nearlyUsed = (used: number): number | null =>
  used < MOST_RESEARCH_BYTES * NEARLY ? null : Math.min(100, Math.floor((used / MOST_RESEARCH_BYTES) * 100));

import { MEDIA_PROBLEM_TEXTS, type MediaProblem } from '#domain/trees/person/mediaRules.ts';

/** Why a file of an archive, or one that is named in it, does not come along. */
export type LeftBehindReason = MediaProblem | 'MISSING' | 'OUTSIDE' | 'NOT_NAMED';

/** A file that does not come along. */
export interface LeftBehind {
  /** As the archive or the FILE line has it. */
  name: string;
  /** The FILE line that names it first; null where none does. */
  line: number | null;
  reason: LeftBehindReason;
}

/** One plain sentence about each reason. */
export const LEFT_BEHIND_TEXTS: Readonly<Record<LeftBehindReason, string>> = {
  ...MEDIA_PROBLEM_TEXTS,
  MISSING: 'The archive holds no such file.',
  OUTSIDE: 'Its path leads out of the archive.',
  NOT_NAMED: 'Nothing in the family tree names this file.',
};

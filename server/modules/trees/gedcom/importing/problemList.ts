import {
  gedcomProblem,
  type GedcomProblem,
  type GedcomProblemCode,
  type ReportProblem,
} from '#domain/trees/gedcom/gedcomProblem.ts';

/** What is wrong with a file: the first of each kind with their lines, and how many there are. */
export interface GedcomProblems {
  listed: GedcomProblem[];
  total: number;
}

const MOST_OF_A_KIND = 20;
const MOST_LISTED = 200;

/** Gathers problems while a file is read. The same one reported twice, as two readings of a file do, counts once. */
export function createProblemList(): { report: ReportProblem; problems: () => GedcomProblems } {
  const listed: GedcomProblem[] = [];
  const counts = new Map<GedcomProblemCode, number>();
  return {
    report(code, line, particular) {
      const count = (counts.get(code) ?? 0) + 1;
      counts.set(code, count);
      if (count <= MOST_OF_A_KIND && listed.length < MOST_LISTED) listed.push(gedcomProblem(code, line, particular));
    },
    problems: () => ({
      listed: [...listed].sort((one, other) => one.line - other.line),
      total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    }),
  };
}

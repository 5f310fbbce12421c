/** The problems among answers of rules, by field: null is no problem. */
export const collectProblems = (problems: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null));

/** What a visitor may be looking for, in the order the page asks (spec 2 section 2, Q-055). */
export const INTENT_GOALS = ['ancestor', 'house', 'newspaper', 'tree', 'look'] as const;

/** One of them. */
export type IntentGoal = (typeof INTENT_GOALS)[number];

/** What the two questions found out. Texts are trimmed and may be empty. */
export interface IntentAnswers {
  /** Null until it is chosen. */
  goal: IntentGoal | null;
  firstName: string;
  lastName: string;
  /** A year of four digits, or empty. */
  born: string;
  place: string;
}

/** Nothing answered yet. */
export const NO_ANSWERS: IntentAnswers = { goal: null, firstName: '', lastName: '', born: '', place: '' };

/** Longest name or place that is kept, in UTF-16 code units. */
export const LONGEST_ANSWER = 100;

const textOf = (value: string | null): string =>
  (value ?? '')
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_ANSWER);

/** Whether a text is one of the goals. */
export const isIntentGoal = (text: string | null): text is IntentGoal => INTENT_GOALS.some((goal) => goal === text);

/**
 * Reads answers from the query of an address, which anyone can write: what is no answer is left out.
 * @param search - with or without `?`
 */
export function readIntent(search: string): IntentAnswers {
  const query = new URLSearchParams(search);
  const goal = query.get('goal');
  const born = query.get('born')?.trim() ?? '';
  return {
    goal: isIntentGoal(goal) ? goal : null,
    firstName: textOf(query.get('firstname')),
    lastName: textOf(query.get('lastname')),
    born: /^[12]\d{3}$/u.test(born) ? born : '',
    place: textOf(query.get('place')),
  };
}

/** The query that `readIntent` reads again; empty answers are left out. No `?`. */
export function writeIntent({ goal, firstName, lastName, born, place }: IntentAnswers): string {
  const said = Object.entries({ goal: goal ?? '', firstname: firstName, lastname: lastName, born, place }).filter(
    ([, value]) => value.trim() !== '',
  );
  return new URLSearchParams(said).toString();
}

/** Whether there is anything to search for. A place or a year alone finds half the site. */
export const namesSomeone = ({ firstName, lastName }: IntentAnswers): boolean => firstName !== '' || lastName !== '';

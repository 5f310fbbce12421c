import { FORENAME_TABLE } from './forenameTable.ts';

/** What a form is to its forename, strongest first. */
const KINDS = ['name', 'abbreviation', 'latin', 'nickname', 'spelling'] as const;
export type FormKind = (typeof KINDS)[number];

/** One line of the table that lists a form. */
export interface FormUse {
  /** The forename itself, which names the group. */
  name: string;
  kind: FormKind;
  sex: 'm' | 'f' | 'b';
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

function readTable(table: string): ReadonlyMap<string, readonly FormUse[]> {
  const uses = new Map<string, FormUse[]>();
  for (const line of table.split('\n').filter((each) => each !== '')) {
    const [head = '', ...columns] = line.split('|');
    const [name = '', sex = 'b'] = words(head);
    const add = (form: string, kind: FormKind) => {
      const known = uses.get(form) ?? [];
      if (known.some((use) => use.name === name)) return;
      uses.set(form, [...known, { name, kind, sex: sex === 'm' || sex === 'f' ? sex : 'b' }]);
    };
    add(name, 'name');
    columns.forEach((column, index) => words(column).forEach((form) => add(form, KINDS[index + 1] ?? 'spelling')));
  }
  return uses;
}

const forms = readTable(FORENAME_TABLE);

const names = [...forms].flatMap(([form, uses]) => uses.filter((use) => use.name === form && use.kind === 'name'));

/** Endings of Latin cases, and of the nominative the table has. */
const LATIN_CASES: readonly (readonly [RegExp, string])[] = [
  [/(?:ae|am)$/u, 'a'],
  [/(?:i[ji]|ium|io)$/u, 'ius'],
  [/(?:i|um|o)$/u, 'us'],
];

const latinUses = (token: string): FormUse[] =>
  LATIN_CASES.filter(([ending]) => ending.test(token)).flatMap(([ending, nominative]) =>
    (forms.get(token.replace(ending, nominative)) ?? []).filter((use) => use.kind === 'latin'),
  );

const SHORTEST_CUT = 3;
const hasInOrder = (letters: string, name: string): boolean => {
  let at = 0;
  for (const letter of name) if (letter === letters.charAt(at)) at += 1;
  return at === letters.length;
};
/** Richar and Thoma stop short of the name; Jermh and Chrisr end in its last letter, once written raised. */
const isShortFor = (token: string, name: string): boolean =>
  name.length > token.length &&
  (name.startsWith(token) ||
    (name.length >= token.length + 2 &&
      /[^aeiouy]{2}$/u.test(token) &&
      name.slice(0, 2) === token.slice(0, 2) &&
      name.at(-1) === token.at(-1) &&
      hasInOrder(token, name)));

const guessed = new Map<string, readonly FormUse[]>();
const GUESSES_KEPT = 20_000;

/** What a form the table does not have may stand for: a Latin case, or a name cut short. */
function guess(token: string): readonly FormUse[] {
  const latin = latinUses(token);
  if (latin.length > 0 || token.length < SHORTEST_CUT) return latin;
  return names.filter((use) => isShortFor(token, use.name)).map((use) => ({ ...use, kind: 'abbreviation' as const }));
}

/** The groups a folded forename belongs to; none for a name neither the table nor its rules of shortening know. */
export function forenameUses(token: string): readonly FormUse[] {
  const known = forms.get(token) ?? guessed.get(token);
  if (known) return known;
  const uses = guess(token);
  if (guessed.size >= GUESSES_KEPT) guessed.clear();
  guessed.set(token, uses);
  return uses;
}

/** Whether the table itself lists a folded form, so that it is certainly a name of its own. */
export const isListedForename = (token: string): boolean => forms.has(token);

const formsByName = new Map<string, string[]>();
for (const [form, uses] of forms)
  for (const { name } of uses) formsByName.set(name, [...(formsByName.get(name) ?? []), form]);

/** Every form that the table lists of the names that a folded forename may stand for. */
export const forenameForms = (token: string): readonly string[] => [
  ...new Set(forenameUses(token).flatMap(({ name }) => formsByName.get(name) ?? [])),
];

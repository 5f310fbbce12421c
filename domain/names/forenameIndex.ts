import { FORENAME_TABLE } from './forenameTable.ts';

/** What a form is to its forename, strongest first. */
const KINDS = ['name', 'abbreviation', 'latin', 'nickname', 'spelling'] as const;
export type FormKind = (typeof KINDS)[number];

/** One line of the table a form stands in. */
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

/** The groups a folded forename belongs to; none for a name the table does not know. */
export const forenameUses = (token: string): readonly FormUse[] => forms.get(token) ?? [];

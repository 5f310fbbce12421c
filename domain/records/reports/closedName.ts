import { isOneSlip } from '#domain/kernel/names/isOneSlip.ts';
import { nameTokens } from '#domain/kernel/names/nameTokens.ts';
import { textOf, valuesOf, type RecordFields } from '#domain/records/core/record.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import { NAME_FIELDS } from '#domain/search/core/catalogue/nameFields.ts';
import { gatherHiddenNames } from '#domain/trees/core/living/hiddenNames.ts';

/** The words of a closed person's names, folded. */
export interface ClosedName {
  given: readonly string[];
  surnames: readonly string[];
}

/** Fields with the names of a record's own person. */
const OWN_GIVEN = ['FirstName', 'Alias'];
const OWN_SURNAMES = ['LastName', 'MaidenName'];
/** Fields that an accepted reading of makes another name of the person. */
export const OWN_NAMES: readonly string[] = [...OWN_GIVEN, ...OWN_SURNAMES];

/** Those whom a record names beside its own person, by the start of their fields: `Spouse` of SpouseFirstName. */
export const NAMED_OTHERS: readonly string[] = NAME_FIELDS.flatMap(({ fieldId }) =>
  /^\w+FirstName$/u.test(fieldId) ? [fieldId.replace(/FirstName$/u, '')] : [],
);
/** Names that stand in one field, by whose they are. */
const ALONE: Readonly<Record<string, readonly string[]>> = { Mother: ['MothersMaidenName'] };

const wordsIn = (fields: RecordFields, fieldIds: readonly string[]): string[] => [
  ...new Set(fieldIds.flatMap((fieldId) => valuesOf(fields, fieldId)).flatMap(nameTokens)),
];

/**
 * The name of the person a record is about, as other records are searched for it.
 * @returns null for a record without a name: no other one can name its person.
 * @example closedNameOf({ FirstName: 'Wm. Henry', LastName: 'PINCH' }) // { given: ['wm', 'henry'], surnames: ['pinch']
 * }
 */
export function closedNameOf(fields: RecordFields): ClosedName | null {
  const name = { given: wordsIn(fields, OWN_GIVEN), surnames: wordsIn(fields, OWN_SURNAMES) };
  return name.given.length === 0 && name.surnames.length === 0 ? null : name;
}

/** Whether names may be the same; what one of them does not say speaks for neither. */
const mayBeSame = (
  found: readonly string[],
  sought: readonly string[],
  areAlike: (one: string, other: string) => boolean,
): boolean =>
  found.length === 0 || sought.length === 0 || found.some((one) => sought.some((other) => areAlike(one, other)));

const areSame = (one: string, other: string): boolean => one === other;
/** Clerks wrote Wm, W. and William: beside the same surname the first letter is enough. */
const startAlike = (one: string, other: string): boolean => one.charAt(0) === other.charAt(0);
const spellAlike = (one: string, other: string): boolean => one === other || isOneSlip(one, other);

/**
 * Every field of someone whom a record names: with SpouseFirstName go SpouseAge, SpouseOccupation and
 * SpouseFatherLastName.
 */
const fieldsAbout = (fields: RecordFields, who: string): string[] =>
  Object.keys(fields).filter(
    (fieldId) =>
      ALONE[who]?.includes(fieldId) === true || (fieldId.startsWith(who) && /^[A-Z]/u.test(fieldId.slice(who.length))),
  );

/** Whether a field is a text in which anyone may be named: no name, place or year. */
const isText = (fieldId: string): boolean => fieldById(fieldId)?.fieldType === 'STRING' && !OWN_NAMES.includes(fieldId);

/** Whether some words of a role are one of the names. */
function isOneOf(given: readonly string[], surnames: readonly string[], names: readonly ClosedName[]): boolean {
  if (given.length + surnames.length === 0) return false;
  return names.some((name) => {
    const hasSurnames = surnames.length > 0 && name.surnames.length > 0;
    return (
      mayBeSame(given, name.given, hasSurnames ? startAlike : areSame) && mayBeSame(surnames, name.surnames, spellAlike)
    );
  });
}

/**
 * Makes the rule by which the fields of a record are found that name people whose own records are closed, or tell of
 * them: their names as spouse, parent, witness,
 * informant, next of kin and so on with all else that is said of them, and texts in which they are named (ADR 35).
 * In doubt a
 * namesake counts: the rule is asked of records of the same family or entry, and of those that staff chose. Made
 * once for the closed people of a
 * household, it costs no more for many of them.
 *
 * @returns fieldIds, each once; none when the record names none of them.
 */
export function createNaming(names: readonly ClosedName[]): (fields: RecordFields) => string[] {
  const { add, finish } = gatherHiddenNames();
  for (const { given, surnames } of names) add({ given: [given.join(' '), ...given], surnames });
  const rule = finish();
  return (fields) => {
    const naming = NAMED_OTHERS.flatMap((who) =>
      isOneOf(wordsIn(fields, [`${who}FirstName`]), wordsIn(fields, [`${who}LastName`, ...(ALONE[who] ?? [])]), names)
        ? fieldsAbout(fields, who)
        : [],
    );
    const own = [{ given: wordsIn(fields, OWN_GIVEN), surnames: wordsIn(fields, OWN_SURNAMES) }];
    const texts = Object.keys(fields).filter(
      (fieldId) => isText(fieldId) && rule.areIn(textOf(fields, fieldId) ?? '', own),
    );
    return [...new Set([...naming, ...texts])];
  };
}

/**
 * The fields of a record that name one person, as `createNaming` finds them.
 * @example fieldsNaming({ FirstName: 'Ann', SpouseFirstName: 'Wm', SpouseLastName: 'PINCH', SpouseAge: '23' }, { given:
 * ['william'], surnames: ['pinch'] }) // ['SpouseFirstName', 'SpouseLastName', 'SpouseAge']
 */
export const fieldsNaming = (fields: RecordFields, name: ClosedName): string[] => createNaming([name])(fields);

/** A record's fields without some of them. */
export const withoutFields = (fields: RecordFields, left: readonly string[]): RecordFields =>
  left.length === 0
    ? fields
    : Object.fromEntries(Object.entries(fields).filter(([fieldId]) => !left.includes(fieldId)));

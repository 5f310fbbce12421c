import type { ProfileId, SheetField } from '../sheetKind.ts';

/**
 * A field of a sheet.
 * @param headings - further headings it is known by, parted by bars.
 * @param often - what its cells often are where `holds` is null.
 */
export const field = (
  id: string,
  label: string,
  holds: ProfileId | null,
  headings = '',
  often: ProfileId | null = null,
): SheetField => ({
  id,
  label,
  headings: headings.split('|').filter((heading) => heading !== ''),
  holds,
  often,
  isForAll: false,
});

/** A field that may also be one value for every row. */
export const fieldForAll = (...given: Parameters<typeof field>): SheetField => ({ ...field(...given), isForAll: true });

/**
 * First names, surname, and both in one column, of someone who is named beside the person of the record.
 * @param id - what their ids begin with: `groom_`.
 * @param whose - what their labels begin with: `Groom’s`.
 * @param words - what headings call that person, parted by bars: `groom|husband`.
 */
export function namesOf(id: string, whose: string, words: string): SheetField[] {
  const each = (endings: readonly string[]) =>
    words
      .split('|')
      .flatMap((word) => endings.map((ending) => `${word} ${ending}`.trim()))
      .join('|');
  return [
    field(
      `${id}forename`,
      `${whose} first names`,
      'forename',
      each(['first name', 'forename', 'forenames', 'christian name', 'christian names', 'given name', 'given names']),
    ),
    field(`${id}surname`, `${whose} surname`, 'surname', each(['last name', 'family name', 'sname'])),
    field(`${id}full_name`, `${whose} first names and surname`, 'fullName', each(['', 'name', 'full name'])),
  ];
}

/** Template of someone’s first names: from their own column, else out of the whole name. */
export const forenamesOf = (id: string): string => `{${id}forename} ?? {${id}full_name|forenames}`;

/** Template of someone’s surname: from its own column, else out of the whole name. */
export const surnameOf = (id: string): string => `{${id}surname} ?? {${id}full_name|surname}`;

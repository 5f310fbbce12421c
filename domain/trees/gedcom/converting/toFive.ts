import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';

import { type GedcomLine, isPointer, newLine, pointerOf, childText, lineText } from '../gedcomLine.ts';
import { formOf } from '../mediaTypes.ts';
import { textLine } from '../writing/textLine.ts';
import { dateLine } from '../writing/writeSmallParts.ts';
import { asOwnTag, type Conversion, createXrefNames, ROLE_WORDS, TAGS_OF_5 } from './conversion.ts';
import { languageName } from './languages.ts';

const VERSION = 'GEDCOM 5.5.1';
const LONGEST_XREF = 20;
/** Ids that 5.5.1 has tags for, by the end of the address that 7 names their kind with. */
const OUTSIDE_ID = /\/(RFN|AFN|RIN)$/u;
/** Lists of 7 whose words 5.5.1 writes in small letters. */
const SMALL = new Set(['NAME TYPE', 'FAMC PEDI', 'FORM MEDI', 'CALN MEDI']);
/** Those of which 5.5.1 has a closed list, too; a name may be of any kind. */
const MEDIA = [
  'audio',
  'book',
  'card',
  'electronic',
  'fiche',
  'film',
  'magazine',
  'manuscript',
  'map',
  'newspaper',
  'photo',
  'tombstone',
  'video',
];
const CLOSED: Readonly<Record<string, readonly string[]>> = {
  'FAMC PEDI': ['adopted', 'birth', 'foster', 'sealing'],
  'FORM MEDI': MEDIA,
  'CALN MEDI': MEDIA,
};
/** Roles that 5.5.1 knows in a citation; all others are words in parentheses. */
const ROLES_OF_CITATIONS = new Set(['CHIL', 'HUSB', 'WIFE', 'MOTH', 'FATH', 'SPOU']);
const PLAIN_DAY = /^(?:(?:\d{1,2} )?[A-Z]{3} )?\d{1,4}$/u;
/** 5.5.1 has its ROLE below the EVEN of a citation only; below an association it is RELA. */
const isOfCitation = (above: readonly string[]) => above.at(-1) === 'EVEN';

/** What records are called in 5.5.1: at most 20 characters. */
export const createNamesOfFive = () =>
  createXrefNames(
    (xref) => xref.length <= LONGEST_XREF,
    (xref) => xref.slice(0, LONGEST_XREF - 4),
  );

/** Turns records of 7 into records of 5.5.1. What that version has no tag for is kept with one of our own. */
export function createToFive(conversion: Conversion): (record: GedcomLine) => GedcomLine[] {
  function own(line: GedcomLine, tag = line.tag): GedcomLine {
    const pointer = pointerOf(line.value);
    return pointer !== null ? newLine(tag, `@${conversion.xref(pointer)}@`) : textLine(tag, lineText(line, '7'), '5');
  }

  const below = (line: GedcomLine, above: readonly string[]): GedcomLine[] =>
    line.children.filter(({ tag }) => tag !== 'CONT').flatMap((child) => convert(child, [...above, line.tag]));

  function keep(line: GedcomLine, above: readonly string[], tag = line.tag): GedcomLine {
    const text = own(line, tag);
    return {
      ...text,
      xref: line.xref === '' ? '' : conversion.xref(line.xref),
      number: line.number,
      children: [...text.children, ...below(line, above)],
    };
  }

  /** A date with the words that 7 writes below it: in parentheses, which 5.5.1 allows behind a plain day only. */
  function date(line: GedcomLine, above: readonly string[]): GedcomLine[] {
    const phrase = childText(line, 'PHRASE', '7');
    const value = lineText(line, '7').trim();
    const others = { ...line, children: line.children.filter(({ tag }) => tag !== 'PHRASE') };
    const read = readTreeDate(value);
    const written = read ? dateLine(read, '5').value : '';
    if (phrase === '') return [{ ...keep(others, above), value: written }];
    if (written === '') return [{ ...keep(others, above), value: `(${phrase})` }];
    if (PLAIN_DAY.test(written)) return [{ ...keep(others, above), value: `INT ${written} (${phrase})` }];
    const kept = keep(others, above);
    return [
      {
        ...kept,
        value: written,
        children: [
          ...kept.children.filter(({ tag }) => tag !== 'CONT' && tag !== 'CONC'),
          asOwnTag(textLine('PHRASE', phrase, '5'), conversion, VERSION),
        ],
      },
    ];
  }

  /** A word of a list; what 7 calls OTHER is the phrase below it. */
  function word(line: GedcomLine, above: readonly string[], tag = line.tag): GedcomLine {
    const phrase = childText(line, 'PHRASE', '7');
    const others = { ...line, children: line.children.filter((child) => child.tag !== 'PHRASE') };
    const isOther = line.value.trim() === 'OTHER' && phrase !== '';
    const text = isOther ? phrase : line.value.trim().toLowerCase();
    return {
      ...textLine(tag, text, '5'),
      children: [
        ...below(others, above),
        ...(phrase === '' || isOther ? [] : [asOwnTag(textLine('PHRASE', phrase, '5'), conversion, VERSION)]),
      ],
    };
  }

  /** A word of a closed list; any other is kept in a line of our own. */
  function listed(line: GedcomLine, above: readonly string[]): GedcomLine {
    const written = word(line, above);
    const known = CLOSED[`${above.at(-1) ?? ''} ${line.tag}`];
    return known && !known.includes(written.value) ? asOwnTag(written, conversion, VERSION) : written;
  }

  /** What someone was: in a citation by its list or in parentheses, beside a person in words. */
  function role(line: GedcomLine, above: readonly string[]): GedcomLine {
    const code = line.value.trim();
    const known = ROLE_WORDS[code];
    const isListed = isOfCitation(above) && ROLES_OF_CITATIONS.has(code);
    const written = word(
      known === undefined ? line : { ...line, value: known },
      above,
      isOfCitation(above) ? 'ROLE' : 'RELA',
    );
    const text = known !== undefined && !isListed ? known : written.value;
    return { ...written, value: isListed ? code : isOfCitation(above) ? `(${text})` : text };
  }

  function outsideId(line: GedcomLine, above: readonly string[]): GedcomLine {
    const type = childText(line, 'TYPE', '7');
    const [, tag] = OUTSIDE_ID.exec(type) ?? [];
    if (tag !== undefined) return newLine(tag, line.value);
    conversion.losses.count(`EXID is not known to ${VERSION}: written as REFN`);
    return keep({ ...line, tag: 'REFN' }, above);
  }

  /** Pointers to nothing, which 5.5.1 has not: a citation says in place what it knows, others go. */
  function pointsNowhere(line: GedcomLine, above: readonly string[]): GedcomLine[] {
    if (line.tag === 'SOUR') {
      const page = childText(line, 'PAGE', '7');
      return [
        {
          ...textLine('SOUR', page, '5'),
          children: [
            ...textLine('SOUR', page, '5').children,
            ...below({ ...line, children: line.children.filter(({ tag }) => tag !== 'PAGE') }, above),
          ],
        },
      ];
    }
    if (line.tag === 'REPO') {
      const name = childText(line, 'NOTE', '7');
      return [
        {
          ...textLine('REPO', name, '5'),
          children: below({ ...line, children: line.children.filter(({ tag }) => tag !== 'NOTE') }, above),
        },
      ];
    }
    conversion.losses.count(`A pointer to nothing (${line.tag}) is not known to ${VERSION}: left out`);
    return [];
  }

  function convert(line: GedcomLine, above: readonly string[]): GedcomLine[] {
    const parent = above.at(-1) ?? '';
    const { tag } = line;
    if (isPointer(line.value) && pointerOf(line.value) === null) return pointsNowhere(line, above);
    if (SMALL.has(`${parent} ${tag}`)) return [listed(line, above)];
    switch (tag) {
      case 'SNOTE':
        return [keep(line, above, 'NOTE')];
      case 'DATE':
        return date(line, above);
      case 'ROLE':
        return [role(line, above)];
      case 'RESN':
        return [
          { ...newLine('RESN', line.value.split(',')[0]?.trim().toLowerCase() ?? ''), children: below(line, above) },
        ];
      case 'FORM':
        if (parent !== 'FILE') return [keep(line, above)];
        return [
          {
            ...newLine('FORM', formOf(line.value.trim())),
            children: below(line, above).map((child) => (child.tag === 'MEDI' ? { ...child, tag: 'TYPE' } : child)),
          },
        ];
      case 'EXID':
        return [outsideId(line, above)];
      case 'LANG': {
        const name = parent === 'HEAD' || parent === 'SUBM' ? languageName(line.value) : null;
        return [name === null ? asOwnTag(keep(line, above), conversion, VERSION) : newLine('LANG', name)];
      }
      case 'SCHMA':
        return [];
      case 'TIME':
        if (parent === 'DATE' && !['CHAN', 'HEAD'].includes(above.at(-2) ?? ''))
          return [asOwnTag({ ...line, children: [] }, conversion, VERSION)];
        return [keep(line, above)];
      case 'UID':
        return [keep(line, above, '_UID')];
      default:
    }
    const kept = keep(line, above);
    return [TAGS_OF_5.has(tag) || tag.startsWith('_') ? kept : asOwnTag(kept, conversion, VERSION)];
  }

  return (record) => {
    const tag =
      record.tag === 'SNOTE'
        ? 'NOTE'
        : TAGS_OF_5.has(record.tag) || record.tag.startsWith('_')
          ? record.tag
          : `_${record.tag}`;
    return [keep(record, [], tag)];
  };
}

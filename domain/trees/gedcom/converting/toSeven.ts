import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { FACT_TYPES } from '#domain/trees/core/facts/factTypes.ts';

import { childOf, type GedcomLine, isPointer, newLine, pointerOf, lineText } from '../gedcomLine.ts';
import { mediaTypeOf } from '../mediaTypes.ts';
import { textLine } from '../writing/textLine.ts';
import { dateLine } from '../writing/writeSmallParts.ts';
import { asOwnTag, type Conversion, createXrefNames, ROLE_WORDS, TAGS_OF_7 } from './conversion.ts';
import { languageCode } from './languages.ts';

const VERSION = 'GEDCOM 7';

/**
 * Words that 7 has a closed list of, by the tag and the tag above it; what is not in it is OTHER with the words as a
 * phrase.
 */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  'NAME TYPE': ['AKA', 'BIRTH', 'IMMIGRANT', 'MAIDEN', 'MARRIED', 'PROFESSIONAL'],
  'FAMC PEDI': ['ADOPTED', 'BIRTH', 'FOSTER', 'SEALING'],
  'FORM MEDI': [
    'AUDIO',
    'BOOK',
    'CARD',
    'ELECTRONIC',
    'FICHE',
    'FILM',
    'MAGAZINE',
    'MANUSCRIPT',
    'MAP',
    'NEWSPAPER',
    'PHOTO',
    'TOMBSTONE',
    'VIDEO',
  ],
  'CALN MEDI': [
    'AUDIO',
    'BOOK',
    'CARD',
    'ELECTRONIC',
    'FICHE',
    'FILM',
    'MAGAZINE',
    'MANUSCRIPT',
    'MAP',
    'NEWSPAPER',
    'PHOTO',
    'TOMBSTONE',
    'VIDEO',
  ],
};
/** Ages in words, as the specification of 7 turns them into numbers. */
const AGES: Readonly<Record<string, string>> = { CHILD: '< 8y', INFANT: '< 1y', STILLBORN: '0y' };
const AGE = /^(?:[<>] )?(?:\d+y(?: \d+m)?(?: \d+w)?(?: \d+d)?|\d+m(?: \d+w)?(?: \d+d)?|\d+w(?: \d+d)?|\d+d)$/u;
/** Tags of events, which say `Y` or nothing. */
export const EVENTS_OF_7: ReadonlySet<string> = new Set(
  FACT_TYPES.filter(({ kind, gedcom7 }) => kind === 'event' && gedcom7.tag !== 'EVEN').map(
    ({ gedcom7 }) => gedcom7.tag,
  ),
);
const OUTSIDE_IDS = new Set(['RFN', 'AFN', 'RIN']);
const GONE = new Set(['BLOB']);

/** What records are called in 7: capitals, digits and underscores. */
export const createNamesOfSeven = () =>
  createXrefNames(
    (xref) => /^[A-Z0-9_]+$/u.test(xref) && xref !== 'VOID',
    (xref) =>
      xref
        .toUpperCase()
        .replace(/[^A-Z0-9_]/gu, '_')
        .replace(/^VOID$/u, 'VOID_'),
  );

function ageLine(text: string, children: GedcomLine[]): GedcomLine {
  const wanted = text.trim().replace(/^([<>])\s*/u, '$1 ');
  const age = /^\d{1,3}$/u.test(wanted) ? `${wanted}y` : wanted.toLowerCase();
  if (AGE.test(age)) return newLine('AGE', age, children);
  return newLine('AGE', AGES[wanted.toUpperCase()] ?? '', [textLine('PHRASE', text.trim(), '7'), ...children]);
}

/** Form and title of 5.5 are beside the file, those of 5.5.1 and 7 below it; 7 wants media types. */
function fileLines(line: GedcomLine): GedcomLine {
  const files = line.children.filter(({ tag }) => tag === 'FILE');
  const beside = line.children.filter(
    ({ tag }) => tag === 'FORM' || (tag === 'TITL' && files.length > 0 && line.xref !== ''),
  );
  if (files.length === 0) return line;
  const withForm = (file: GedcomLine): GedcomLine => {
    const own = childOf(file, 'FORM') ?? beside.find(({ tag }) => tag === 'FORM');
    const type = mediaTypeOf(own?.value ?? '', file.value) || 'application/octet-stream';
    const medium = own && (childOf(own, 'TYPE') ?? childOf(own, 'MEDI'));
    const form = newLine('FORM', type, medium ? [{ ...medium, tag: 'MEDI' }] : []);
    const title = childOf(file, 'TITL') ? [] : beside.filter(({ tag }) => tag === 'TITL');
    return { ...file, children: [...file.children.filter(({ tag }) => tag !== 'FORM'), form, ...title] };
  };
  return {
    ...line,
    children: line.children
      .filter((child) => !beside.includes(child))
      .map((child) => (child.tag === 'FILE' ? withForm(child) : child)),
  };
}

/** The codes of 7 by their words, with those that say more than the code: they stay as its phrase. */
const ROLE_CODES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ROLE_WORDS).flatMap(
    ([code, words]) =>
      [
        [words.toLowerCase(), code],
        [code.toLowerCase(), code],
      ] as const,
  ),
  ['godfather', 'GODP'],
  ['godmother', 'GODP'],
  ['priest', 'CLERGY'],
  ['minister', 'CLERGY'],
]);

/** What someone was in the words of 5.5.1, as a role of 7. */
function role(text: string, children: GedcomLine[]): GedcomLine {
  const words = text.replace(/^\((.*)\)$/u, '$1').trim();
  const code = ROLE_CODES.get(words.toLowerCase()) ?? 'OTHER';
  const isSaid = words.toUpperCase() === code || words.toLowerCase() === ROLE_WORDS[code]?.toLowerCase();
  return newLine('ROLE', code, [...(isSaid ? [] : [textLine('PHRASE', words, '7')]), ...children]);
}

/**
 * Turns records of 5.5 to 5.5.5 into records of 7.0 (gedcom.io, migration guide). One record may become several: media
 * that are described in place get records of their own.
 */
export function createToSeven(conversion: Conversion): (record: GedcomLine) => GedcomLine[] {
  let hoisted: GedcomLine[] = [];
  let media = 0;

  /** A line with its own text in the way of 7; what continued it goes. */
  function own(line: GedcomLine, tag = line.tag): GedcomLine {
    const pointer = pointerOf(line.value);
    if (pointer !== null) return newLine(tag, `@${conversion.xref(pointer)}@`);
    return isPointer(line.value) ? newLine(tag, line.value.trim()) : textLine(tag, lineText(line, '5'), '7');
  }

  const below = (line: GedcomLine, above: readonly string[]): GedcomLine[] =>
    line.children
      .filter(({ tag }) => tag !== 'CONT' && tag !== 'CONC')
      .flatMap((child) => convert(child, [...above, line.tag]));

  function keep(line: GedcomLine, above: readonly string[], tag = line.tag): GedcomLine {
    const text = own(line, tag);
    return {
      ...text,
      xref: line.xref === '' ? '' : conversion.xref(line.xref),
      number: line.number,
      children: [...text.children, ...below(line, above)],
    };
  }

  function hoistMedium(line: GedcomLine, above: readonly string[]): GedcomLine {
    media += 1;
    // No identifier of a file has an at sign: none of them is taken for this one.
    const xref = conversion.xref(`OBJE@${media}_IN_PLACE`);
    const stays = new Set(['_PRIM', 'CROP']);
    const record = fileLines({ ...line, xref, children: line.children.filter(({ tag }) => !stays.has(tag)) });
    hoisted.push({ ...keep({ ...record, xref: '' }, []), xref });
    return newLine(
      'OBJE',
      `@${xref}@`,
      line.children.filter(({ tag }) => stays.has(tag)).flatMap((child) => convert(child, [...above, 'OBJE'])),
    );
  }

  /** A source that a citation describes in its own words. */
  function citationInPlace(line: GedcomLine, above: readonly string[]): GedcomLine {
    const children = below(line, above);
    const texts = children.filter(({ tag }) => tag === 'TEXT');
    const words = lineText(line, '5').trim();
    const hasPage = children.some(({ tag }) => tag === 'PAGE');
    return newLine('SOUR', '@VOID@', [
      ...(words === '' ? [] : [textLine(hasPage ? 'NOTE' : 'PAGE', words, '7')]),
      ...children.filter(({ tag }) => tag !== 'TEXT'),
      ...(texts.length === 0 ? [] : [newLine('DATA', '', texts)]),
    ]);
  }

  function listed(line: GedcomLine, above: readonly string[], words: readonly string[]): GedcomLine {
    const text = lineText(line, '5').trim();
    const word = text.toUpperCase();
    return words.includes(word)
      ? newLine(line.tag, word, below(line, above))
      : newLine(line.tag, 'OTHER', [textLine('PHRASE', text, '7'), ...below(line, above)]);
  }

  function convert(line: GedcomLine, above: readonly string[]): GedcomLine[] {
    const parent = above.at(-1) ?? '';
    const { tag } = line;
    const text = () => lineText(line, '5').trim();
    const list = LISTS[`${parent} ${tag}`];
    if (list) return [listed(line, above, list)];
    if (GONE.has(tag)) {
      conversion.losses.count(`${tag} is not known to ${VERSION}: left out`);
      return [];
    }
    switch (tag) {
      case 'NOTE':
        return [keep(line, above, isPointer(line.value) ? 'SNOTE' : 'NOTE')];
      case 'DATE': {
        const date = readTreeDate(text());
        if (!date || parent === 'HEAD') return [keep(line, above)];
        const written = dateLine(date, '7');
        return [{ ...written, children: [...written.children, ...below(line, above)] }];
      }
      case 'AGE':
        return [ageLine(text(), below(line, above))];
      case 'SEX':
        return [newLine('SEX', /^[MFXU]/iu.test(text()) ? text().charAt(0).toUpperCase() : 'U', below(line, above))];
      case 'RESN':
        return [oneLine('RESN', text().toUpperCase(), below(line, above))];
      case 'ADOP':
        return [parent === 'FAMC' ? oneLine('ADOP', text().toUpperCase(), below(line, above)) : keep(line, above)];
      case 'RELA':
      case 'ROLE':
        return [role(text(), below(line, above))];
      case 'LANG': {
        const code = languageCode(text());
        return [code === null ? asOwnTag(keep(line, above), conversion, VERSION) : newLine('LANG', code)];
      }
      case '_UID':
        return [keep(line, above, 'UID')];
      case 'SOUR':
        return [parent !== 'HEAD' && !isPointer(line.value) ? citationInPlace(line, above) : keep(line, above)];
      case 'REPO':
        return [
          isPointer(line.value)
            ? keep(line, above)
            : newLine('REPO', '@VOID@', [
                ...(text() === '' ? [] : [textLine('NOTE', text(), '7')]),
                ...below(line, above),
              ]),
        ];
      case 'OBJE':
        return [
          isPointer(line.value)
            ? keep(line, above)
            : childOf(line, 'FILE')
              ? hoistMedium(line, above)
              : asOwnTag(keep(line, above), conversion, VERSION),
        ];
      case 'EVEN':
      case 'FACT':
        if (childOf(line, 'TYPE') || parent === 'DATA' || parent === 'SOUR') return [keep(line, above)];
        return [withLine(keep(line, above), newLine('TYPE', 'Other'))];
      default:
    }
    if (OUTSIDE_IDS.has(tag))
      return [oneLine('EXID', text(), [newLine('TYPE', `https://gedcom.io/terms/v7/${tag}`), ...below(line, above)])];
    if (EVENTS_OF_7.has(tag) && above.length === 1 && text() !== '' && text().toUpperCase() !== 'Y') {
      return [newLine(tag, '', [...below(line, above), textLine('NOTE', text(), '7')])];
    }
    const kept = keep(line, above);
    return [TAGS_OF_7.has(tag) || tag.startsWith('_') ? kept : asOwnTag(kept, conversion, VERSION)];
  }

  return (record) => {
    hoisted = [];
    if (GONE.has(record.tag)) {
      conversion.losses.count(`${record.tag} is not known to ${VERSION}: left out`);
      return [];
    }
    const whole = record.tag === 'OBJE' ? fileLines(record) : record;
    const tag =
      record.tag === 'NOTE'
        ? 'SNOTE'
        : TAGS_OF_7.has(record.tag) || record.tag.startsWith('_')
          ? record.tag
          : `_${record.tag}`;
    return [keep(whole, [], tag), ...hoisted];
  };
}

/** A line of a word or a number, though it went on in others. */
const oneLine = (tag: string, text: string, children: GedcomLine[]): GedcomLine =>
  textLine(tag, text.replace(/\s+/gu, ' '), '7', children);

const withLine = (line: GedcomLine, child: GedcomLine): GedcomLine => ({
  ...line,
  children: [...line.children, child],
});

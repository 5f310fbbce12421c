import { TAGS_OF_5, TAGS_OF_7 } from '../converting/conversion.ts';
import { type GedcomLine, isPointer, pointerOf, type GedcomDialect } from '../gedcomLine.ts';

const POINTERS = new Set([
  'ALIA',
  'ANCI',
  'ASSO',
  'CHIL',
  'DESI',
  'FAM',
  'FAMC',
  'FAMS',
  'HUSB',
  'INDI',
  'NOTE',
  'OBJE',
  'REPO',
  'SNOTE',
  'SOUR',
  'SUBM',
  'SUBN',
  'WIFE',
]);
/** Lines of other programs may point, lines that a version knows as text may not. */
const mayPoint = (tag: string) => POINTERS.has(tag) || !(TAGS_OF_5.has(tag) || TAGS_OF_7.has(tag));

/** A text that looks like a pointer, or starts like one, as text: an at sign that is no pointer's is doubled. */
const asText = (value: string, dialect: GedcomDialect) =>
  dialect === '7' ? value.trim().replace(/^@(?!@)/u, '@@') : value.trim().replaceAll('@', '@@');

/** Why a line may not point at the record of a name, in words for the account of an export; null where it may. */
export type WhyVoid = (xref: string, tag: string) => string | null;

function own(
  line: GedcomLine,
  whyVoid: WhyVoid,
  dialect: GedcomDialect,
  gone: (why: string) => void,
): Pick<GedcomLine, 'tag' | 'value'> {
  const { tag, value } = line;
  if (!isPointer(value)) return { tag, value: dialect === '7' && /^@(?!@)/u.test(value) ? `@${value}` : value };
  if (!mayPoint(tag)) return { tag, value: asText(value, dialect) };
  const xref = pointerOf(value);
  const why = xref === null ? null : whyVoid(xref, tag);
  if (why !== null) gone(why);
  return { tag: dialect === '7' && tag === 'NOTE' ? 'SNOTE' : tag, value: why === null ? value.trim() : '@VOID@' };
}

/**
 * A record whose pointers all lead somewhere or, by `@VOID@`, nowhere. What says the same as before is the same object.
 * @param dialect - whose rules of at signs the record follows.
 * @param gone - called with the reason for each pointer that was made to point nowhere.
 */
export function voidPointers(
  line: GedcomLine,
  whyVoid: WhyVoid,
  dialect: GedcomDialect,
  gone: (why: string) => void,
): GedcomLine {
  const { tag, value } = own(line, whyVoid, dialect, gone);
  let isSame = tag === line.tag && value === line.value;
  const children = line.children.map((child) => {
    const mended = voidPointers(child, whyVoid, dialect, gone);
    isSame &&= mended === child;
    return mended;
  });
  return isSame ? line : { ...line, tag, value, children };
}

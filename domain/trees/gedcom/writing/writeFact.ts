import { sameValue } from '#domain/trees/core/changes/sameValue.ts';
import { CUSTOM_FACT_TYPES, factType, type FactType } from '#domain/trees/core/facts/factTypes.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';

import { type GedcomLine } from '../gedcomLine.ts';
import { factTypeOf, readFact } from '../interpreting/readFact.ts';
import { editLines, withText } from './editLines.ts';
import { byOrigin, attachedEdits, pointsThere } from './listedParts.ts';
import { textLine, textLines } from './textLine.ts';
import { afterOwn } from './writeCitation.ts';
import { dateLine, placeLine, privacyLine } from './writeSmallParts.ts';
import type { WritingContext } from './writingContext.ts';

const empty = (now: TreeFact): TreeFact => ({
  ...now,
  label: '',
  date: null,
  place: null,
  value: '',
  age: '',
  cause: '',
  notes: [],
  citations: [],
  mediaIds: [],
  isPrivate: false,
});

/** Whether anything shows that an event took place: without it, GEDCOM wants a Y. */
const hasDetails = ({ date, place, value }: TreeFact) => date !== null || place !== null || value !== '';

function ownText(type: FactType | undefined, now: TreeFact): string {
  if (now.value !== '') return now.value;
  return type?.kind === 'event' && !hasDetails(now) && type.gedcom.type === undefined && !CUSTOM_FACT_TYPES.has(type.id)
    ? 'Y'
    : '';
}

/**
 * The line of an event or an attribute as it is now, or the same line where it says the same.
 * @param line - as the file had it; null for one that was added here.
 */
export function factLine(
  line: GedcomLine | null,
  now: TreeFact,
  of: 'person' | 'family',
  context: WritingContext,
): GedcomLine {
  const { dialect } = context;
  const typeBefore = line && factTypeOf(line, of, context.reading);
  const read =
    line && typeBefore ? readFact(line, typeBefore, { id: now.id, origin: now.origin ?? 0 }, context.reading) : null;
  const before = read?.value ?? empty(now);
  if (line && sameValue(before, now) && pointsThere(now, context)) return line;
  const type = factType(now.type);
  const written = (dialect === '7' ? type?.gedcom7 : type?.gedcom) ?? { tag: 'EVEN' };
  const isSameType = line !== null && before.type === now.type;
  const named = CUSTOM_FACT_TYPES.has(now.type) || !type ? now.label || now.type : (written.type ?? '');
  const isSameOwn = isSameType && before.value === now.value;
  const own = textLine(written.tag, ownText(type, now), dialect);
  const base = line ? { ...(isSameOwn ? line : withText(line, own)), tag: isSameType ? line.tag : written.tag } : own;
  // A new type takes the old one's TYPE line with it.
  const claims = new Map(read ? (isSameOwn ? read.claims : afterOwn(read.claims, line, own)) : []);
  if (!isSameType)
    base.children.forEach(({ tag }, index) => void (tag === 'TYPE' && claims.set(index, { part: 'label', key: null })));
  return editLines(base, claims, {
    label: { isSame: isSameType && before.label === now.label, fresh: textLines('TYPE', named, dialect) },
    date: { isSame: sameValue(before.date, now.date), fresh: now.date ? [dateLine(now.date, dialect)] : [] },
    place: { isSame: sameValue(before.place, now.place), fresh: now.place ? [placeLine(now.place, dialect)] : [] },
    age: { isSame: before.age === now.age, fresh: textLines('AGE', now.age, dialect) },
    cause: { isSame: before.cause === now.cause, fresh: textLines('CAUS', now.cause, dialect) },
    ...attachedEdits(before, now, context),
    private: { isSame: before.isPrivate === now.isPrivate, fresh: now.isPrivate ? [privacyLine(dialect)] : [] },
  });
}

/** The edits of all facts of a person or a family; facts that are kept from the readers of the file are left out. */
export function factEdits(now: readonly TreeFact[], of: 'person' | 'family', context: WritingContext) {
  const shown = now.filter((fact) => !context.withholds(fact));
  const at = byOrigin(shown);
  return {
    edit: (_claim: unknown, child: GedcomLine, index: number) =>
      at(index).map((fact) => factLine(child, fact, of, context)),
    added: shown.filter(({ origin }) => origin === null).map((fact) => factLine(null, fact, of, context)),
  };
}

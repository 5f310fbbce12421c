import { sameValue } from '#domain/trees/core/changes/sameValue.ts';
import type { TreeName } from '#domain/trees/core/model/treePerson.ts';

import { type GedcomLine, newLine } from '../gedcomLine.ts';
import { readName } from '../interpreting/readName.ts';
import { withText } from './editLines.ts';
import { citationEdits, pointsThere } from './listedParts.ts';
import { textLine, textLines } from './textLine.ts';
import type { WritingContext } from './writingContext.ts';

const TYPES: Readonly<Record<TreeName['type'], string>> = {
  birth: 'birth',
  married: 'married',
  'also-known-as': 'aka',
  religious: 'religious',
  other: 'other',
};
/** Lines below a name that say its parts again. */
const PARTS = new Set(['TYPE', 'NPFX', 'GIVN', 'NICK', 'SPFX', 'SURN', 'NSFX']);

/** 7 has no type for a religious name. */
function typeLine({ type }: TreeName, isFirst: boolean, dialect: '5' | '7'): GedcomLine[] {
  if (type === (isFirst ? 'birth' : 'also-known-as'))
    return isFirst ? [] : [newLine('TYPE', dialect === '7' ? 'AKA' : 'aka')];
  if (dialect === '7' && type === 'religious') return [newLine('TYPE', 'OTHER', [newLine('PHRASE', 'religious')])];
  return [newLine('TYPE', dialect === '7' ? TYPES[type].toUpperCase() : TYPES[type])];
}

function nameText({ prefix, given, surname, suffix }: TreeName): string {
  return [prefix, given, surname === '' ? '' : `/${surname}/`, suffix].filter((part) => part !== '').join(' ');
}

/**
 * A NAME line as the name is now, or the same line where it says the same. When parts changed, all lines that say them
 * are written again; others below the name stay.
 * @param line - as the file had it; null for a name that was added here.
 */
export function nameLine(
  line: GedcomLine | null,
  now: TreeName,
  isFirst: boolean,
  context: WritingContext,
): GedcomLine {
  const { dialect } = context;
  const before = line && readName(line, now.origin ?? 0, isFirst, context.reading);
  if (line && sameValue(before, now) && pointsThere(now, context)) return line;
  const isSameText = before !== null && sameValue({ ...before, citations: [] }, { ...now, citations: [] });
  const base = isSameText && line ? line : withText(line ?? newLine('NAME'), textLine('NAME', nameText(now), dialect));
  const parts = isSameText
    ? []
    : [
        ...typeLine(now, isFirst, dialect),
        ...textLines('NPFX', now.prefix, dialect),
        ...textLines('GIVN', now.given, dialect),
        ...textLines('NICK', now.nickname, dialect),
        ...textLines('SURN', now.surname, dialect),
        ...textLines('NSFX', now.suffix, dialect),
      ];
  const citations = citationEdits(now.citations, context);
  const below = base.children.flatMap((child): readonly GedcomLine[] => {
    if (child.tag === 'SOUR')
      return citations.edit({ part: 'citation', key: null }, child, line?.children.indexOf(child) ?? -1);
    return !isSameText && PARTS.has(child.tag) ? [] : [child];
  });
  const continued = below.filter(isContinuation);
  return {
    ...base,
    children: [...continued, ...parts, ...below.filter((child) => !isContinuation(child)), ...citations.added],
  };
}

const isContinuation = ({ tag }: GedcomLine) => tag === 'CONT' || tag === 'CONC';

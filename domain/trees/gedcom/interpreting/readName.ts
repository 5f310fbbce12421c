import type { TreeName } from '#domain/trees/core/model/treePerson.ts';

import { childOf, type GedcomLine, childText, lineText } from '../gedcomLine.ts';
import { readCitation } from './readCitation.ts';
import type { ReadingContext } from './readingContext.ts';

const TYPES: Readonly<Record<string, TreeName['type']>> = {
  birth: 'birth',
  maiden: 'birth',
  married: 'married',
  aka: 'also-known-as',
  'also known as': 'also-known-as',
  alias: 'also-known-as',
  nickname: 'also-known-as',
  religious: 'religious',
  immigrant: 'other',
  professional: 'other',
  other: 'other',
};

const tidy = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** A name without what its own parts say again at its start. */
const without = (text: string, part: string) =>
  part !== '' && text.toLowerCase().startsWith(`${part.toLowerCase()} `) ? text.slice(part.length).trim() : text;

/**
 * Reads a NAME line: `Lt. Joseph "John" /de Allen/ jr.` with its parts below it. The surname is between the slashes;
 * parts fill in what the line itself leaves open.
 * @param origin - its index among the lines of the record.
 * @param isFirst - a first name without a type is the name at birth, a later one another name.
 */
export function readName(line: GedcomLine, origin: number, isFirst: boolean, context: ReadingContext): TreeName {
  const { dialect } = context;
  const part = (tag: string) => tidy(childText(line, tag, dialect));
  const [, before = '', slashed, after = ''] =
    /^([^/]*)(?:\/([^/]*)(?:\/(.*))?)?$/su.exec(lineText(line, dialect)) ?? [];
  const [prefix, nickname] = [part('NPFX'), part('NICK')];
  const written = without(tidy(before), prefix);
  const quoted = nickname === '' ? written : tidy(written.replace(`"${nickname}"`, '').replace(`(${nickname})`, ''));
  const surname = tidy(slashed ?? '') || tidy(`${part('SPFX')} ${part('SURN')}`);
  const type = childOf(line, 'TYPE')?.value.trim().toLowerCase() ?? '';
  return {
    type: type === '' ? (isFirst ? 'birth' : 'also-known-as') : (TYPES[type] ?? 'other'),
    given: quoted || part('GIVN').replace(/\s*,\s*/gu, ' '),
    surname,
    prefix,
    suffix: tidy(after) || part('NSFX'),
    nickname,
    citations: line.children.flatMap((child, index) =>
      child.tag === 'SOUR' ? [readCitation(child, index, context).value] : [],
    ),
    origin,
  };
}

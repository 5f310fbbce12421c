import { LEFT_OUT, type IsClosed } from '#domain/trees/core/access/openTexts.ts';

import type { GedcomLine } from '../gedcomLine.ts';
import type { LossCounter } from './exportReport.ts';

const GOES_ON = new Set(['CONC', 'CONT']);
/** Days and places are informed or not with the fact they belong to. */
const NO_TEXTS = new Set(['DATE', 'PLAC']);

/**
 * The whole value of a line, with the lines in which it goes on. Some programs cut where a blank was: a name can be in
 * either reading.
 */
const readingsOf = ({ value, children }: GedcomLine): string[] => {
  const more = children.filter(({ tag }) => GOES_ON.has(tag));
  return more.length === 0
    ? [value]
    : ['', ' '].map((gap) =>
        more.reduce((text, { tag, value: next }) => text + (tag === 'CONT' ? '\n' : gap) + next, value),
      );
};

/**
 * A record without the texts that the readers of its file may not read, whichever program's line they are on. What is
 * said below such a line stays as long as it is open itself.
 */
export function withoutClosedTexts(record: GedcomLine, isClosed: IsClosed, losses: LossCounter): GedcomLine {
  const isLeftOut = !NO_TEXTS.has(record.tag) && readingsOf(record).some(isClosed);
  if (isLeftOut) losses.count('Texts left out because they may name a living person');
  const rest = isLeftOut ? record.children.filter(({ tag }) => !GOES_ON.has(tag)) : record.children;
  return {
    ...record,
    value: isLeftOut ? LEFT_OUT : record.value,
    children: rest.map((child) => (GOES_ON.has(child.tag) ? child : withoutClosedTexts(child, isClosed, losses))),
  };
}

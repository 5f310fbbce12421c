import { toGedcomDate } from '#domain/trees/core/dates/toGedcomDate.ts';
import type { TreeDate } from '#domain/trees/core/model/treeDate.ts';
import type { TreePlace } from '#domain/trees/core/model/treeFact.ts';

import { type GedcomLine, newLine, type GedcomDialect } from '../gedcomLine.ts';
import { textLine } from './textLine.ts';

/** A DATE line. */
export function dateLine(date: TreeDate, dialect: GedcomDialect): GedcomLine {
  const { value, phrase } = toGedcomDate(date, dialect === '7' ? '7.0' : '5.5.1');
  return newLine('DATE', value, phrase === '' ? [] : [textLine('PHRASE', phrase, dialect)]);
}

const degrees = (value: number, positive: string, negative: string) =>
  `${value < 0 ? negative : positive}${Math.abs(value)}`;

/** A PLAC line with its pin. */
export function placeLine({ text, position }: TreePlace, dialect: GedcomDialect): GedcomLine {
  const map =
    position &&
    newLine('MAP', '', [
      newLine('LATI', degrees(position.latitude, 'N', 'S')),
      newLine('LONG', degrees(position.longitude, 'E', 'W')),
    ]);
  return textLine('PLAC', text, dialect, map ? [map] : []);
}

/** A line that keeps something from others. */
export const privacyLine = (dialect: GedcomDialect): GedcomLine =>
  newLine('RESN', dialect === '7' ? 'CONFIDENTIAL' : 'privacy');

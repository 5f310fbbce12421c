import type { RecordDraft, RecordSet } from '../core/record.ts';
import { recordKind } from '../core/recordKind.ts';
import { recordName } from '../core/recordName.ts';
import { summaryLine } from '../core/summaryLine.ts';
import { recordSections } from './recordSections.ts';

/**
 * A record as text, as those who may read it whole see it: its name, what it is, and its fields under their headings;
 * of a closed one only where it was read.
 *
 * @param set - the record set it belongs to, which is its name where it is about no one.
 * @returns lines without line ends; none is empty.
 */
export function transcriptLines(
  { fields, isClosed, provenance: { sourceFile, sourceRow } }: RecordDraft,
  set: RecordSet,
): string[] {
  const place = `${sourceFile}, line ${sourceRow}`;
  if (isClosed) return [`Closed for privacy (${place})`];
  const sections = recordSections(fields, 'FULL', { kind: recordKind(set, fields) });
  const flat = (text: string) => text.replace(/\s+/gu, ' ').trim();
  const width = Math.max(0, ...sections.flatMap(({ fields: shown }) => shown.map(({ label }) => label.length)));
  return [
    `${flat(recordName(fields) ?? set.name)} (${place})`,
    ...[flat(summaryLine(fields))].filter((line) => line !== ''),
    ...sections.flatMap(({ title, fields: shown }) => [
      `  ${title}`,
      ...shown.map(({ label, value }) => `    ${label.padEnd(width)}  ${flat(value)}`),
    ]),
  ];
}

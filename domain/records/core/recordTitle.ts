import { readingInText } from '#domain/kernel/readings/readingInText.ts';

import type { RecordFields, RecordSet } from './record.ts';
import { recordName } from './recordName.ts';

/**
 * The name of a record where only letters can be drawn: titles, labels, lists and mails. What was written belongs into
 * citations and transcripts (recordName).
 *
 * @example recordTitle({ FirstName: 'Mary', LastName: 'C__PER' }, { notation: 'freereg' }) // 'Mary C··PER'
 */
export function recordTitle(fields: RecordFields, { notation = 'plain' }: Pick<RecordSet, 'notation'>): string | null {
  const name = recordName(fields);
  return name === null ? null : readingInText(name, notation);
}

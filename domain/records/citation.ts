import { dayInWords } from '../dates/dayInWords.ts';
import { archiveReference } from './archiveReference.ts';
import type { RecordFields } from './record.ts';
import { recordName } from './recordName.ts';
import { summaryLine } from './summaryLine.ts';

interface CitedSource {
  setName: string;
  repository: string | null;
  archiveSeries: string | null;
  siteName: string;
  /** The transcript's full address. */
  address: string;
  /** Day of reading, in UTC. */
  accessedOn: Date;
}

/**
 * A citation in plain text: who and what, where the original is kept, where and when the transcript was read.
 * Parts that a source does not have are left out.
 */
export function citation(fields: RecordFields, source: CitedSource): string {
  const subject = [recordName(fields), summaryLine(fields)].filter((part) => part !== null && part !== '').join(', ');
  const original = [source.repository, archiveReference(fields, source.archiveSeries)].filter((part) => part !== null).join(', ');
  const transcript = `transcript, “${source.setName}”, ${source.siteName} (${source.address} : accessed ${dayInWords(source.accessedOn)})`;
  return `${[subject, original, transcript].filter((part) => part !== '').join('; ')}.`;
}

import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';

import type { CitedRecord } from './citedRecord.ts';

/** A citation in plain text: who and what, where the original is kept, where and when the transcript was read. */
export function plainCitation({ subject, original, setName, siteName, address, accessedOn }: CitedRecord): string {
  const transcript = `transcript, “${setName}”, ${siteName} (${address} : accessed ${dayInWords(accessedOn)})`;
  return `${[subject, original, transcript].filter((part) => part !== '').join('; ')}.`;
}

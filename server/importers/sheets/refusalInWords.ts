import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

import type { RefusedBecause } from '../setRefusal.ts';

/** Why a sheet may not be published as it is, for the person at its desk. */
export function refusalInWords(because: RefusedBecause): string {
  switch (because.why) {
    case 'empty':
      return 'No row makes a record. Look at what is wrong with the rows, and at what the columns are.';
    case 'undated':
      return 'No row has a year. Choose the column of the date or the year: without one every record would be closed, because people in it may be living.';
    case 'fewer':
      return `Readers have ${countInWords(because.held, 'record')} and this sheet makes ${figure(because.made)}, which is more than a tenth fewer. Is a part of the file missing?`;
    case 'opens':
      return `${countInWords(because.records, 'record')} that ${because.records === 1 ? 'is' : 'are'} closed for readers would be open, now or within a year, or be read with a name that is left out, since years, ages, deaths, households or dates say something else now. If that is right, publish again: where a second person is there to be asked, it waits for them.`;
    case 'unsure':
      return `${countInWords(because.entries.length, 'record')} that readers have saved, corrected or had closed may be one of several rows of this sheet, or none. Decide below which they are, then publish again.`;
  }
}

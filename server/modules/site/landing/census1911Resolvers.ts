import { eventYear } from '#domain/records/core/summaryLine.ts';
import { census1911Id, recordIdOfGuid } from '#domain/site/landing/census1911Address.ts';
import { readNameRange } from '#domain/site/landing/nameRange.ts';
import { createRecordStore } from '#server/engines/search/records/recordStore.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { recordAnswer } from '#server/modules/records/core/index.ts';

import { addressParts, alphabetOf1911, namesOf1911 } from './namesOf1911.ts';

const YEAR = 1911;

/** The 1911 census by surname. */
export const census1911Resolvers: Resolvers = {
  Query: {
    census1911Names: async (_root, { range: text, page }, context) => {
      await context.charge();
      if (text === null || text === undefined) return alphabetOf1911(context);
      const range = readNameRange(text);
      return range && namesOf1911(range, page ?? 1, context);
    },

    /** The guid finds the record; an id that is not its own, or another year, is an address that was made up. */
    census1911Record: async (_root, { id, guid }, context) => {
      const recordId = recordIdOfGuid(guid);
      const record =
        recordId === null || recordId.includes('\0')
          ? null
          : await context.perRequest(createRecordStore).byId(recordId);
      const isMeant = record !== null && eventYear(record.fields) === YEAR && census1911Id(addressParts(record)) === id;
      return isMeant ? recordAnswer(record.id, context) : { standing: 'MISSING', record: null };
    },
  },
};

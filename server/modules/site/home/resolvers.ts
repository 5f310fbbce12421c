import { DAY_MS } from '#domain/kernel/values/durations.ts';
import { textOf } from '#domain/records/core/record.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore } from '#server/engines/search/records/recordStore.ts';
import { toEngineQuery } from '#server/engines/search/toEngineQuery.ts';
import { SearchUnavailable } from '#server/engines/SearchUnavailable.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { Resolvers, Exhibit } from '#server/modules/kernel/graphql/types.generated.ts';
import { recordAnswer } from '#server/modules/records/core/index.ts';
import { pageFor } from '#server/modules/records/images/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { chooseExhibit, type ExhibitChoice } from './chooseExhibit.ts';

/** As many other spellings as a line of the home page has room for. */
const MOST_VARIANTS = 4;

interface Chosen {
  day: number;
  choice: Promise<ExhibitChoice | null>;
}

/** Chosen once a day and database: a home page must not look through a set for every visitor. */
const chosen = new WeakMap<Database, Chosen>();

function choiceOfDay(db: Database): Promise<ExhibitChoice | null> {
  const day = Math.floor(Date.now() / DAY_MS);
  const known = chosen.get(db);
  if (known?.day === day) return known.choice;
  const choice = chooseExhibit(db, day);
  chosen.set(db, { day, choice });
  // A failure and an empty site are asked about again.
  choice.then(
    (found) => found ?? chosen.delete(db),
    () => chosen.delete(db),
  );
  return choice;
}

async function variantsOf(surname: string, { matching, signal }: RequestContext): Promise<Exhibit['surnameVariants']> {
  const { query } = readSearchAddress(new URLSearchParams({ lastname: surname, lastname_variants: 'true' }).toString());
  const { variants } = await matching.search(toEngineQuery(query, { pageSize: 1 }), signal);
  return variants
    .filter(({ field }) => field === 'LastName')
    .slice(0, MOST_VARIANTS)
    .map(({ field, variant, how, count }) => ({ fieldId: field, variant, how, count }));
}

/** What the home page shows of the holdings, as this reader may read it; decided again for each of them. */
async function exhibitAnswer(context: RequestContext): Promise<Exhibit | null> {
  const choice = await choiceOfDay(context.db);
  if (!choice) return null;
  const [{ record }, page, stored] = await Promise.all([
    recordAnswer(choice.recordId, context),
    pageFor(context, choice.pageId),
    context.perRequest(createRecordStore).byId(choice.recordId),
  ]);
  const set = stored && (await context.perRequest(createRecordSetStore).byId(stored.recordSetId));
  if (record?.access !== 'FULL' || set?.access !== 'free' || !page || !stored) {
    // Closed, replaced or kept for members since it was chosen: it is shown to no one, members included.
    chosen.delete(context.db);
    return null;
  }
  const surname = textOf(stored.fields, 'LastName');
  return { record, page, surname, surnameVariants: surname === null ? [] : await variantsOf(surname, context) };
}

/** The site as anyone may see it. Counts are of what is published, so that no one learns of closed records. */
export const siteResolvers: Resolvers = {
  Query: {
    site: (_root, _arguments, { site }) => ({
      mode: site.mode === 'production' ? 'PRODUCTION' : 'DEMO',
      version: site.version,
    }),
    exhibit: (_root, _arguments, context) => exhibitAnswer(context),
  },
  Site: {
    recordCount: async (_site, _arguments, { search }) => {
      const { isReady, records } = await search.health();
      if (!isReady) throw new SearchUnavailable('health');
      return records;
    },
    recordSetCount: async (_site, _arguments, { db }) => {
      const row = await db.one<{ count: number }>(
        `/* site.countRecordSets */ SELECT count(*)::int AS count FROM record_set WHERE live_generation IS NOT NULL`,
      );
      return row?.count ?? 0;
    },
  },
};

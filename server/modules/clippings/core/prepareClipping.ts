import { faultOfFields, type FieldFault, tidyFields } from '#domain/clippings/core/clippingFields.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type { ClippingSourceInput, RegionInput } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { sourceAddress } from './addresses.ts';
import { type JudgedClipping, checkClippings } from './checkClippings.ts';
import { type CitedSite, citeSource } from './citations.ts';
import { checkedRegions, draftOf, namedSource, ownRegions } from './clippingSource.ts';
import type { NewClipping } from './clippingStore.ts';
import type { ClippingViewer } from './findImages.ts';
import { newClippingId } from './randomIds.ts';
import { createPageWords, sourceWords } from './sourceWords.ts';

/** A clipping as it is asked for. */
export interface AskedClipping {
  source: ClippingSourceInput;
  /** None of an article or a record: those that it has. */
  regions: readonly RegionInput[];
  title: string;
  note: string;
  tags: readonly string[];
  /** Null: the words of the source. */
  text: string | null;
}

/** Where and for whom a clipping is made. */
interface Maker {
  db: Database;
  viewer: ClippingViewer;
  site: CitedSite;
}

const NO_SOURCE: FieldFault = { field: 'source', message: 'There’s nothing here that you can clip.' };

/** A refusal that a form shows at a field. */
export const wrongField = ({ field, message }: FieldFault) => refusal('BAD_USER_INPUT', message, { field });

/** Fields as they are kept. @throws GraphQLError `BAD_USER_INPUT` with `field` */
export function checkedFields(fields: Parameters<typeof tidyFields>[0]) {
  const tidied = tidyFields(fields);
  const fault = faultOfFields(tidied);
  if (fault) throw wrongField(fault);
  return { ...tidied, tags: [...tidied.tags] };
}

/** The words to find a clipping by, and its own text: null where it is what the source says. */
export async function textsOf(
  db: Database,
  judged: JudgedClipping,
  text: string | null,
): Promise<{ text: string | null; words: string }> {
  const { text: words } = await sourceWords(db, createPageWords(db), judged);
  const own = text === null || text === words ? null : text;
  return { text: own, words: own ?? words };
}

/**
 * Makes everything of a clipping but its maker; nothing is stored.
 * @throws GraphQLError `BAD_USER_INPUT` with `field`
 */
export async function prepareClipping(
  { db, viewer, site }: Maker,
  { source: asked, regions: drawn, ...written }: AskedClipping,
): Promise<Omit<NewClipping, 'memberId'>> {
  const source = namedSource(asked);
  if (!source) throw wrongField(NO_SOURCE);
  const fields = checkedFields(written);
  const [bare] = await checkClippings(db, viewer, [draftOf(source, [])]);
  if (bare?.standing !== 'OPEN' || !bare.source) throw wrongField(NO_SOURCE);
  const found = await checkedRegions(db, viewer, source, drawn.length > 0 ? drawn : await ownRegions(db, source));
  if ('fault' in found) throw wrongField({ field: 'regions', message: found.fault });
  const draft = draftOf(source, found.regions);
  const [judged] = await checkClippings(db, viewer, [draft]);
  if (judged?.standing !== 'OPEN') throw wrongField({ field: 'regions', message: 'This part of the page is closed.' });
  const cited = {
    siteName: site.name,
    address: `${site.publicUrl}${sourceAddress(source, bare.source)}`,
    accessedOn: draft.madeAt,
    isUncorrected: false,
  };
  return {
    ...draft,
    ...fields,
    ...(await textsOf(db, judged, fields.text)),
    id: newClippingId(),
    citation: citeSource(bare.source, cited, false),
  };
}

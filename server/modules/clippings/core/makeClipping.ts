import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type {
  MutationChangeClippingArgs,
  MutationMakeClippingArgs,
} from '#server/modules/kernel/graphql/types.generated.ts';

import { checkClippings } from './checkClippings.ts';
import type { StoredClipping } from './clippingRow.ts';
import { checkedRegions } from './clippingSource.ts';
import { type ClippingChange, createClippingStore } from './clippingStore.ts';
import { placeInCollection } from './collectionAccess.ts';
import { checkedFields, prepareClipping, textsOf, wrongField } from './prepareClipping.ts';

/** More than a member may keep. */
export const tooManyClippings = () =>
  refusal('LIMIT_REACHED', `You can keep ${countInWords(CLIPPING_LIMITS.clippings, 'clipping')}. Remove some first.`);

/** Clips a source for a member who may. @throws GraphQLError `BAD_USER_INPUT` with `field`, `LIMIT_REACHED` */
export async function makeClipping(
  { db, viewer, site }: RequestContext,
  memberId: number,
  { source, regions, title, note = '', tags = [], text = null, collectionId = null }: MutationMakeClippingArgs,
): Promise<StoredClipping> {
  const prepared = await prepareClipping({ db, viewer, site }, { source, regions, title, note, tags, text });
  const made = await createClippingStore({ db }).add({ ...prepared, memberId }, async (tx) => {
    if (collectionId === null) return;
    const placed = await placeInCollection(tx, collectionId, memberId, {
      clippingId: prepared.id,
      recordId: null,
      note: '',
    });
    if (placed === 'missing')
      throw wrongField({ field: 'collectionId', message: 'There’s no such collection that you can add to.' });
    if (placed === 'full')
      throw refusal(
        'LIMIT_REACHED',
        `A collection holds ${countInWords(CLIPPING_LIMITS.itemsOfCollection, 'item')}. Choose another one.`,
      );
  });
  if (!made) throw tooManyClippings();
  return made;
}

/**
 * Changes a clipping of a member's own; null where there is none.
 * @throws GraphQLError `BAD_USER_INPUT` with `field`
 */
export async function changeClipping(
  { db, viewer }: RequestContext,
  memberId: number,
  { id, version, title, note, tags, text, regions }: MutationChangeClippingArgs,
): Promise<{ clipping: StoredClipping; isConflict: boolean } | null> {
  const store = createClippingStore({ db });
  const present = await store.own(memberId, id);
  if (!present || present.version !== version) return present && { clipping: present, isConflict: true };
  const fields = checkedFields({
    title: title ?? present.title,
    note: note ?? present.note,
    tags: tags ?? present.tags,
    text: text ?? present.text,
  });
  const change: ClippingChange = { title: fields.title, note: fields.note, tags: fields.tags };
  if (regions || text != null) {
    const found = regions ? await checkedRegions(db, viewer, present, regions) : { regions: present.regions };
    if ('fault' in found) throw wrongField({ field: 'regions', message: found.fault });
    const [judged] = await checkClippings(db, viewer, [{ ...present, regions: found.regions }]);
    if (regions && judged?.standing !== 'OPEN')
      throw wrongField({ field: 'regions', message: 'This part of the page is closed.' });
    // A text that is emptied gives the words of the source back; the member's own stays with new rectangles, too.
    const own = fields.text || null;
    if (judged)
      Object.assign(
        change,
        judged.standing === 'OPEN' ? await textsOf(db, judged, own) : { text: own, words: own ?? '' },
      );
    if (regions) change.regions = found.regions;
  }
  return store.change(memberId, id, version, change);
}

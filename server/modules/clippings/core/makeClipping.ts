import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import { faultOfFields, type FieldFault, tidyFields } from '#domain/clippings/core/clippingFields.ts';
import { counted } from '#domain/kernel/wording/counted.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type { MutationChangeClippingArgs, MutationMakeClippingArgs } from '#server/modules/kernel/graphql/types.generated.ts';

import { sourceAddress } from './addresses.ts';
import { citeSource } from './citations.ts';
import type { StoredClipping } from './clippingRow.ts';
import { checkedRegions, draftOf, namedSource, ownRegions } from './clippingSource.ts';
import { type ClippingChange, createClippingStore } from './clippingStore.ts';
import { type JudgedClipping, judgeClippings } from './judgeClippings.ts';
import { placeInCollection } from './placeInCollection.ts';
import { newClippingId } from './randomIds.ts';
import { createPageWords, sourceWords } from './sourceWords.ts';

/** A refusal that a form shows at a field. */
export const wrongField = ({ field, message }: FieldFault) => refusal('BAD_USER_INPUT', message, { field });

/** More than a member may keep. */
export const tooManyClippings = () => refusal('LIMIT_REACHED', `You can keep ${counted(CLIPPING_LIMITS.clippings, 'clipping')}. Remove some first.`);

const NO_SOURCE: FieldFault = { field: 'source', message: 'There’s nothing here that you can clip.' };

function checked(fields: Parameters<typeof tidyFields>[0]) {
  const tidied = tidyFields(fields);
  const fault = faultOfFields(tidied);
  if (fault) throw wrongField(fault);
  return { ...tidied, tags: [...tidied.tags] };
}

/** The words to find a clipping by, and its own text: null where it is what the source says. */
async function textsOf(db: RequestContext['db'], judged: JudgedClipping, text: string | null) {
  const { text: words } = await sourceWords(db, createPageWords(db), judged);
  const own = text === null || text === words ? null : text;
  return { text: own, words: own ?? words };
}

/** Clips a source for a member who may. @throws GraphQLError `BAD_USER_INPUT` with `field`, `LIMIT_REACHED` */
export async function makeClipping({ db, viewer, site }: RequestContext, memberId: number, { source: asked, regions: drawn, title, note = '', tags = [], text = null, collectionId = null }: MutationMakeClippingArgs): Promise<StoredClipping> {
  const source = namedSource(asked);
  if (!source) throw wrongField(NO_SOURCE);
  const fields = checked({ title, note, tags, text });
  const [bare] = await judgeClippings(db, viewer, [draftOf(source, [])]);
  if (bare?.standing !== 'OPEN' || !bare.source) throw wrongField(NO_SOURCE);
  const found = await checkedRegions(db, viewer, source, drawn.length > 0 ? drawn : await ownRegions(db, source));
  if ('fault' in found) throw wrongField({ field: 'regions', message: found.fault });
  const draft = draftOf(source, found.regions);
  const [judged] = await judgeClippings(db, viewer, [draft]);
  if (judged?.standing !== 'OPEN') throw wrongField({ field: 'regions', message: 'This part of the page is closed.' });
  const cited = { address: `${site.publicUrl}${sourceAddress(source, bare.source)}`, accessedOn: draft.madeAt, isUncorrected: false };
  const id = newClippingId();
  const texts = await textsOf(db, judged, fields.text);
  const made = await createClippingStore({ db }).add({ ...draft, ...fields, ...texts, id, memberId, citation: citeSource(bare.source, cited, false) }, async (tx) => {
    if (collectionId === null) return;
    const placed = await placeInCollection(tx, collectionId, memberId, { clippingId: id, recordId: null, note: '' });
    if (placed === 'missing') throw wrongField({ field: 'collectionId', message: 'There’s no such collection that you can add to.' });
    if (placed === 'full') throw refusal('LIMIT_REACHED', `A collection holds ${counted(CLIPPING_LIMITS.itemsOfCollection, 'item')}. Choose another one.`);
  });
  if (!made) throw tooManyClippings();
  return made;
}

/** Changes a clipping of a member's own; null where there is none. @throws GraphQLError `BAD_USER_INPUT` with `field` */
export async function changeClipping({ db, viewer }: RequestContext, memberId: number, { id, version, title, note, tags, text, regions }: MutationChangeClippingArgs): Promise<{ clipping: StoredClipping; isConflict: boolean } | null> {
  const store = createClippingStore({ db });
  const present = await store.own(memberId, id);
  if (!present || present.version !== version) return present && { clipping: present, isConflict: true };
  const fields = checked({ title: title ?? present.title, note: note ?? present.note, tags: tags ?? present.tags, text: text ?? present.text });
  const change: ClippingChange = { title: fields.title, note: fields.note, tags: fields.tags };
  if (regions || text != null) {
    const found = regions ? await checkedRegions(db, viewer, present, regions) : { regions: present.regions };
    if ('fault' in found) throw wrongField({ field: 'regions', message: found.fault });
    const [judged] = await judgeClippings(db, viewer, [{ ...present, regions: found.regions }]);
    if (regions && judged?.standing !== 'OPEN') throw wrongField({ field: 'regions', message: 'This part of the page is closed.' });
    // A text that is emptied gives the words of the source back; the member's own stays with new rectangles, too.
    const own = fields.text || null;
    if (judged) Object.assign(change, judged.standing === 'OPEN' ? await textsOf(db, judged, own) : { text: own, words: own ?? '' });
    if (regions) change.regions = found.regions;
  }
  return store.change(memberId, id, version, change);
}

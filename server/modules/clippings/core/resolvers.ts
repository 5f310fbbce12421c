import { isClippingId } from '#domain/clippings/core/clippingAddresses.ts';
import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import { faultOfRegions } from '#domain/clippings/core/clippingRegion.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { rateLimited, refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireGrant, requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type { Clipping, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { requireTextAllowance } from '#server/modules/newspapers/browse/index.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

import type { StoredClipping } from './clippingRow.ts';
import { createClippingStore } from './clippingStore.ts';
import { createClippingViews } from './clippingViews.ts';
import { ownClippings, type Slice, tagsOf } from './findClippings.ts';
import { findImages } from './findImages.ts';
import { changeClipping, makeClipping, tooManyClippings } from './makeClipping.ts';
import { wrongField } from './prepareClipping.ts';
import { newShareId } from './randomIds.ts';
import { sharedClipping } from './sharedClipping.ts';
import { createPageWords } from './sourceWords.ts';

/** Most of a list that is answered at once. */
const MOST_AT_ONCE = 100;
/** Clippings that a member may make in an hour: one every six seconds without a pause. */
const MAKING = { points: 600, duration: 3_600 };
/** Times in a day that a member may share a clipping. */
const SHARING = { points: 200, duration: 86_400 };
/** Shared clippings that a network may open in five minutes. */
const OPENING = { points: 300, duration: 300 };

/** A part of a list, within what is answered at once. */
export const sliceOf = ({ offset, first }: Slice): Slice => ({
  offset: Math.max(0, offset),
  first: Math.min(MOST_AT_ONCE, Math.max(0, first)),
});

/** A clipping as this reader may have it; null where there is none. */
async function answer(context: RequestContext, clipping: StoredClipping | null): Promise<Clipping | null> {
  return clipping && ((await context.perRequest(createClippingViews).of([clipping]))[0] ?? null);
}

/** One that has just been made or changed, which is there. */
async function present(context: RequestContext, clipping: StoredClipping): Promise<Clipping> {
  const answered = await answer(context, clipping);
  if (!answered) throw new Error('A clipping that was just stored cannot be judged.');
  return answered;
}

async function take(
  db: RequestContext['db'],
  name: string,
  allowance: { points: number; duration: number },
  key: string,
  message: string,
): Promise<void> {
  const wait = await createLimiter(db, name, allowance).take(key);
  if (wait !== null) throw rateLimited(message, wait);
}

/** Clippings: of a member's own, and as others may see them. What is missing and what is refused is one answer. */
export const clippingResolvers: Resolvers = {
  Query: {
    myClippings: async (_root, { words, tag = null, collectionId = null, removed, offset, first }, context) => {
      const memberId = requireMember(context.viewer);
      const { clippings, total } = await ownClippings(
        context.db,
        context.viewer,
        { words, tag, collectionId, isRemoved: removed },
        sliceOf({ offset, first }),
      );
      const [answered, tags, kept] = [
        await context.perRequest(createClippingViews).of(clippings),
        await tagsOf(context.db, memberId),
        await createClippingStore(context).count(memberId),
      ];
      return { clippings: answered, total, tags, kept, most: CLIPPING_LIMITS.clippings };
    },

    clipping: async (_root, { id }, context) =>
      isClippingId(id)
        ? answer(context, await createClippingStore(context).readable(context.viewer.memberId, id))
        : null,

    sharedClipping: async (_root, { shareId }, { db, viewer, ip, site }) => {
      await take(
        db,
        'sharedClippings',
        OPENING,
        networkOf(ip),
        'Too many shared clippings were opened in a short time.',
      );
      return sharedClipping(db, viewer, site, shareId);
    },

    textOfRegions: async (_root, { regions }, context) => {
      const { db, viewer } = context;
      if (regions.length > CLIPPING_LIMITS.regions) return '';
      const images = new Map(
        [
          ...(await findImages(
            db,
            viewer,
            regions.map(({ imageId }) => imageId),
          )),
        ].filter(([, { mayRead, issueId }]) => mayRead && issueId !== null),
      );
      if (faultOfRegions(regions, images) !== null) return '';
      await requireTextAllowance(context);
      const pages = await db.rows<{ id: string; imageId: string }>(
        '/* clippings.pagesToRead */ SELECT id, image_id AS "imageId" FROM newspaper_page WHERE image_id = ANY($1::text[])',
        [[...images.keys()]],
      );
      const parts = regions.flatMap(({ imageId, ...region }) => {
        const [pageId, image] = [pages.find((page) => page.imageId === imageId)?.id, images.get(imageId)];
        return pageId === undefined || !image ? [] : [{ pageId, region, image }];
      });
      return (await createPageWords(db).inRegions(parts)).text;
    },
  },

  Mutation: {
    makeClipping: async (_root, asked, context) => {
      const memberId = requireGrant(context.viewer, 'collections');
      await take(
        context.db,
        'clippingsMade',
        MAKING,
        String(memberId),
        'Too many clippings were made in a short time.',
      );
      return present(context, await makeClipping(context, memberId, asked));
    },

    changeClipping: async (_root, asked, context) => {
      const memberId = requireGrant(context.viewer, 'collections');
      const changed = isClippingId(asked.id) ? await changeClipping(context, memberId, asked) : null;
      if (!changed) return null;
      const answered = await present(context, changed.clipping);
      if (changed.isConflict)
        throw refusal('CONFLICT', 'This clipping was changed in another window.', { current: answered });
      return answered;
    },

    removeClipping: async (_root, { id }, context) => {
      const memberId = requireMember(context.viewer);
      return isClippingId(id) && createClippingStore(context).remove(memberId, id);
    },

    restoreClipping: async (_root, { id }, context) => {
      const memberId = requireGrant(context.viewer, 'collections');
      const restored = isClippingId(id) ? await createClippingStore(context).restore(memberId, id) : null;
      if (restored === 'full') throw tooManyClippings();
      return answer(context, restored);
    },

    shareClipping: async (_root, { id, includesNote }, context) => {
      const memberId = requireGrant(context.viewer, 'collections');
      const store = createClippingStore(context);
      const own = isClippingId(id) ? await answer(context, await store.own(memberId, id)) : null;
      if (!own) return null;
      if (own.shareWithdrawnWhy != null)
        throw wrongField({
          field: 'id',
          message: 'Our staff withdrew the link of this clipping. It can’t be shared again.',
        });
      if (own.standing !== 'OPEN')
        throw wrongField({ field: 'id', message: 'A clipping can’t be shared while its source is closed to you.' });
      await take(context.db, 'clippingsShared', SHARING, String(memberId), 'Too many clippings were shared in a day.');
      return answer(context, await store.share(memberId, id, newShareId(), includesNote));
    },

    unshareClipping: async (_root, { id }, context) => {
      const memberId = requireMember(context.viewer);
      return answer(context, isClippingId(id) ? await createClippingStore(context).unshare(memberId, id) : null);
    },
  },

  // Read only where they are asked for.
  Clipping: {
    text: async ({ id = '' }, _arguments, context) => {
      await requireTextAllowance(context);
      return context.perRequest(createClippingViews).text(id);
    },
    isUncorrected: ({ id = '' }, _arguments, context) => context.perRequest(createClippingViews).isUncorrected(id),
    citation: ({ id = '' }, _arguments, context) => context.perRequest(createClippingViews).citation(id),
    share: async ({ id = '', share = null }, _arguments, context) =>
      share && { ...share, showsPicture: await context.perRequest(createClippingViews).showsPicture(id) },
  },
};

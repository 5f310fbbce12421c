import { CONTENT_STATE } from '#domain/clippings/annotations/annotationAddresses.ts';
import { writeContentState } from '#domain/clippings/annotations/contentState.ts';
import { clippingPicture, clippingThumbnail, sharedClippingAddress } from '#domain/clippings/core/clippingAddresses.ts';
import { UNDO_DAYS } from '#domain/kernel/dates/undoDays.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import type { Clipping } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { regionAddress, sourceAddress, manifestOf, placeOf } from './addresses.ts';
import { type JudgedClipping, type JudgedRegion, checkClippings } from './checkClippings.ts';
import { type CitedSite, citeSource } from './citations.ts';
import type { StoredClipping } from './clippingRow.ts';
import { ANYONE, type ClippingViewer } from './findImages.ts';
import { createPageWords, sourceWords } from './sourceWords.ts';

/** What others than its maker read for the title of a clipping whose source is closed to everyone. */
const WITHDRAWN_TITLE = 'Clipping of a source that is closed';

/** Days for which what was removed can be restored; null unless it is removed. */
export const daysLeftOf = (removedAt: Date | null): number | null =>
  removedAt === null ? null : Math.max(0, Math.ceil(UNDO_DAYS - (Date.now() - removedAt.getTime()) / DAY_MS));

/** Title of a clipping as someone else than its maker may read it. */
export const titleForOthers = ({ clipping, isWithdrawn }: JudgedClipping): string =>
  isWithdrawn ? WITHDRAWN_TITLE : clipping.title;

/** A region as a link that hands its place to a viewer of IIIF. */
const iiifLink = (origin: string, region: JudgedRegion): string =>
  `${origin}/image-viewer?${CONTENT_STATE}=${writeContentState(origin, placeOf(region), manifestOf(origin, region))}`;

/** Clippings as one request answers them: what several fields need of one is worked out once. */
export function createClippingViews({ db, viewer, site }: { db: Database; viewer: ClippingViewer; site: CitedSite }) {
  const judged = new Map<string, JudgedClipping>();
  const words = new Map<string, Promise<{ text: string; isUncorrected: boolean }>>();
  const pages = createPageWords(db);
  const isMine = ({ memberId }: StoredClipping): boolean => viewer.memberId !== null && memberId === viewer.memberId;

  async function readWords(one: JudgedClipping): Promise<{ text: string; isUncorrected: boolean }> {
    if (one.standing !== 'OPEN') return { text: '', isUncorrected: false };
    const { clipping, isPartlyCovered } = one;
    // What its maker wrote down may be the very words that are closed now.
    if (clipping.text !== null && (isMine(clipping) || !isPartlyCovered))
      return { text: clipping.text, isUncorrected: false };
    const { text, isCorrected } = await sourceWords(db, pages, one);
    return { text, isUncorrected: text !== '' && !isCorrected };
  }

  function wordsOf(id: string): Promise<{ text: string; isUncorrected: boolean }> {
    const one = judged.get(id);
    if (!one) return Promise.resolve({ text: '', isUncorrected: false });
    const reading = words.get(id) ?? readWords(one);
    words.set(id, reading);
    return reading;
  }

  function answer(one: JudgedClipping): Clipping {
    const { clipping, standing, source, regions } = one;
    const isOwn = isMine(clipping);
    judged.set(clipping.id, one);
    words.delete(clipping.id);
    return {
      id: clipping.id,
      kind: clipping.kind.toUpperCase() as Clipping['kind'],
      title: isOwn ? clipping.title : titleForOthers(one),
      note: isOwn ? clipping.note : '',
      tags: isOwn ? clipping.tags : [],
      standing,
      address: sourceAddress(clipping, source),
      // Where something is that is not open to them is its maker's own.
      regions: regions.flatMap((region, at) => {
        if (!isOwn && region.cut === null) return [];
        const { x, y, width, height } = region.cut?.region ?? region.stored;
        return {
          imageId: region.cut?.image.id ?? region.stored.imageId,
          pageId: region.stored.pageId,
          pageLabel: region.page?.label ?? region.cut?.image.label ?? null,
          x,
          y,
          width,
          height,
          picture: region.cut ? clippingPicture(clipping.id, at + 1) : null,
          address: regionAddress(one, region),
          iiifLink: region.cut && iiifLink(site.publicUrl, region),
        };
      }),
      thumbnail: regions.some(({ cut }) => cut !== null) ? clippingThumbnail(clipping.id) : null,
      madeAt: clipping.madeAt.toISOString(),
      changedAt: clipping.changedAt.toISOString(),
      version: clipping.version,
      isMine: isOwn,
      share: isOwn ? shareOf(clipping) : null,
      shareWithdrawnWhy: isOwn ? clipping.shareWithdrawnWhy : null,
      daysLeft: daysLeftOf(clipping.removedAt),
      // Looked up by resolvers of their own, where they are asked for.
      text: '',
      isUncorrected: false,
      citation: '',
      collections: [],
      people: [],
    };
  }

  const shareOf = ({ shareId, sharedAt, includesNote }: StoredClipping) =>
    shareId === null || sharedAt === null
      ? null
      : {
          address: `${site.publicUrl}${sharedClippingAddress(shareId)}`,
          includesNote,
          sharedAt: sharedAt.toISOString(),
          showsPicture: false,
        };

  return {
    /** Judged for this reader now, so that text and citation can be asked for. */
    async judge(clippings: readonly StoredClipping[]): Promise<JudgedClipping[]> {
      const found = await checkClippings(db, viewer, clippings);
      for (const one of found) judged.set(one.clipping.id, one);
      return found;
    },

    /** As this reader may have them now. Whether they may know of them at all must be decided before. */
    of: async (clippings: readonly StoredClipping[]): Promise<Clipping[]> =>
      (await checkClippings(db, viewer, clippings)).map(answer),

    /** Whether its source is closed to everyone, of a clipping that was answered in this request. */
    isWithdrawn: (id: string): boolean => judged.get(id)?.isWithdrawn ?? true,

    /** The same of its words. */
    text: async (id: string): Promise<string> => (await wordsOf(id)).text,
    isUncorrected: async (id: string): Promise<boolean> => (await wordsOf(id)).isUncorrected,

    /** Whether anyone may see the picture of a clipping that its maker shares. */
    async showsPicture(id: string): Promise<boolean> {
      const one = judged.get(id);
      const [asShared] = one ? await checkClippings(db, ANYONE, [one.clipping], true) : [];
      return asShared?.regions.some(({ cut }) => cut !== null) ?? false;
    },

    async citation(id: string): Promise<string> {
      const one = judged.get(id);
      if (!one) return '';
      if (one.standing === 'CLOSED' || one.source === null) return one.clipping.citation;
      return citeSource(
        one.source,
        {
          siteName: site.name,
          address: `${site.publicUrl}${sourceAddress(one.clipping, one.source)}`,
          accessedOn: one.clipping.madeAt,
          isUncorrected: await this.isUncorrected(id),
        },
        true,
      );
    },
  };
}

import DataLoader from 'dataloader';

import { readTreePersonId } from '#domain/trees/core/treeIds.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { openTreeOrNull, viewOf } from '#server/modules/trees/core/index.ts';

import { type AskedPerson, keyOfAsked } from './storedMedia.ts';
import { portraitsOf } from './treePictureStore.ts';
import { visibleMedia } from './visibleMedia.ts';

/** Those asked about that are of one tree and came the same way. */
function byTree(asked: readonly AskedPerson[]): AskedPerson[][] {
  const groups = new Map<string, AskedPerson[]>();
  for (const each of asked) {
    const key = keyOfAsked({ ...each, personId: String(readTreePersonId(each.personId)?.treeId) });
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}

/**
 * The medium that is a person's portrait, where a picture is kept of it that the reader may see; null else. One look-up
 * for all of a request. The answer opens at the picture's address (`registerTreePictures`).
 */
export const createPortraitLoader = (context: RequestContext): DataLoader<AskedPerson, number | null, string> =>
  new DataLoader(
    async (asked) => {
      const { db } = context;
      const portraits = await portraitsOf(
        db,
        asked.flatMap(({ personId }) => readTreePersonId(personId) ?? []),
      );
      const shown = new Map<AskedPerson, number>();
      for (const ofTree of byTree(asked.filter(({ personId }) => portraits.has(personId)))) {
        const [first] = ofTree;
        const opened = first && (await openTreeOrNull(context, first.personId, first));
        if (!opened) continue;
        const visible = await visibleMedia(
          db,
          opened,
          ofTree.flatMap(({ personId }) => portraits.get(personId) ?? []),
          viewOf(context, opened),
        );
        for (const each of ofTree) {
          const medium = portraits.get(each.personId);
          if (medium !== undefined && visible.has(medium)) shown.set(each, medium);
        }
      }
      return asked.map((each) => shown.get(each) ?? null);
    },
    { cacheKeyFn: keyOfAsked },
  );

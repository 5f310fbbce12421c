import DataLoader from 'dataloader';

import { readTreePersonId } from '#domain/trees/treeIds.ts';
import type { RequestContext } from '#server/graphql/context.ts';

import { portraitsOf } from './treePictureStore.ts';

/** The medium that is somebody's portrait, by their id, where a picture is kept of it; one look-up for all of a request. */
export const createPortraitLoader = ({ db }: Pick<RequestContext, 'db'>): DataLoader<string, number | null> =>
  new DataLoader(async (ids) => {
    const found = await portraitsOf(db, ids.flatMap((id) => readTreePersonId(id) ?? []));
    return ids.map((id) => found.get(id) ?? null);
  });

import type { TreeMedium } from '#domain/trees/core/model/treeMedium.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { openTreeOfPerson, treeNotFound, profileOf, viewOf, type TreeCall } from '#server/modules/trees/core/index.ts';

/** Whose media are asked for, and how the reader came to their tree. */
export interface AskedPerson extends TreeCall {
  personId: string;
}

/** The same for equal requests. */
export const keyOfAsked = ({ personId, publicTreeShareToken, viewAs }: AskedPerson): string =>
  [personId, publicTreeShareToken ?? '', viewAs ?? ''].join(' ');

/** The media on a person's profile that have bytes, as far as the reader may see them. */
interface StoredMedia {
  treeId: number;
  media: readonly { mediumId: number; storedAs: string }[];
  /** What these bytes are kept as. */
  names: readonly string[];
}

async function readStoredMedia(context: RequestContext, { personId: id, ...call }: AskedPerson): Promise<StoredMedia> {
  const { personId, ...opened } = await openTreeOfPerson(context, id, call);
  const profile = await profileOf(context.db, opened, personId, viewOf(context, opened));
  if (!profile) throw treeNotFound();
  const media = profile.media.flatMap(({ id: mediumId, document }) => {
    const { storedAs } = document as TreeMedium;
    return storedAs === null ? [] : [{ mediumId, storedAs }];
  });
  return { treeId: opened.tree.id, media, names: media.map(({ storedAs }) => storedAs) };
}

/**
 * Reads the kept media of people, once in a request: pictures and documents of a profile are asked for together.
 * Rejects with the refusals of `openTreeOfPerson`, and `FAMILY_TREE_NOT_FOUND_ERROR` for an unknown person.
 */
export function createStoredMedia(context: RequestContext): (asked: AskedPerson) => Promise<StoredMedia> {
  const known = new Map<string, Promise<StoredMedia>>();
  return (asked) => {
    const key = keyOfAsked(asked);
    const found = known.get(key) ?? readStoredMedia(context, asked);
    known.set(key, found);
    return found;
  };
}

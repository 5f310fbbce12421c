import type { TreePicture } from '../treePersonApi.ts';
import type { Versioned } from './lifeOf.ts';

/** A picture that can be looked at. */
export interface ViewablePicture {
  medium: Versioned<'medium'>;
  picture: TreePicture;
}

/** Those of some media that are pictures whose bytes are here, in the order of the media. */
export const viewablePictures = (
  media: readonly Versioned<'medium'>[],
  pictures: readonly TreePicture[],
): ViewablePicture[] =>
  media.flatMap((medium) => {
    const picture = pictures.find(({ mediumId }) => mediumId === medium.id);
    return picture ? [{ medium, picture }] : [];
  });

import { thumbnailSet } from '#domain/records/images/thumbnailSizes.ts';

import { lowPriority } from './lowPriority.ts';

/**
 * How a small picture of the image service is asked for: in the size it is shown in, when it comes near the window, and
 * after all that matters more.
 */
export const lowPicture = (address: string, widthShown: string) =>
  ({ src: address, srcSet: thumbnailSet(address), sizes: widthShown, ...lowPriority }) as const;

import { CLIPPING_THUMBNAIL_SIDES } from '#domain/clippings/core/clippingAddresses.ts';

import { lowPriority } from './lowPriority.ts';

const { small, medium } = CLIPPING_THUMBNAIL_SIDES;

/**
 * How the small picture of a clipping is asked for: in the size it is shown in, when it comes near the window, and
 * after all that matters more.
 * @param address - with `size=small`, as the server gives it
 * @param widthShown - CSS width of its place
 */
export const lowClippingPicture = (address: string, widthShown: string) =>
  ({
    src: address,
    srcSet: `${address} ${small}w, ${address.replace('size=small', 'size=medium')} ${medium}w`,
    sizes: widthShown,
    ...lowPriority,
  }) as const;

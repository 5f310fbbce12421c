import { thumbnailAddress } from '#domain/records/images/thumbnailAddress.ts';

/** Where small pictures of newspaper pages are; the encoded id of an article, page or issue follows. */
export const NEWSPAPER_THUMBNAILS_PATH = '/iiif/newspaper-thumbnails';

/**
 * The address of a small picture: of the newspaper archive for ids that start with `BL/`, else of the general service
 * (NEWS-004).
 */
export const thumbnailPath = (id: string): string =>
  id.startsWith('BL/') ? `${NEWSPAPER_THUMBNAILS_PATH}/${encodeURIComponent(id)}` : thumbnailAddress(id);

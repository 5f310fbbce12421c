/** Where pictures of texts are served; in the folder of texts they are in `pictures`. */
export const CONTENT_PICTURES = '/content-pictures';

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.webp$/u;

/** Whether a text can name a picture of a text: words of lower-case letters and digits joined by hyphens, WebP. */
export const isPictureName = (text: string): boolean => text.length <= 80 && NAME.test(text);

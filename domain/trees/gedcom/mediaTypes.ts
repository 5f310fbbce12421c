/** Forms of 5.5.1 by the media types that 7 and the web have for them; the first form of a type is the one written. */
const TYPES: readonly (readonly [form: string, type: string])[] = [
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['tif', 'image/tiff'],
  ['tiff', 'image/tiff'],
  ['bmp', 'image/bmp'],
  ['webp', 'image/webp'],
  ['pcx', 'image/x-pcx'],
  ['pdf', 'application/pdf'],
  ['txt', 'text/plain'],
  ['text', 'text/plain'],
  ['htm', 'text/html'],
  ['html', 'text/html'],
  ['md', 'text/markdown'],
  ['mp3', 'audio/mpeg'],
  ['wav', 'audio/wav'],
  ['m4a', 'audio/mp4'],
  ['ogg', 'audio/ogg'],
  ['mp4', 'video/mp4'],
  ['mov', 'video/quicktime'],
  ['avi', 'video/x-msvideo'],
  ['mpg', 'video/mpeg'],
  ['mpeg', 'video/mpeg'],
  ['rtf', 'application/rtf'],
  ['doc', 'application/msword'],
  ['zip', 'application/zip'],
  ['url', 'text/uri-list'],
  ['ole', 'application/x-oleobject'],
];

const isMediaType = (form: string) => /^[\w.+-]+\/[\w.+-]+$/u.test(form);
const endingOf = (fileName: string) => /\.([a-z0-9]{1,5})(?:[?#].*)?$/iu.exec(fileName)?.[1] ?? '';

/**
 * The media type of a form as either version writes it, or of the ending of a file's name; empty where neither is
 * known.
 * @example mediaTypeOf('jpg', '') // 'image/jpeg'
 */
export function mediaTypeOf(form: string, fileName: string): string {
  if (isMediaType(form.trim())) return form.trim().toLowerCase();
  const known = (name: string) => TYPES.find(([each]) => each === name.trim().replace(/^\./u, '').toLowerCase())?.[1];
  return known(form) ?? known(endingOf(fileName)) ?? '';
}

/** @example formOf('image/jpeg') // 'jpg'; what 5.5.1 has no form for keeps the second half of its name */
export const formOf = (mediaType: string): string =>
  TYPES.find(([, type]) => type === mediaType.toLowerCase())?.[0] ?? mediaType.split('/').at(-1) ?? '';

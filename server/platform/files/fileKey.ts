const PART = /^[a-z0-9][a-z0-9._-]{0,99}$/u;
const MOST_PARTS = 6;

/**
 * The key, if it is one of ours: parts of small letters, digits, dots, hyphens and underscores, joined by slashes.
 * @throws Error for any other, so that no key leads out of the store
 */
export function fileKey(key: string): string {
  const parts = key.split('/');
  if (parts.length > MOST_PARTS || !parts.every((part) => PART.test(part)))
    throw new Error('A key of the file store is not one of ours.');
  return key;
}

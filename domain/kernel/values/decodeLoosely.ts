/** Escaped bytes one after another: a letter of UTF-8 takes up to four. */
const ESCAPED = /(?:%[\da-f]{2})+/giu;

function decodedBytes(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped;
  }
}

/**
 * Decodes a part of an address that a person or another program wrote. What is no escape, such as a bare per cent sign
 * in a password or a file's name, or escapes no letter, is left as it is written; unlike `decodeURIComponent`, it never
 * throws.
 */
export const decodeLoosely = (text: string): string => text.replaceAll(ESCAPED, decodedBytes);

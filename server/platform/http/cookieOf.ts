import { decodeLoosely } from '#domain/kernel/values/decodeLoosely.ts';

/**
 * The value of a cookie of a request; null without one. What is badly encoded is returned as it came.
 * @param header - its `Cookie` header
 */
export function cookieOf(header: string | undefined, name: string): string | null {
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return pair === undefined ? null : decodeLoosely(pair.slice(name.length + 1));
}

/**
 * The value of a cookie of a request; null without one.
 * @param header - its `Cookie` header
 * @throws URIError for a value that is badly encoded
 */
export function cookieOf(header: string | undefined, name: string): string | null {
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
}

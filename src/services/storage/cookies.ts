/** The value of a cookie, decoded; null when there is none. A value that is not URL-encoded comes as it stands. */
export function readCookie(name: string): string | null {
  const start = `${name}=`;
  const pair = document.cookie.split(';').map((part) => part.trim()).find((part) => part.startsWith(start));
  if (pair === undefined) return null;
  const value = pair.slice(start.length);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

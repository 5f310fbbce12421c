import { credentials } from '#services/graphql/credentials.ts';
import { saveAs } from '#ui/saveAs.ts';

/** What files of requests are kept as. */
const TYPES = ['application/pdf', 'image/webp', 'text/plain'] as const;

/**
 * Saves a file of a request to the reader's downloads.
 * @param token - of a visitor's link; null for a member and staff
 * @returns whether it was to be had
 */
export async function saveSupportFile(id: string, name: string, token: string | null): Promise<boolean> {
  const bearer = await credentials().token();
  const headers: Record<string, string> = {
    ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
    ...(token !== null && { 'x-support-token': token }),
  };
  const answer = await fetch(`/api/support-files/${encodeURIComponent(id)}`, { headers }).catch(() => null);
  if (!answer?.ok) return false;
  const kept = answer.headers.get('content-type') ?? '';
  saveAs(name, await answer.blob(), TYPES.find((type) => kept.startsWith(type)) ?? 'text/plain');
  return true;
}

import { offprintAddress } from '#domain/newspapers/core/offprintAddress.ts';

/** What came of asking for a PDF: the file, or why there is none. */
export type OffprintAnswer = Blob | 'busy' | 'failed';

/** Statuses by which the server says that too much was asked for. */
const BUSY = [429, 503];

/** Fetches an article or a page as PDF. Never rejects. */
export async function fetchOffprint(id: string): Promise<OffprintAnswer> {
  try {
    const answer = await fetch(offprintAddress(id), { credentials: 'same-origin' });
    if (answer.ok) return await answer.blob();
    return BUSY.includes(answer.status) ? 'busy' : 'failed';
  } catch {
    return 'failed';
  }
}

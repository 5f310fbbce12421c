import type { Database } from '#server/platform/db/database.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';

import { addMessage } from './messageStore.ts';
import { addRequest, type NewRequest, type StoredRequest } from './requestStore.ts';
import { sendSupportNews } from './supportMails.ts';

/**
 * Opens a request to support with its first message, and tells who asked by email. Rules of the form and allowances are
 * the caller's.
 * @returns null when a file is no longer there: the caller undoes its transaction
 */
export async function openRequest(
  tx: Database,
  parts: { mailer: Mailer; publicUrl: string },
  asked: NewRequest,
  { text, files }: { text: string; files: readonly string[] },
): Promise<StoredRequest | null> {
  const request = await addRequest(tx, asked);
  if ((await addMessage(tx, request.id, { isStaff: false, staffId: null, text: text.trim(), files })) < files.length)
    return null;
  await sendSupportNews(tx, parts, request, 'received');
  return request;
}

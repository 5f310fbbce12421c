import { session } from '#services/oidc/session.ts';
import { saveAs } from '#ui/saveAs.ts';

/**
 * Saves an invoice as PDF: staff show who they are by their token, which a link can’t carry. False when it could not be
 * fetched.
 */
export async function saveInvoice({ number, href }: { number: string; href: string }): Promise<boolean> {
  try {
    const token = await session.accessToken();
    const answer = await fetch(href, { headers: token === null ? {} : { authorization: `Bearer ${token}` } });
    if (!answer.ok) return false;
    saveAs(`${number}.pdf`, await answer.blob(), 'application/pdf');
    return true;
  } catch {
    return false;
  }
}

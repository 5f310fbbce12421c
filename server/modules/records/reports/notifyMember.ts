import { mailChoicesOf, memberEmail } from '#server/modules/account/profile/index.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { StoredCorrection } from './correctionStore.ts';
import { correctionMail } from './reportMails.ts';

/** A report that was decided. */
interface Decided extends Pick<StoredCorrection, 'memberId' | 'answer' | 'state'> {
  /** Whether the record itself was changed. */
  isEdited?: boolean;
}

/** Writes to a member who chose such emails and has an address. */
export async function notifyMember(
  tx: Database,
  { memberId, answer, state, isEdited = false }: Decided,
  { mailer, site }: Pick<RequestContext, 'mailer'> & { site: Pick<RequestContext['site'], 'publicUrl'> },
): Promise<void> {
  const { settings } = await mailChoicesOf(tx, memberId);
  const to = await memberEmail(tx, memberId);
  if (!settings.errorCorrections || to === null) return;
  const how = state !== 'ACCEPTED' ? 'rejected' : isEdited ? 'edited' : 'accepted';
  await mailer.send({ ...correctionMail(site.publicUrl, how, answer), to, memberId }, tx);
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';

import type { Database } from '#server/platform/db/database.ts';

import { isStillVersion } from './accounts/credentialStore.ts';
import { leaveOtherAccount } from './routes/leaveOtherAccount.ts';
import { recordSecurityEvent } from './securityEvents/recordSecurityEvent.ts';

/** An account that was proved, by its password or by another site. */
interface ProvedAccount {
  memberId: number;
  /** As in the `amr` claim. */
  methods: string[];
  /** The account's sign-in version when it was proved (accounts/credentialStore.ts). */
  version: number;
}

/**
 * Ends the questions of a sign-in: notes who it is.
 *
 * @returns the address the browser goes on to, or null when the account was signed out everywhere in the meantime: the
 *   sign-in is then gone.
 */
export async function finishSignIn(
  { provider, db }: { provider: () => Provider; db: Database },
  request: FastifyRequest,
  reply: FastifyReply,
  account: ProvedAccount,
): Promise<string | null> {
  const { memberId, methods, version } = account;
  const login = { accountId: String(memberId), remember: true, amr: methods };
  const interaction = await provider().interactionDetails(request.raw, reply.raw);
  await leaveOtherAccount(db, interaction, login.accountId);
  const continueTo = await provider().interactionResult(request.raw, reply.raw, { login });
  // After it was noted: a sign-out everywhere from now on finds and ends it, and one that came before is seen here.
  if (!(await isStillVersion(db, memberId, version))) {
    await interaction.destroy();
    return null;
  }
  await recordSecurityEvent(db, { kind: 'signed-in', memberId, detail: methods.join(', '), ip: request.ip });
  return continueTo;
}

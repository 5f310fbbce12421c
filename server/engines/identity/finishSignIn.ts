import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider, Interaction } from 'oidc-provider';

import type { Database } from '#server/platform/db/database.ts';

import { isStillVersion } from './accounts/credentialStore.ts';
import { recordSecurityEvent } from './securityEvents/recordSecurityEvent.ts';
import { endSessionsNamed } from './sessions/endSession.ts';

/**
 * Ends the session of another account that this browser still has, with its tokens, before another member signs in.
 * The provider would ask a second time for that.
 */
async function leaveOtherAccount(db: Database, interaction: Interaction, accountId: string): Promise<void> {
  const { session } = interaction;
  if (!session?.accountId || session.accountId === accountId) return;
  await endSessionsNamed(db, [session.uid]);
  interaction.session = undefined;
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
}

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

import type { Interaction } from 'oidc-provider';

import type { Database } from '#server/platform/db/database.ts';

import { endSessionsNamed } from '../sessions/endSession.ts';

/**
 * Ends the session of another account that this browser still has, with its tokens, before another member signs in.
 * The provider would ask a second time for that.
 */
export async function leaveOtherAccount(db: Database, interaction: Interaction, accountId: string): Promise<void> {
  const { session } = interaction;
  if (!session?.accountId || session.accountId === accountId) return;
  await endSessionsNamed(db, [session.uid]);
  interaction.session = undefined;
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
}

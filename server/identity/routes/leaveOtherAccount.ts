import type { Interaction, Provider } from 'oidc-provider';

/**
 * Ends the session of another account that this browser still has, with its tokens, before somebody else signs in.
 * The provider would ask a second time for that.
 */
export async function leaveOtherAccount(provider: Provider, interaction: Interaction, accountId: string): Promise<void> {
  const { session } = interaction;
  if (!session?.accountId || session.accountId === accountId) return;
  await (await provider.Session.findByUid(session.uid))?.destroy();
  interaction.session = undefined;
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
}

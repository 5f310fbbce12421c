import type { Database } from '#server/platform/db/database.ts';

import { findState, takeState } from '../federationState.ts';
import { connect } from './connectionStore.ts';

/**
 * Links the social provider's account that waits in a sign-in, now that the member it belongs to has signed in there
 * with the password. Someone else's sign-in links nothing.
 */
export async function linkNewcomer(db: Database, uid: string, memberId: number): Promise<void> {
  const waiting = await findState(db, 'social-newcomer', uid);
  if (waiting?.memberId !== memberId) return;
  await takeState(db, 'social-newcomer', uid);
  await connect(db, memberId, waiting.issuer, waiting.subject);
}

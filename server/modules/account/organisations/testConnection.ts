import { type ConnectionFacts, judgeConnection } from '#domain/account/organisations/judgeConnection.ts';
import { fetchMetadata } from '#server/engines/identity/saml/fetchMetadata.ts';
import type { Institution } from '#server/engines/identity/saml/institution.ts';
import { readMetadata } from '#server/engines/identity/saml/readMetadata.ts';
import { signInNotesOf } from '#server/engines/identity/saml/signInNotes.ts';
import { rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import type { LibraryConnection } from '#server/modules/kernel/graphql/types.generated.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

/** Tests of one library in ten minutes: each asks its server. */
const TESTS = { points: 10, duration: 600 };

const isSame = (held: readonly string[], read: readonly string[]): boolean =>
  held.length === read.length && held.every((key) => read.includes(key));

/** Its metadata beside what the site holds. */
async function metadataOf({
  metadataUrl,
  entityId,
  signInUrl,
  signingKeys,
}: Institution): Promise<ConnectionFacts['metadata']> {
  if (metadataUrl === null) return 'file';
  try {
    const read = readMetadata(await fetchMetadata(metadataUrl), entityId);
    return read.signInUrl === signInUrl && isSame(signingKeys, read.signingKeys) ? 'same' : 'changed';
  } catch (error) {
    if (error instanceof UserError) return 'away';
    throw error;
  }
}

/**
 * Tests the sign-in of a library: reads its metadata again, and looks at what came of its last sign-ins. Nothing is
 * changed. @throws GraphQLError `RATE_LIMITED`
 */
export async function testConnection(db: Database, institution: Institution): Promise<LibraryConnection> {
  const wait = await createLimiter(db, 'libraryTest', TESTS).take(institution.id);
  if (wait !== null) throw rateLimited('This library was tested often in a short time.', wait);
  const metadata = await metadataOf(institution);
  const notes = await signInNotesOf(db, institution.id);
  return {
    testedAt: new Date().toISOString(),
    findings: judgeConnection({ isAllowed: institution.isAllowed, metadata, ...notes }),
    lastSignInAt: notes.lastSignInAt?.toISOString() ?? null,
    lastRefusedAt: notes.lastRefusedAt?.toISOString() ?? null,
    clockAheadSeconds: notes.clockAheadMs === null ? null : Math.round(notes.clockAheadMs / 1000),
  };
}

import { providerName } from '#domain/account/security/signInNames.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A member as their own account pages need them. */
interface OwnDetails {
  id: string;
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
  email: string | null;
  mfaEnabled: boolean;
  /** Null unless asked for. */
  connections: { provider: string; name: string }[] | null;
  /** ISO 8601; null when no new address waits. */
  emailChangeExpiresAt: string | null;
}

type Row = Omit<OwnDetails, 'id' | 'connections' | 'emailChangeExpiresAt'> & { id: number; expiresAt: Date | null };

/** The providers that vouch for a member, by name. */
async function connectionsOf(db: Database, memberId: number): Promise<NonNullable<OwnDetails['connections']>> {
  const rows = await db.rows<{ provider: string }>(
    '/* account.connections */ SELECT DISTINCT provider FROM member_connection WHERE member_id = $1 ORDER BY provider',
    [memberId],
  );
  return rows.map(({ provider }) => ({ provider, name: providerName(provider) }));
}

/** What a member's account pages show; null when there is no such member any more. */
export async function ownDetails(db: Database, memberId: number, withConnections = false): Promise<OwnDetails | null> {
  const row = await db.one<Row>(
    `/* account.details */ SELECT id, first_name AS "firstName", last_name AS "lastName", date_of_birth AS "dateOfBirth", email,
       mfa_enabled AS "mfaEnabled", expires_at AS "expiresAt"
     FROM member LEFT JOIN email_change ON member_id = id AND expires_at > now() WHERE id = $1`,
    [memberId],
  );
  if (!row) return null;
  const { expiresAt, ...rest } = row;
  const connections = withConnections ? await connectionsOf(db, memberId) : null;
  return { ...rest, id: String(row.id), connections, emailChangeExpiresAt: expiresAt?.toISOString() ?? null };
}

/** Saves names and date of birth; an empty date is none. */
export async function savePersonalDetails(
  db: Database,
  memberId: number,
  firstName: string,
  lastName: string,
  dateOfBirth: string,
): Promise<void> {
  await db.rows(
    '/* account.saveDetails */ UPDATE member SET first_name = $2, last_name = $3, date_of_birth = $4 WHERE id = $1',
    [memberId, firstName.trim(), lastName.trim(), dateOfBirth === '' ? null : dateOfBirth],
  );
}

/** A reader's own details. @throws GraphQLError `UNAUTHENTICATED` when the account was erased this moment. */
export async function requireOwnDetails(
  { db }: RequestContext,
  memberId: number,
  withConnections = false,
): Promise<OwnDetails> {
  const details = await ownDetails(db, memberId, withConnections);
  if (!details) throw refusal('UNAUTHENTICATED', 'This account is no longer here.');
  return details;
}

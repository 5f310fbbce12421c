import type { Database } from '#server/platform/db/database.ts';

/** What signing in elsewhere leaves here for a while, by kind. */
export interface FederationStates {
  /**
   * A request sent to an institution, by its id: which sign-in it is for, when it was sent (ISO, UTC), and whether the
   * reader was to show who they are again.
   */
  'saml-request': { uid: string; institutionId: string; sentAt: string; mustBeFresh?: boolean };
  /** An assertion that was accepted, by institution and id: it opens the door once. */
  'saml-assertion': Record<string, never>;
  /**
   * What an institution vouched for, by the sign-in it is for and a secret of the browser that brought it, with the
   * sign-in version of the account at that time.
   */
  'saml-outcome': { institutionId: string; persistentId: string; hasAccess: boolean; version: number };
  /** A sign-in sent to the social provider, by its state. */
  'social-request': { uid: string; nonce: string; verifier: string; freshSince?: number };
  /** Someone the social provider vouched for who is not a member yet or not linked, by the sign-in it is for. */
  'social-newcomer': {
    issuer: string;
    subject: string;
    email: string;
    firstName: string;
    lastName: string;
    memberId: number | null;
  };
  /** Why a library's sign-in failed, by the reference a reader can quote. */
  'library-failure': { institution: string | null; missing: string | null; at: string };
}

type Kind = keyof FederationStates;

/** Keeps something for so many seconds. False when there is one of that id already, which then stays. */
export async function putState<K extends Kind>(
  db: Database,
  kind: K,
  id: string,
  payload: FederationStates[K],
  seconds: number,
): Promise<boolean> {
  const row = await db.one(
    `/* federation.put */ INSERT INTO federation_state (kind, id, payload, expires_at) VALUES ($1, $2, $3, now() + make_interval(secs => $4))
     ON CONFLICT (kind, id) DO UPDATE SET payload = excluded.payload, expires_at = excluded.expires_at WHERE federation_state.expires_at <= now() RETURNING id`,
    [kind, id, JSON.stringify(payload), seconds],
  );
  return row !== null;
}

/** Puts something in the place of what there was. */
export async function replaceState<K extends Kind>(
  db: Database,
  kind: K,
  id: string,
  payload: FederationStates[K],
  seconds: number,
): Promise<void> {
  await takeState(db, kind, id);
  await putState(db, kind, id, payload, seconds);
}

/** What is kept, or null when there is none or it has expired. */
export async function findState<K extends Kind>(
  db: Database,
  kind: K,
  id: string,
): Promise<FederationStates[K] | null> {
  const row = await db.one<{ payload: FederationStates[K] }>(
    '/* federation.find */ SELECT payload FROM federation_state WHERE kind = $1 AND id = $2 AND expires_at > now()',
    [kind, id],
  );
  return row?.payload ?? null;
}

/** Like `findState`, and removes it: of several who ask at once, one gets it. */
export async function takeState<K extends Kind>(
  db: Database,
  kind: K,
  id: string,
): Promise<FederationStates[K] | null> {
  const row = await db.one<{ payload: FederationStates[K]; isAlive: boolean }>(
    '/* federation.take */ DELETE FROM federation_state WHERE kind = $1 AND id = $2 RETURNING payload, expires_at > now() AS "isAlive"',
    [kind, id],
  );
  return row?.isAlive ? row.payload : null;
}

/** Removes what has expired. */
export async function sweepFederation(db: Database): Promise<void> {
  await db.rows('/* federation.sweep */ DELETE FROM federation_state WHERE expires_at <= now()');
}

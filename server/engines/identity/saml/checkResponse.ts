import { SamlStatusError } from '@node-saml/node-saml';

import type { Database } from '#server/platform/db/database.ts';

import { findState, putState, takeState } from '../federationState.ts';
import type { IdentitySettings } from '../identity.ts';
import { assertionFacts, type AssertionFacts } from './assertionFacts.ts';
import { CLOCK_SKEW_MS, createSamlClient, type RequestCache } from './createSamlClient.ts';
import type { Institution } from './institution.ts';
import { findInstitution } from './institutionStore.ts';
import type { Patron } from './patronStore.ts';
import { readEnvelope, type Envelope } from './readEnvelope.ts';
import { serviceProvider, type ServiceProvider } from './serviceProvider.ts';

/** Which page a failure leads to. */
export type FailurePage = 'missing-persistent-name-id' | 'unauthorised-organisation' | 'generic';

/** What came of an institution's answer. */
export type Judgement =
  | {
      kind: 'vouched';
      uid: string;
      patron: Patron;
      /** How far the institution’s clock is ahead of ours, in milliseconds; null when it does not say. */
      clockAheadMs: number | null;
    }
  | {
      kind: 'refused';
      page: FailurePage;
      /** For the log; readers must not learn what exactly an attacker got wrong. */
      reason: string;
      /** Null while it is not known who answered. */
      institution: Institution | null;
    };

interface Surroundings {
  db: Database;
  settings: IdentitySettings;
}

/** The longest an assertion is remembered, in seconds, should it name no end. */
const DAY = 86_400;

const refused = (page: FailurePage, reason: string, institution: Institution | null = null): Judgement => ({
  kind: 'refused',
  page,
  reason,
  institution,
});

/** The request was taken out of the database already; the library asks for it once more. */
const cacheOf = (id: string, sentAt: string): RequestCache => ({
  saveAsync: () => Promise.resolve(null),
  getAsync: (key) => Promise.resolve(key === id ? sentAt : null),
  removeAsync: (key) => Promise.resolve(key),
});

/** What the library does not look at, or only if it is there: who issued it, for which address, in answer to what. */
function strictProblem(
  facts: AssertionFacts,
  envelope: Envelope,
  institution: Institution,
  { acsUrl }: ServiceProvider,
): string | null {
  if (facts.issuer !== institution.entityId) return 'another issuer';
  if (envelope.issuer !== null && envelope.issuer !== institution.entityId) return 'another issuer';
  if (envelope.destination !== null && envelope.destination !== acsUrl) return 'another destination';
  if (facts.id === null) return 'no assertion id';
  const [confirmation] = facts.confirmations;
  if (!confirmation || facts.confirmations.length > 1) return 'not one bearer confirmation';
  if (confirmation.recipient !== acsUrl) return 'another recipient';
  if (confirmation.inResponseTo !== envelope.inResponseTo) return 'in answer to another request';
  if (confirmation.expiresAt === null) return 'no end of its time window';
  return null;
}

async function verify(
  envelope: Envelope,
  institution: Institution,
  sentAt: string,
  site: ServiceProvider,
): Promise<AssertionFacts | string> {
  const client = createSamlClient(site, institution, cacheOf(envelope.inResponseTo ?? '', sentAt));
  try {
    const { profile } = await client.validatePostResponseAsync({
      SAMLResponse: Buffer.from(envelope.xml, 'utf8').toString('base64'),
    });
    const verified = profile?.getAssertion?.();
    if (!verified) return 'no assertion';
    const facts = assertionFacts(verified);
    return strictProblem(facts, envelope, institution, site) ?? facts;
  } catch (error) {
    // The status text is the institution's own, and may speak of the reader.
    if (error instanceof SamlStatusError) return 'refused by the institution';
    return error instanceof Error ? error.message : 'unreadable';
  }
}

/** An assertion opens the door once, however often it is sent. */
async function isFirstUse(
  db: Database,
  institution: Institution,
  { id, expiresAt, confirmations }: AssertionFacts,
): Promise<boolean> {
  const end = Math.max(expiresAt ?? 0, confirmations[0]?.expiresAt ?? 0);
  const seconds = Math.min(Math.max((end + CLOCK_SKEW_MS - Date.now()) / 1000, 1), DAY);
  return putState(db, 'saml-assertion', `${institution.id} ${id}`, {}, seconds);
}

/**
 * Judges what an institution's identity provider posted: a signed assertion, for this site, within its time, in answer
 * to a request of ours that is not answered yet, used once, with a persistent pseudonym, from an institution that is
 * allowed.
 */
export async function checkResponse({ db, settings }: Surroundings, posted: unknown): Promise<Judgement> {
  const envelope = readEnvelope(posted);
  if (!envelope) return refused('generic', 'not a response');
  if (envelope.inResponseTo === null) return refused('generic', 'unsolicited');
  const request = await findState(db, 'saml-request', envelope.inResponseTo);
  if (!request) return refused('generic', 'in answer to no request');
  const institution = await findInstitution(db, settings.mode, request.institutionId);
  if (!institution?.isAllowed) return refused('unauthorised-organisation', 'institution not allowed', institution);
  const facts = await verify(envelope, institution, request.sentAt, serviceProvider(settings.publicUrl));
  if (typeof facts === 'string') return refused('generic', facts, institution);
  // Asked with `ForceAuthn`, which an institution may pass over: its own statement of the time counts (SAML core
  // section 2.7.2).
  if (request.mustBeFresh && (facts.authenticatedAt ?? 0) < Date.parse(request.sentAt) - CLOCK_SKEW_MS)
    return refused('generic', 'not asked again', institution);
  // Taken only now: no one but the institution can use the request up.
  if (!(await takeState(db, 'saml-request', envelope.inResponseTo)))
    return refused('generic', 'answered already', institution);
  if (!(await isFirstUse(db, institution, facts))) return refused('generic', 'assertion used before', institution);
  if (facts.persistentId === null) return refused('missing-persistent-name-id', 'no persistent name id', institution);
  const { requiredEntitlement } = institution;
  const hasAccess = requiredEntitlement === null || facts.entitlements.includes(requiredEntitlement);
  return {
    kind: 'vouched',
    uid: request.uid,
    patron: { institutionId: institution.id, persistentId: facts.persistentId, hasAccess },
    clockAheadMs: facts.issuedAt === null ? null : facts.issuedAt - Date.now(),
  };
}

import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

import { putState } from '../federationState.ts';
import type { IdentityLog } from '../identity.ts';
import type { FailurePage, Judgement } from './checkResponse.ts';
import { noteRefusal } from './signInNotes.ts';

type Refused = Extract<Judgement, { kind: 'refused' }>;

/** How long a reader can still look at what went wrong, and quote it. */
const DAY = 86_400;

const PATHS: Readonly<Record<FailurePage, string>> = {
  'missing-persistent-name-id': '/error/federator/missing-persistent-name-id',
  'unauthorised-organisation': '/error/federator/unauthorised-organisation',
  generic: '/error/federator',
};

/** As library administrators find it in their provider's settings. */
const MISSING =
  'persistent NameID (urn:oasis:names:tc:SAML:2.0:nameid-format:persistent) or eduPersonTargetedID (urn:oid:1.3.6.1.4.1.5923.1.1.1.10)';

/**
 * Notes kept for one network in a quarter of an hour: anyone can post an answer, and must not fill the database with
 * it.
 */
const NOTES = { points: 60, duration: 900 };

/** Notes a failed library sign-in; gives the page that explains it, whose address holds nothing but a reference. */
export type NoteFailure = (request: { id: string; ip: string }, refused: Refused) => Promise<string>;

/** What notes failures for readers and for the log, under the id of the request that failed. */
export function createFailureNotes(db: Database, log: IdentityLog): NoteFailure {
  const limiter = createLimiter(db, 'libraryFailure', NOTES);
  return async ({ id, ip }, { page, reason, institution }) => {
    log.warn({ requestId: id, institution: institution?.id ?? null, reason }, 'library sign-in refused');
    const note = {
      institution: institution?.name ?? null,
      missing: page === 'missing-persistent-name-id' ? MISSING : null,
      at: new Date().toISOString(),
    };
    if ((await limiter.take(networkOf(ip))) === null) {
      await putState(db, 'library-failure', id, note, DAY);
      if (institution) await noteRefusal(db, institution.id, reason);
    }
    return `${PATHS[page]}?${new URLSearchParams({ reference: id }).toString()}`;
  };
}

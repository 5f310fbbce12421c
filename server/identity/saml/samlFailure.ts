import type { Database } from '../../db/database.ts';
import { putState } from '../federation/federationState.ts';
import type { IdentityLog } from '../identity.ts';
import type { FailurePage, Judgement } from './judgeResponse.ts';

type Refused = Extract<Judgement, { kind: 'refused' }>;

/** How long a reader can still look at what went wrong, and quote it. */
const DAY = 86_400;

const PATHS: Readonly<Record<FailurePage, string>> = {
  'missing-persistent-name-id': '/error/federator/missing-persistent-name-id',
  'unauthorised-organisation': '/error/federator/unauthorised-organisation',
  generic: '/error/federator',
};

/** As library administrators find it in their provider's settings. */
const MISSING = 'persistent NameID (urn:oasis:names:tc:SAML:2.0:nameid-format:persistent) or eduPersonTargetedID (urn:oid:1.3.6.1.4.1.5923.1.1.1.10)';

/**
 * Notes a failed library sign-in for the reader and for the log, under the id of the request that failed.
 * @returns the page that explains it; its address holds nothing but that id
 */
export async function samlFailure(db: Database, log: IdentityLog, requestId: string, { page, reason, institution }: Refused): Promise<string> {
  log.warn({ requestId, institution: institution?.id ?? null, reason }, 'library sign-in refused');
  const note = { institution: institution?.name ?? null, missing: page === 'missing-persistent-name-id' ? MISSING : null, at: new Date().toISOString() };
  await putState(db, 'library-failure', requestId, note, DAY);
  return `${PATHS[page]}?${new URLSearchParams({ reference: requestId }).toString()}`;
}

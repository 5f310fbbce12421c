import { isIP } from 'node:net';
import { connect } from 'node:tls';

import { isLoopback, socketHost } from '#server/platform/config/hostNames.ts';
import { readVersion } from '#server/platform/config/projectRoot.ts';

import { type ExaminedSite, fault, type Finding, notApplicable, ok, warning } from '../DoctorCheck.ts';
import { checkExpiry } from './checkKeys.ts';

const PATIENCE_MS = 6_000;

interface Certificate {
  until: Date;
  /** Why browsers refuse it; null where they take it. */
  problem: string | null;
}

/** The certificate that a host shows, good or not. */
const certificateOf = (host: string, port: number): Promise<Certificate> =>
  new Promise((resolve, reject) => {
    const socket = connect(
      { host, port, ...(isIP(host) === 0 && { servername: host }), rejectUnauthorized: false, timeout: PATIENCE_MS },
      () => {
        const { valid_to: until } = socket.getPeerCertificate();
        const problem = socket.authorized ? null : String(socket.authorizationError);
        socket.destroy();
        resolve({ until: new Date(until), problem });
      },
    );
    socket.on('error', reject).on('timeout', () => socket.destroy(new Error('timeout')));
  });

/** The certificate of PUBLIC_URL. */
export async function checkCertificate({
  settings: { publicUrl },
  now,
}: Pick<ExaminedSite, 'settings' | 'now'>): Promise<readonly Finding[]> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:')
    return [
      isLoopback(hostname)
        ? notApplicable('PUBLIC_URL is on this machine.')
        : warning(
            'PUBLIC_URL is not https: passwords cross the network readable.',
            'Put a proxy with a certificate before the site.',
          ),
    ];
  try {
    const { until, problem } = await certificateOf(socketHost({ hostname }), Number(port) || 443);
    const expiry = checkExpiry(`The certificate of ${hostname}`, until, now());
    return [
      problem === null || expiry.state === 'fault'
        ? expiry
        : fault(
            `Browsers refuse the certificate of ${hostname} (${problem}).`,
            'Use one for this very name, from an authority that browsers know, with its whole chain.',
          ),
    ];
  } catch {
    return [
      warning(
        `${hostname} cannot be reached from here.`,
        'Check its name server, proxy and firewall, unless this machine may not reach its own public address.',
      ),
    ];
  }
}

/** Whether this site is what answers at PUBLIC_URL. */
export async function checkAnswer({
  settings: { publicUrl, isPublicUrlSet },
}: Pick<ExaminedSite, 'settings'>): Promise<readonly Finding[]> {
  if (!isPublicUrlSet) return [notApplicable('PUBLIC_URL is not set.')];
  let answer: Response;
  try {
    answer = await fetch(`${publicUrl}/healthz`, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    return [
      warning(
        'No site answers at PUBLIC_URL.',
        'Start it, or look at the proxy; a machine that may not reach its public address sees the same.',
      ),
    ];
  }
  const report = (await answer.json().catch(() => null)) as { version?: string; reason?: string } | null;
  if (answer.status === 503)
    return [
      fault(`The site at PUBLIC_URL is not ready${report?.reason ? `: ${report.reason}` : ''}.`, 'Read its log.'),
    ];
  if (answer.status !== 200 || report?.version === undefined)
    return [
      warning(
        `What answers at PUBLIC_URL/healthz is not this site (${answer.status}).`,
        'Look at the proxy: it has to pass every path on.',
      ),
    ];
  return [
    report.version === readVersion()
      ? ok('The site answers at PUBLIC_URL.')
      : warning(`The site at PUBLIC_URL is version ${report.version}, this is ${readVersion()}.`, 'Finish the update.'),
  ];
}

import { aheadMs, clocksApart, type OtherClock } from '#server/platform/http/clocksApart.ts';

import { type ExaminedSite, fault, type Finding, notApplicable, ok, warning } from '../DoctorCheck.ts';

const PATIENCE_MS = 5_000;

/**
 * How far the clock behind an address is ahead, by the date of its answer, which is whole seconds; null where it does
 * not say.
 */
async function webClock(address: string, now: () => number): Promise<number | null> {
  const asked = now();
  const answer = await fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
  const date = Date.parse(answer.headers.get('date') ?? '');
  return Number.isNaN(date) ? null : aheadMs(date + 500, asked, now());
}

/** Clocks that disagree, and those that do. Signed answers of providers are refused where they are a minute apart. */
function judge(clock: OtherClock): Finding {
  const [apart] = clocksApart([clock]);
  if (clock.aheadMs === null) return warning(`The clock of ${clock.name} is unknown.`, 'Compare it by hand.');
  return apart === undefined
    ? ok(`The clock of ${clock.name} agrees within ${Math.max(1, Math.ceil(Math.abs(clock.aheadMs) / 1000))} s.`)
    : fault(
        `${apart[0]?.toUpperCase()}${apart.slice(1)}.`,
        'Switch time synchronisation (NTP) on for both, and find out which of them is wrong.',
      );
}

/** The clock of the database against this machine’s. */
export async function checkDatabaseClock({ db, now }: Pick<ExaminedSite, 'db' | 'now'>): Promise<readonly Finding[]> {
  const asked = now();
  const row = await db.one<{ ms: number }>(
    '/* doctor.clock */ SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms',
  );
  return [judge({ name: 'the database', aheadMs: row && aheadMs(row.ms, asked, now()) })];
}

/** The clock of the OpenID provider that members sign in with, whose tokens say until when they hold. */
export async function checkProviderClock({
  settings: { social },
  now,
}: Pick<ExaminedSite, 'settings' | 'now'>): Promise<readonly Finding[]> {
  if (!social) return [notApplicable('SOCIAL_ISSUER is not set.')];
  try {
    return [
      judge({
        name: 'the OpenID provider',
        aheadMs: await webClock(`${social.issuer.replace(/\/$/u, '')}/.well-known/openid-configuration`, now),
      }),
    ];
  } catch {
    return [
      fault('The OpenID provider does not answer.', 'Check SOCIAL_ISSUER and whether this machine may reach it.'),
    ];
  }
}

import { access, constants } from 'node:fs/promises';

import { providers } from '#server/engines/payment/providers.generated.ts';
import { isLoopback } from '#server/platform/config/hostNames.ts';

import { type ExaminedSite, fault, type Finding, ok, warning } from '../DoctorCheck.ts';

/** Settings that have no effect where another is not as it must be: `[set, needs, holds]`. */
const WITHOUT_EFFECT: readonly {
  names: readonly string[];
  needs: string;
  holds: (settings: ExaminedSite['settings']) => boolean;
}[] = [
  { names: ['S3_BUCKET', 'S3_ENDPOINT', 'S3_PREFIX'], needs: 'FILE_STORE=s3', holds: ({ s3 }) => s3 !== null },
  {
    names: ['OPENSEARCH_URL', 'OPENSEARCH_USERNAME', 'OPENSEARCH_CA'],
    needs: 'SEARCH_ENGINE=opensearch',
    holds: ({ openSearch }) => openSearch !== null,
  },
  {
    names: ['DATABASE_STANDBY_URLS', 'DATABASE_READ_URLS'],
    needs: 'DATABASE_URL',
    holds: ({ databaseUrl }) => databaseUrl !== null,
  },
  {
    names: ['PAYMENT_PAYPAL'],
    needs: 'PAYMENT_PROVIDER=stripe',
    holds: ({ payment }) => payment.provider === 'stripe' || payment.provider === 'sandbox',
  },
  ...providers.map(({ name, settings }) => ({
    names: settings,
    needs: `PAYMENT_PROVIDER=${name}`,
    holds: ({ payment }: ExaminedSite['settings']) => payment.provider === name,
  })),
  { names: ['MAIL_FROM'], needs: 'SMTP_URL', holds: ({ smtpUrl }) => smtpUrl !== null },
  { names: ['HELP_ZENDESK_URL'], needs: 'HELP_SOURCE=zendesk', holds: ({ helpCentre }) => helpCentre !== null },
  { names: ['LEGACY_PATHS'], needs: 'LEGACY_ORIGIN', holds: ({ addresses }) => addresses.legacyOrigin !== null },
  { names: ['SAMPLE_DATA'], needs: 'MUNIMENT_MODE=demo', holds: ({ mode }) => mode === 'demo' },
  { names: ['ASSISTANT_KEY'], needs: 'ASSISTANT_URL', holds: ({ assistant }) => assistant !== null },
];

function withoutEffect({ env, settings }: Pick<ExaminedSite, 'env' | 'settings'>): Finding[] {
  return WITHOUT_EFFECT.flatMap(({ names, needs, holds }) => {
    const set = names.filter((name) => (env[name]?.trim() ?? '') !== '');
    return set.length === 0 || holds(settings)
      ? []
      : [
          warning(
            `${set.join(', ')} ${set.length === 1 ? 'has' : 'have'} no effect without ${needs}.`,
            `Set ${needs}, or remove ${set.length === 1 ? 'it' : 'them'}.`,
          ),
        ];
  });
}

function exposed({
  settings: { mode, publicUrl, isPublicUrlSet, trustedProxies, host, openSearch },
}: Pick<ExaminedSite, 'settings'>): Finding[] {
  const url = new URL(publicUrl);
  const isPublic = isPublicUrlSet && !isLoopback(url.hostname);
  const readsPassword =
    openSearch?.password != null &&
    openSearch.urls.some((node) => node.startsWith('http:') && !isLoopback(new URL(node).hostname));
  return [
    mode === 'demo' && isPublic
      ? fault(
          'A demonstration is at a public address: everyone knows the passwords of its accounts, staff included.',
          'Set MUNIMENT_MODE=production with a MUNIMENT_SECRET of your own, or remove PUBLIC_URL.',
        )
      : null,
    mode === 'production' && !isPublicUrlSet
      ? warning('PUBLIC_URL is not set: links in emails lead to localhost.', 'Set it to the address that members see.')
      : null,
    url.protocol === 'https:' && isPublic && trustedProxies.length === 0
      ? warning(
          'PUBLIC_URL is https and TRUSTED_PROXIES is not set: all visitors count as one network, the proxy’s.',
          'Set TRUSTED_PROXIES to the address of your proxy.',
        )
      : null,
    host === '0.0.0.0' && url.protocol === 'https:'
      ? warning(
          'HOST is 0.0.0.0: the site is also open without TLS to anyone who reaches this machine.',
          'Let a firewall admit the proxy alone, or set HOST to an inner address.',
        )
      : null,
    readsPassword
      ? warning('The password of OpenSearch crosses the network readable.', 'Use https:// in OPENSEARCH_URL.')
      : null,
  ].filter((finding) => finding !== null);
}

async function missing({ ocrCommand, ocrThreads }: ExaminedSite['settings']): Promise<Finding[]> {
  if (ocrCommand === null || !ocrCommand.includes('/')) return [];
  const isThere = await access(ocrCommand, constants.X_OK).then(
    () => true,
    () => false,
  );
  return isThere
    ? []
    : [
        fault(
          'OCR_COMMAND is no program that can be run.',
          ocrThreads > 0 ? 'Correct the path: pages wait to be read.' : 'Correct the path, or remove it.',
        ),
      ];
}

/** Settings that contradict each other, or do not do what they seem to. */
export async function checkContradictions(site: Pick<ExaminedSite, 'env' | 'settings'>): Promise<readonly Finding[]> {
  const found = [...exposed(site), ...withoutEffect(site), ...(await missing(site.settings))];
  return found.length > 0 ? found : [ok('No settings contradict each other.')];
}

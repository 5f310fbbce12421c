import { ALL_SETTINGS } from '#server/platform/config/settings/allSettings.ts';

import { hideSecrets } from './hideSecrets.ts';

const SECRETS = ALL_SETTINGS.filter(({ isSecret }) => isSecret).map(({ variable }) => variable);

it('knows the secrets among the settings', () =>
  expect(SECRETS).toEqual(
    expect.arrayContaining([
      'MUNIMENT_SECRET',
      'MUNIMENT_OLD_SECRET',
      'EXPORT_PASSPHRASE',
      'OPENSEARCH_PASSWORD',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ]),
  ));

it.each(SECRETS)('%s is left out of a text, whole and in its parts', (name) => {
  const hide = hideSecrets({ [name]: ' marigold, hedgerow ' });
  expect(hide('“marigold, hedgerow”, hedgerow and marigold')).toBe('“…”, … and …');
});

it.each([
  ['DATABASE_URL', 'postgres://clerk:marigold@db/site', 'marigold'],
  ['SMTP_URL', 'smtp://clerk:mari%2Fgold@mail.example', 'mari/gold'],
  ['SMTP_URL', 'smtp://clerk:marigold%@mail.example', 'marigold%'],
  ['OPENSEARCH_URL', 'https://clerk:mari%2Fgold%zz@search.example', 'mari/gold%zz'],
  ['AFFILIATE_POSTBACK_URL', 'https://partner.example/?key=marigold', 'key=marigold'],
  ['AWS_SECRET_ACCESS_KEY', 'marigold', 'marigold'],
])('what is secret in %s is left out', (name, value, secret) =>
  expect(hideSecrets({ [name]: value })(`not ${secret} at db`)).toBe('not … at db'),
);

import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';

import type { SiteFacts } from './fillNumbers.ts';

type Stated = Pick<Settings, 'operator' | 'supportEmail' | 'termsDate'>;

/** What texts call an operator whose name is not set. */
const UNNAMED = 'the operator of this site';

/** What the site’s own texts state of it, in the words of its settings. */
export const siteFacts = ({ operator, supportEmail, termsDate }: Stated, publicUrl: string): SiteFacts => ({
  operator: operator.name ?? UNNAMED,
  'operator:address': operator.address?.replaceAll('\n', ', ') ?? null,
  'operator:registration': operator.registration,
  'operator:email': supportEmail,
  site: new URL(publicUrl).host,
  'terms-date': termsDate && dayInWords(new Date(termsDate)),
});

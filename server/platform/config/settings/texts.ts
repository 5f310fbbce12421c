import { isCalendarDay } from '#domain/kernel/dates/isoDates.ts';

import { isSafeAddress } from '../hostNames.ts';
import { choice, fail, filePath, matching, parseSite, reader } from './readers.ts';
import { sellerAddress, sellerName } from './seller.ts';
import { group, type Refuse, setting, type ValuesOf } from './setting.ts';

const day = reader((given) => (isCalendarDay(given) ? given : fail('a date such as 2026-01-31')));

/** In the texts of the site: one line. */
const registration = matching(/^[^\p{Cc}{}]{1,200}$/u, 'a line of at most 200 characters');

const help = {
  source: setting(
    'HELP_SOURCE',
    choice(['files', 'zendesk'] as const),
    '`files` (the articles that come with the site, and yours in CONTENT_DIR) or `zendesk`. See Texts.',
    'files',
  ),
  /** The host alone: what is below it, the interface names. */
  url: setting(
    'HELP_ZENDESK_URL',
    reader((given) => {
      const url = parseSite(given);
      return isSafeAddress(url) && url.pathname === '/' && url.search === ''
        ? url
        : fail('the https address of a help centre, such as https://archive.zendesk.com');
    }),
    'Address of the help centre, such as `https://archive.zendesk.com`. Needed with `zendesk`.',
  ),
  locale: setting(
    'HELP_ZENDESK_LOCALE',
    reader((given) =>
      /^[a-z]{2,3}(?:-[a-z0-9]{2,8})?$/iu.test(given) ? given.toLowerCase() : fail('a locale such as en-gb'),
    ),
    'Its locale that readers get; its own default where it does not have this one.',
    'en-gb',
  ),
};

/** Without its address there is no help centre to ask. */
function settleHelp({ source, url, locale }: ValuesOf<typeof help>, refuse: Refuse) {
  const isOutside = source === 'zendesk';
  if (isOutside && url === null) refuse('HELP_ZENDESK_URL must be set where HELP_SOURCE is zendesk.');
  return isOutside && url !== null ? { url, locale } : null;
}

/** The texts of the site, and who runs it. */
export const texts = {
  /** Absolute path of the operator's own texts; null for none. */
  contentDir: setting(
    'CONTENT_DIR',
    filePath,
    'Folder with your own texts. See Texts. A relative path starts at the project’s folder.',
  ),
  /** The help centre that articles come from; null where they are files. */
  helpCentre: group(help, settleHelp),
  /** Who runs the site, as its own texts say it; null where it is not stated. */
  operator: group({
    name: setting(
      'OPERATOR_NAME',
      sellerName,
      'Name of the organisation or person that runs the site, as the terms of use and the other texts about the site give it. Unset: SELLER_NAME. See Texts.',
    ),
    /** Lines, separated by line breaks. */
    address: setting(
      'OPERATOR_ADDRESS',
      sellerAddress,
      'Its postal address, the lines separated by commas. Unset: SELLER_ADDRESS.',
    ),
    /** As what and under which number it is registered. */
    registration: setting(
      'OPERATOR_REGISTRATION',
      registration,
      'As what and under which number it is registered, such as `Registered charity 123456 (England and Wales)`.',
    ),
  }),
  /** `YYYY-MM-DD`: since when the present terms of use are in force. Null: they never changed. */
  termsDate: setting(
    'TERMS_DATE',
    day,
    'Date the terms of use came into force, `2026-01-31`: members who accepted earlier ones are asked after signing in. Unset: only members who never accepted.',
  ),
};

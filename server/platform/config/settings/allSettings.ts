import { appStores } from './appStores.ts';
import { database } from './database.ts';
import { files } from './files.ts';
import { limits } from './limits.ts';
import { members } from './members.ts';
import { elsewhere } from './outsideSites.ts';
import { payments } from './payments.ts';
import { search } from './search.ts';
import { seller } from './seller.ts';
import { settingsIn } from './setting.ts';
import { site } from './site.ts';
import { texts } from './texts.ts';

/** Every entry, by the name that the code has for its value. */
export const ENTRIES = {
  ...site,
  ...database,
  ...search,
  ...files,
  ...elsewhere,
  ...texts,
  ...members,
  ...payments,
  ...seller,
  ...appStores,
  ...limits,
};

/** The same as the manual divides them, by its headings. */
export const SECTIONS = {
  'The site': site,
  Database: database,
  Search: search,
  'Files and backups': files,
  'Proxies and other sites': elsewhere,
  'Texts and operator': texts,
  'Email and signing in': members,
  Payments: payments,
  Seller: seller,
  'App stores': appStores,
  Limits: limits,
};

/** What is known of each setting, in the order of the manual. */
export const ALL_SETTINGS = settingsIn(ENTRIES);

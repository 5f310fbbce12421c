import { STAFF_SETTINGS, type StaffSetting } from '#domain/kernel/site/staffSettings.ts';

import { parseMapLayers } from './parseMapLayers.ts';
import { files } from './settings/files.ts';
import { elsewhere } from './settings/outsideSites.ts';
import { fail, whole } from './settings/readers.ts';
import { search } from './settings/search.ts';
import { seller } from './settings/seller.ts';
import { type Entry, readEntries, type ValuesOf } from './settings/setting.ts';
import { site } from './settings/site.ts';
import { texts } from './settings/texts.ts';

/** Whether a text names one. */
export const isStaffSetting = (text: string): text is StaffSetting =>
  (STAFF_SETTINGS as readonly string[]).includes(text);

/** Each that is a value by itself, by the name that the code has for it. */
const ENTRIES = {
  siteName: site.siteName,
  siteShortName: site.siteShortName,
  siteAccent: site.siteAccent,
  siteLogo: site.siteLogo,
  supportEmail: site.supportEmail,
  termsDate: texts.termsDate,
  sellerName: seller.sellerName,
  sellerAddress: seller.sellerAddress,
  searchLimit: search.searchLimit,
  ocrThreads: files.ocrThreads,
  mapLayers: elsewhere.mapLayers,
  manifestHosts: elsewhere.manifestHosts,
  isMessagingOn: site.isMessagingOn,
  locale: site.locale,
  siteTimeZone: seller.siteTimeZone,
};

/** What each is read by. */
const FACTS = new Map(
  [...Object.values(ENTRIES), texts.operator]
    .flatMap(({ settings }) => settings)
    .map((facts) => [facts.variable, facts] as const),
);

/** Most pages that staff may have read side by side: each takes a processor and up to 700 MB. */
const MOST_THREADS = 16;
/** Characters of what staff may list as maps: every page carries it. So many are enough for hosts, too. */
const LONGEST_LIST = 2_000;
/** What staff may set less freely than an operator, who knows the machine. */
const NARROWER = new Map<StaffSetting, (text: string) => unknown>([
  ['OCR_THREADS', whole(0, MOST_THREADS).parse],
  [
    'MAP_LAYERS',
    (text) => (text.length <= LONGEST_LIST ? parseMapLayers(text) : fail('maps with 2,000 characters at most')),
  ],
  ['MANIFEST_HOSTS', (text) => (text.length <= LONGEST_LIST ? null : fail('hosts with 2,000 characters at most'))],
]);

/** What is wrong with a text for a setting, as a sentence; null for nothing. An empty one unsets it. */
export function staffSettingProblem(name: StaffSetting, text: string): string | null {
  if (text === '') return null;
  try {
    NARROWER.get(name)?.(text);
    FACTS.get(name)?.parse(text);
    return null;
  } catch (error) {
    return `Enter ${(error as Error).message}.`;
  }
}

/** Those of all settings that these are read into. */
export interface ChangeableSettings extends ValuesOf<typeof ENTRIES>, Pick<ValuesOf<typeof texts>, 'operator'> {
  /** Those that the environment sets. */
  setOutside: readonly StaffSetting[];
}

/** What staff have set, by variable. */
export type StoredSettings = ReadonlyMap<string, string>;

const inOneLine = (address: string | null): string | null => address?.replaceAll('\n', ', ') ?? null;

/** The value of a setting, as an operator would write it; empty for none. */
export function textOfSetting(name: StaffSetting, settings: ChangeableSettings): string {
  const { siteName, siteShortName, siteAccent, siteLogo, supportEmail, operator } = settings;
  const values: Readonly<Record<StaffSetting, string | null>> = {
    SITE_NAME: siteName,
    SITE_SHORT_NAME: siteShortName,
    SITE_ACCENT: siteAccent,
    SITE_LOGO: siteLogo,
    SUPPORT_EMAIL: supportEmail,
    OPERATOR_NAME: operator.name,
    OPERATOR_ADDRESS: inOneLine(operator.address),
    OPERATOR_REGISTRATION: operator.registration,
    TERMS_DATE: settings.termsDate,
    SELLER_NAME: settings.sellerName,
    SELLER_ADDRESS: inOneLine(settings.sellerAddress),
    SEARCH_LIMIT: String(settings.searchLimit),
    OCR_THREADS: String(settings.ocrThreads),
    MAP_LAYERS: settings.mapLayers.length > 0 ? JSON.stringify(settings.mapLayers) : null,
    MANIFEST_HOSTS: settings.manifestHosts.join(', '),
    SITE_TIME_ZONE: settings.siteTimeZone,
    SITE_LOCALE: settings.locale,
    MESSAGING: settings.isMessagingOn ? 'on' : 'off',
  };
  return values[name] ?? '';
}

/** The settings with what staff have set, except where the environment does. What does not fit any more is left out. */
export function withStored<Some extends ChangeableSettings>(settings: Some, stored: StoredSettings): Some {
  const env = Object.fromEntries(
    [...stored].filter(
      ([name, text]) =>
        isStaffSetting(name) && !settings.setOutside.includes(name) && staffSettingProblem(name, text) === null,
    ),
  );
  const ignore = () => undefined;
  const isStored = ([, entry]: [string, Entry<unknown>]) =>
    entry.settings.some(({ variable }) => env[variable] !== undefined);
  const changed = {
    ...settings,
    ...readEntries(Object.fromEntries(Object.entries<Entry<unknown>>(ENTRIES).filter(isStored)), env, ignore),
  };
  const operator = texts.operator.read(env, ignore);
  return {
    ...changed,
    // The operator is the seller where nothing else is set, as the environment has it (readSettings.ts).
    operator: {
      name: operator.name ?? settings.operator.name ?? changed.sellerName,
      address: operator.address ?? settings.operator.address ?? changed.sellerAddress,
      registration: operator.registration ?? settings.operator.registration,
    },
  };
}

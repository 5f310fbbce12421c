import type { SettingReader } from './createSettingReader.ts';
import { inProject } from './projectRoot.ts';
import { SETTINGS } from './settingDefinitions.ts';

/** The app stores that sell subscriptions in the operator's apps. */
export interface AppStoreSettings {
  /** Null: no app of Apple's store sells any. */
  apple: {
    bundleId: string;
    /** Absolute paths of root certificates, DER or PEM. */
    rootFiles: readonly string[];
  } | null;
  /** Null: no app of Google's store sells any. */
  google: {
    packageName: string;
    /** Absolute path of the JSON key of a service account that may read subscriptions. */
    credentialsFile: string;
    /** Service account that signs pushes. */
    pushAccount: string;
    /** Null: the address that is pushed to. */
    pushAudience: string | null;
  } | null;
  /** Ids of plans by store and product, as in `GOOGLE:everything:yearly`. */
  plans: ReadonlyMap<string, string>;
}

/** Settings of app stores; those of one store go together, and with what its products are. */
export function readAppStores({ optional, problems }: SettingReader): AppStoreSettings {
  const bundleId = optional('APPLE_BUNDLE_ID', SETTINGS.APPLE_BUNDLE_ID);
  const rootFiles = optional('APPLE_ROOT_CERTIFICATES', SETTINGS.APPLE_ROOT_CERTIFICATES)?.map(inProject) ?? null;
  const packageName = optional('GOOGLE_PLAY_PACKAGE', SETTINGS.GOOGLE_PLAY_PACKAGE);
  const credentials = optional('GOOGLE_PLAY_CREDENTIALS', SETTINGS.GOOGLE_PLAY_CREDENTIALS);
  const pushAccount = optional('GOOGLE_PLAY_PUSH_ACCOUNT', SETTINGS.GOOGLE_PLAY_PUSH_ACCOUNT);
  const pushAudience = optional('GOOGLE_PLAY_PUSH_AUDIENCE', SETTINGS.GOOGLE_PLAY_PUSH_AUDIENCE);
  const products = optional('APP_PRODUCTS', SETTINGS.APP_PRODUCTS) ?? [];
  const apple = bundleId !== null && rootFiles !== null ? { bundleId, rootFiles } : null;
  const google =
    packageName !== null && credentials !== null && pushAccount !== null
      ? { packageName, credentialsFile: inProject(credentials), pushAccount, pushAudience }
      : null;
  if (!apple && (bundleId !== null || rootFiles !== null))
    problems.push('APPLE_BUNDLE_ID and APPLE_ROOT_CERTIFICATES must be set together.');
  if (!google && [packageName, credentials, pushAccount].some((part) => part !== null))
    problems.push('GOOGLE_PLAY_PACKAGE, GOOGLE_PLAY_CREDENTIALS and GOOGLE_PLAY_PUSH_ACCOUNT must be set together.');
  if ((apple ?? google) !== null && products.length === 0)
    problems.push('APP_PRODUCTS must be set with an app store: it says which plan a product is.');
  return { apple, google, plans: new Map(products) };
}

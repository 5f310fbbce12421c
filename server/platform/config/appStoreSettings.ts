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

const PRODUCT = /^(apple|google):([\w.-]+(?::[\w.-]+)?)=([\w-]+)$/iu;

/** Reads one entry of APP_PRODUCTS; null for what is none. @example readProduct('google:everything:yearly=everything-12') // ['GOOGLE:everything:yearly', 'everything-12'] */
export function readProduct(text: string): readonly [string, string] | null {
  const [, store, product, plan] = PRODUCT.exec(text) ?? [];
  return store !== undefined && product !== undefined && plan !== undefined ? [`${store.toUpperCase()}:${product}`, plan] : null;
}

/** What the settings of app stores hold, each as it was read; null where it is unset. */
interface Read {
  bundleId: string | null;
  rootFiles: readonly string[] | null;
  packageName: string | null;
  credentialsFile: string | null;
  pushAccount: string | null;
  pushAudience: string | null;
  products: readonly (readonly [string, string])[] | null;
}

/** Joins them, and says in a sentence each what is missing. */
export function joinAppStoreSettings({ bundleId, rootFiles, packageName, credentialsFile, pushAccount, pushAudience, products }: Read): { settings: AppStoreSettings; problems: string[] } {
  const apple = bundleId !== null && rootFiles !== null ? { bundleId, rootFiles } : null;
  const google = packageName !== null && credentialsFile !== null && pushAccount !== null ? { packageName, credentialsFile, pushAccount, pushAudience } : null;
  const problems = [
    !apple && (bundleId !== null || rootFiles !== null) && 'APPLE_BUNDLE_ID and APPLE_ROOT_CERTIFICATES must be set together.',
    !google && [packageName, credentialsFile, pushAccount].some((part) => part !== null) && 'GOOGLE_PLAY_PACKAGE, GOOGLE_PLAY_CREDENTIALS and GOOGLE_PLAY_PUSH_ACCOUNT must be set together.',
    (apple ?? google) !== null && (products ?? []).length === 0 && 'APP_PRODUCTS must be set with an app store: it says which plan a product is.',
  ].filter((problem) => typeof problem === 'string');
  return { settings: { apple, google, plans: new Map(products) }, problems };
}

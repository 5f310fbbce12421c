import { fail, filePath, list, mailbox, matching, reader, text } from './readers.ts';
import { group, type Refuse, setting, together, type ValuesOf } from './setting.ts';

/** Bundle ids and package names. */
const app = matching(/^[A-Za-z][\w-]*(?:\.[\w-]+)+$/u, 'the id of an app, such as org.example.archive');

/** `google:everything:yearly=everything-12` is `['GOOGLE:everything:yearly', 'everything-12']`. */
const product = reader((given): readonly [product: string, plan: string] => {
  const [, store, id, plan] = /^(apple|google):([\w.-]+(?::[\w.-]+)?)=([\w-]+)$/iu.exec(given) ?? [];
  return store === undefined || id === undefined || plan === undefined
    ? fail(
        'products with their plans, such as apple:org.example.yearly=everything-12, google:everything:yearly=everything-12',
      )
    : [`${store.toUpperCase()}:${id}`, plan];
});

const apple = {
  bundleId: setting(
    'APPLE_BUNDLE_ID',
    app,
    'Bundle id of your app in Apple’s App Store, where it sells subscriptions. See App stores.',
  ),
  /** Absolute paths of root certificates, DER or PEM. */
  rootFiles: setting(
    'APPLE_ROOT_CERTIFICATES',
    reader(list(filePath).parse),
    'Files of Apple’s root certificates, separated by commas. Needed with the bundle id. A relative path starts at the project’s folder.',
  ),
};

const google = {
  packageName: setting(
    'GOOGLE_PLAY_PACKAGE',
    app,
    'Package name of your app in Google Play, where it sells subscriptions. See App stores.',
  ),
  /** Absolute path of the JSON key of a service account that may read subscriptions. */
  credentialsFile: setting(
    'GOOGLE_PLAY_CREDENTIALS',
    filePath,
    'File with the JSON key of a Google service account that may see your app’s orders. Needed with the package. A relative path starts at the project’s folder.',
  ),
  /** Service account that signs pushes. */
  pushAccount: setting(
    'GOOGLE_PLAY_PUSH_ACCOUNT',
    mailbox,
    'Email address of the service account with which Cloud Pub/Sub signs its pushes. Needed with the package.',
  ),
  /** Null: the address that is pushed to. */
  pushAudience: setting(
    'GOOGLE_PLAY_PUSH_AUDIENCE',
    text,
    'Audience of these pushes. Unset: the address they go to, `PUBLIC_URL/api/app-store-notices/google`.',
  ),
};

function settleGoogle({ pushAudience, ...values }: ValuesOf<typeof google>, refuse: Refuse) {
  const needed = together(
    values,
    refuse,
    'GOOGLE_PLAY_PACKAGE, GOOGLE_PLAY_CREDENTIALS and GOOGLE_PLAY_PUSH_ACCOUNT must be set together.',
  );
  return needed && { ...needed, pushAudience };
}

const stores = {
  /** Null: no app of Apple's store sells any. */
  apple: group(apple, (values, refuse) =>
    together(values, refuse, 'APPLE_BUNDLE_ID and APPLE_ROOT_CERTIFICATES must be set together.'),
  ),
  /** Null: no app of Google's store sells any. */
  google: group(google, settleGoogle),
  products: setting(
    'APP_PRODUCTS',
    list(product),
    'Which plan a product in an app store is, separated by commas: `apple:PRODUCT=PLAN`, `google:PRODUCT:BASE-PLAN=PLAN`. Needed with an app store.',
  ),
};

/** A store needs to be known with what its products are. */
function settleStores({ products, ...sellers }: ValuesOf<typeof stores>, refuse: Refuse) {
  if ((sellers.apple ?? sellers.google) !== null && products.length === 0)
    refuse('APP_PRODUCTS must be set with an app store: it says which plan a product is.');
  return {
    ...sellers,
    /** Ids of plans by store and product, as in `GOOGLE:everything:yearly`. */
    plans: new Map(products),
  };
}

/** The app stores that sell subscriptions in the operator's apps. */
export const appStores = { appStores: group(stores, settleStores) };

/** The app stores, as the operator set them. */
export type AppStoreSettings = ValuesOf<typeof appStores>['appStores'];

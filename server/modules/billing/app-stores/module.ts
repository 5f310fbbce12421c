import { appStoresOf, paymentsOf } from '#server/modules/billing/purchases/index.ts';
import { defineModule } from '#server/modules/kernel/site/defineModule.ts';
import type { Site } from '#server/modules/kernel/site/site.ts';
import { startHourly } from '#server/platform/jobs/startEvery.ts';

import { pollPurchases } from './pollPurchases.ts';
import { registerAppStores } from './registerAppStores.ts';
import { appStoreResolvers } from './resolvers.ts';

const appStorePartsOf = (site: Site) => appStoresOf(paymentsOf(site), site.appStores, site.settings);

export default defineModule({
  name: 'billing/app-stores',
  resolvers: [appStoreResolvers],
  services: (site) => ({ appStores: appStorePartsOf(site) }),
  routes: (app, site) => registerAppStores(app, appStorePartsOf(site)),
  jobs: (site) => [
    startHourly({
      work: () => pollPurchases(appStorePartsOf(site)),
      failed: 'subscriptions of app stores could not be looked at',
      log: site.log,
    }),
  ],
  personalTables: {
    handedOver: [
      {
        table: 'app_purchase',
        owner: 'member_id',
        title: 'Subscriptions you bought in app stores',
        withheld: ['reference_hash', 'reference_sealed', 'look_at'],
      },
      { table: 'app_account', owner: 'member_id', title: 'The name of your account in app stores' },
    ],
  },
});

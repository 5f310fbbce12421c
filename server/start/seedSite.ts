import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { seedDemoInstitution } from '#server/engines/identity/saml/demo/seedDemoInstitution.ts';
import { seedDemoAccounts } from '#server/engines/identity/seedDemoAccounts.ts';
import { billingRules } from '#server/modules/billing/core/index.ts';
import { seedSampleCodes } from '#server/modules/billing/gifts/index.ts';
import { seedSampleItems } from '#server/modules/billing/items/index.ts';
import { seedSampleCatalogue } from '#server/modules/billing/plans/index.ts';
import { seedDemoBilling } from '#server/modules/billing/subscription/index.ts';
import { seedDemoConversations } from '#server/modules/messages/conversations/index.ts';
import { seedDemoInApp } from '#server/modules/messages/in-app/index.ts';
import { readAddresses } from '#server/modules/places/addresses/index.ts';
import { seedExampleTree, seedMemberTree } from '#server/modules/trees/core/index.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';

import { SAMPLE_SEED } from '../sample/generateSampleCounty.ts';
import { seedSampleNewspaper } from '../sample/newspaper/seedSampleNewspaper.ts';
import { seedSampleCollections } from '../sample/seedSampleCollections.ts';
import { seedSampleCounty } from '../sample/seedSampleCounty.ts';
import { simulateWithPauses } from '../sample/simulation/simulate.ts';
import { wantsSample } from './wantsSample.ts';

interface SeedDeps {
  db: Database;
  settings: Settings;
  publicUrl: string;
  /** Says what is done next, and throws where the start was stopped. */
  reach: (step: string) => void;
  log: Log;
}

/**
 * What a site has from its first start: the example tree; a demonstration also its accounts, prices and conversations;
 * and, where the database holds no records of its own, the sample county with its newspaper. Each changes nothing where
 * it is there already.
 */
export async function seedSite({ db, settings, publicUrl, reach, log }: SeedDeps): Promise<void> {
  if (settings.mode === 'demo') {
    await seedDemoAccounts(db, settings.secret);
    await seedDemoInstitution(db, settings.secret, publicUrl);
    await seedSampleCatalogue(db);
    await seedSampleItems(db);
    await seedSampleCodes(db);
    await seedDemoBilling(db, billingRules(settings));
    await seedMemberTree(db);
    await seedDemoInApp(db);
    await seedDemoConversations(db);
  }
  await seedExampleTree(db);

  if (settings.mode !== 'demo' || settings.sampleData !== 'county' || !(await wantsSample(db))) return;
  reach('making the sample county');
  const { world } = await seedSampleCounty(db, log);
  await readAddresses(db, loadGazetteer());
  reach('printing the sample newspaper');
  await seedSampleNewspaper(db, log, {
    gazetteer: loadGazetteer(),
    world: () => (world ? Promise.resolve(world) : simulateWithPauses(SAMPLE_SEED)),
  });
  await seedSampleCollections(db, publicUrl);
}

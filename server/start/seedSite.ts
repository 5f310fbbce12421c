import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { seedDemoInstitution } from '#server/engines/identity/saml/demo/seedDemoInstitution.ts';
import { seedDemoAccounts } from '#server/engines/identity/seedDemoAccounts.ts';
import type { Module, SiteToSeed } from '#server/modules/kernel/site/site.ts';
import { readAddresses } from '#server/modules/places/addresses/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { SAMPLE_SEED } from '#tools/sample-county/generateSampleCounty.ts';
import { seedSampleNewspaper } from '#tools/sample-county/newspaper/seedSampleNewspaper.ts';
import { seedSampleCollections } from '#tools/sample-county/seedSampleCollections.ts';
import { seedSampleCounty } from '#tools/sample-county/seedSampleCounty.ts';
import { simulateWithPauses } from '#tools/sample-county/simulation/simulate.ts';

/**
 * Whether the sample county belongs into a database: an empty one, or one that has it already, so that a newer sample
 * replaces the older. A site whose records are all its own is left alone.
 */
export async function wantsSample(db: Database): Promise<boolean> {
  const found = await db.one<{ own: boolean; sample: boolean }>(
    `/* start.holdings */ SELECT count(*) FILTER (WHERE NOT is_sample) > 0 AS own, count(*) FILTER (WHERE is_sample) > 0 AS sample FROM record_set`,
  );
  return !found?.own || found.sample;
}

/**
 * What a site has from its first start: in a demonstration its accounts; what modules put there; and, in a demonstration
 * whose database holds no records of its own, the sample county with its newspaper. Each changes nothing where it is
 * there already.
 * @param reach - says what is done next, and throws where the start was stopped
 */
export async function seedSite(
  site: SiteToSeed,
  modules: readonly Module[],
  reach: (step: string) => void,
): Promise<void> {
  const { db, settings, publicUrl, log } = site;
  if (settings.mode === 'demo') {
    await seedDemoAccounts(db, settings.secret);
    await seedDemoInstitution(db, settings.secret, publicUrl);
  }
  for (const { seeds } of modules) await seeds?.(site, reach);

  if (settings.mode !== 'demo' || settings.sampleData !== 'county' || !(await wantsSample(db))) return;
  reach('making the sample county');
  const { world } = await seedSampleCounty(db, log);
  await readAddresses(db, loadGazetteer());
  reach('printing the sample newspaper');
  await seedSampleNewspaper(db, log, {
    gazetteer: loadGazetteer(),
    world: () => (world ? Promise.resolve(world) : simulateWithPauses(SAMPLE_SEED)),
  });
  await seedSampleCollections(db, { publicUrl, name: settings.siteName });
}

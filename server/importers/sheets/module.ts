import { defineModule } from '#server/modules/kernel/site/defineModule.ts';
import type { Site } from '#server/modules/kernel/site/site.ts';

import { startAccepting } from './acceptPublished.ts';
import { adoptionResolvers } from './adoptionResolvers.ts';
import { chosenResolvers } from './chosen/chosenResolvers.ts';
import { createChosenEdits } from './chosen/createChosenEdits.ts';
import { comparisonResolvers } from './comparisonResolvers.ts';
import { createSheetChecks } from './createSheetChecks.ts';
import { householdResolvers } from './householdResolvers.ts';
import { recordEditResolvers } from './recordEditResolvers.ts';
import { sheetImportResolvers } from './resolvers.ts';
import { sheetComparing, sheetPublishing, sheetReading } from './sheetJobs.ts';
import { withdrawalRequest } from './withdrawalRequest.ts';

const sheetChecksOf = ({ db }: Site) => createSheetChecks(db);

const chosenEditsOf = ({ db }: Site) => createChosenEdits(db);

export default defineModule({
  name: 'importers/sheets',
  resolvers: [
    sheetImportResolvers,
    recordEditResolvers,
    householdResolvers,
    adoptionResolvers,
    chosenResolvers,
    comparisonResolvers,
  ],
  services: (site) => ({ sheetChecks: site.perSite(sheetChecksOf), chosenEdits: site.perSite(chosenEditsOf) }),
  staffRequests: ({ db }) => [withdrawalRequest(db)],
  jobs: (site) => [
    sheetReading(site.files).start(site, { dataDir: site.settings.dataDir, s3: site.settings.s3 }),
    sheetPublishing.start(site, { dataDir: site.settings.dataDir }),
    sheetComparing.start(site, { dataDir: site.settings.dataDir }),
    startAccepting(site),
  ],
});

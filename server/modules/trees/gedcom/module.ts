import { defineModule } from '#server/modules/kernel/site/defineModule.ts';

import { registerTreeExport } from './export/exportRoutes.ts';
import { gedcomResolvers } from './resolvers.ts';
import { startGedcomImports } from './startGedcomImports.ts';
import { registerGedcomUpload } from './uploadRoutes.ts';
import { gedcomWorkOf } from './work/createGedcomWork.ts';

export default defineModule({
  name: 'trees/gedcom',
  resolvers: [gedcomResolvers],
  services: (site) => ({
    gedcomMegabytes: site.settings.gedcomMegabytes,
    gedcomWork: site.perSite(gedcomWorkOf),
  }),
  routes: (app, site) => {
    const { db, files, settings, publicUrl, boot, identity } = site;
    const { gedcomMegabytes: megabytes, livingYears } = settings;
    const { admitsTicket } = identity;
    const work = site.perSite(gedcomWorkOf);
    registerGedcomUpload(app, { db, work, files, megabytes, admitsTicket });
    registerTreeExport(app, { db, work, publicUrl, version: boot.version, livingYears, admitsTicket });
  },
  jobs: (site) => [
    startGedcomImports({
      db: site.db,
      work: site.perSite(gedcomWorkOf),
      files: site.files,
      megabytes: site.settings.gedcomMegabytes,
      livingYears: site.settings.livingYears,
      isAlone: site.settings.databaseUrl === null,
      log: site.log,
    }),
  ],
  // A download that is still being written would hold the door open until its reader has it all.
  endStreams: (site) => site.perSite(gedcomWorkOf).close(),
  personalTables: {
    handedOver: [
      { table: 'gedcom_import', owner: 'member_id', title: 'GEDCOM files you uploaded', withheld: ['ticket_hash'] },
    ],
    notHandedOver: { gedcom_export_ticket: 'lives for a minute and says only that a tree was downloaded' },
  },
});

import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { defineModule } from '#server/modules/kernel/site/defineModule.ts';
import type { Module } from '#server/modules/kernel/site/site.ts';
import { registerTreeCalendars } from '#server/modules/trees/anniversaries/calendarRoutes.ts';
import { treeAnniversaryResolvers } from '#server/modules/trees/anniversaries/resolvers.ts';
import { treeChartResolvers } from '#server/modules/trees/chart/resolvers.ts';
import { treeResolvers } from '#server/modules/trees/core/resolvers.ts';
import { seedExampleTree, seedMemberTree } from '#server/modules/trees/core/seeds/seedTrees.ts';
import { judgeAgain } from '#server/modules/trees/core/store/judgeAgain.ts';
import { registerTreeExport } from '#server/modules/trees/gedcom/export/exportRoutes.ts';
import { gedcomResolvers } from '#server/modules/trees/gedcom/resolvers.ts';
import { startGedcomImports } from '#server/modules/trees/gedcom/startGedcomImports.ts';
import { registerGedcomUpload } from '#server/modules/trees/gedcom/uploadRoutes.ts';
import { gedcomWorkOf } from '#server/modules/trees/gedcom/work/gedcomWorkOf.ts';
import { startHints } from '#server/modules/trees/hints/computing/startHints.ts';
import { startHintDigests } from '#server/modules/trees/hints/mail/hintDigest.ts';
import { noticeResolvers } from '#server/modules/trees/hints/notices/resolvers.ts';
import { lookSoon } from '#server/modules/trees/hints/reading/hintProgress.ts';
import { hintResolvers } from '#server/modules/trees/hints/resolvers.ts';
import { treeKinshipResolvers } from '#server/modules/trees/kinship/resolvers.ts';
import { treeMediaResolvers } from '#server/modules/trees/person/media/resolvers.ts';
import { registerTreePictures } from '#server/modules/trees/person/media/treePictureRoutes.ts';
import { registerTreeUploads } from '#server/modules/trees/person/media/treeUploadRoutes.ts';
import { treeSourceResolvers } from '#server/modules/trees/person/sources/resolvers.ts';
import { treeStoryResolvers } from '#server/modules/trees/person/storyResolvers.ts';
import { treePlaceResolvers } from '#server/modules/trees/places/resolvers.ts';
import { treeQualityResolvers } from '#server/modules/trees/quality/resolvers.ts';
import { registerTreeReports } from '#server/modules/trees/reports/reportRoutes.ts';
import { treeReportResolvers } from '#server/modules/trees/reports/resolvers.ts';
import { startReports } from '#server/modules/trees/reports/startReports.ts';
import { treeSearchResolvers } from '#server/modules/trees/search/resolvers.ts';
import { startKeying } from '#server/modules/trees/search/startKeying.ts';
import { treeHeirResolvers } from '#server/modules/trees/sharing/heirs/heirResolvers.ts';
import { startHeirs } from '#server/modules/trees/sharing/heirs/startHeirs.ts';
import { treeSharingResolvers } from '#server/modules/trees/sharing/resolvers.ts';
import { treeStatisticsResolvers } from '#server/modules/trees/statistics/resolvers.ts';
import { wholeThreadOf, wholeTreesOf } from '#server/modules/trees/whole/wholeTreesOf.ts';

import { modules as found } from './modules.generated.ts';

/** What modules bring that do not say so beside their folder. */
const central: readonly Module[] = [
  defineModule({
    name: 'trees/anniversaries',
    resolvers: [treeAnniversaryResolvers],
    routes: (app, { db, publicUrl, settings: { livingYears } }) =>
      registerTreeCalendars(app, { db, publicUrl, livingYears }),
  }),
  defineModule({
    name: 'trees/chart',
    resolvers: [treeChartResolvers],
  }),
  defineModule({
    name: 'trees/core',
    resolvers: [treeResolvers],
    seeds: async ({ db, settings, log }, reach) => {
      reach('judging who may be living');
      const judged = await judgeAgain(db);
      if (judged > 0) log.info({ trees: judged }, 'trees were judged again by the rule of living people');
      if (settings.mode === 'demo') await seedMemberTree(db);
      await seedExampleTree(db);
    },
  }),
  defineModule({
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
  }),
  defineModule({
    name: 'trees/hints',
    resolvers: [noticeResolvers, hintResolvers],
    services: ({ db, log }) => ({
      // Who may decide on hints of someone finds them there when they look, though the rest of the tree waits.
      personOpened: async (treeId, personId) => {
        await lookSoon(db, treeId, personId).catch((error: unknown) =>
          log.warn({ err: error }, 'a person could not be looked at sooner'),
        );
      },
    }),
    jobs: ({ db, mailer, ownSearch, sinceSearch, settings: { livingYears, secret }, publicUrl, log }) => [
      startHints({ db, search: ownSearch, gazetteer: loadGazetteer(), livingYears, log, sinceSearch }),
      startHintDigests({ db, mailer, livingYears, secret, publicUrl, log }),
    ],
  }),
  defineModule({
    name: 'trees/kinship',
    resolvers: [treeKinshipResolvers],
  }),
  defineModule({
    name: 'trees/person',
    resolvers: [treeMediaResolvers, treeSourceResolvers, treeStoryResolvers],
    routes: (app, { db, settings: { livingYears }, identity: { admitsTicket, onlookerOf } }) => {
      registerTreePictures(app, { db, livingYears, onlookerOf });
      registerTreeUploads(app, { db, admitsTicket });
    },
  }),
  defineModule({
    name: 'trees/places',
    resolvers: [treePlaceResolvers],
  }),
  defineModule({
    name: 'trees/quality',
    resolvers: [treeQualityResolvers],
  }),
  defineModule({
    name: 'trees/reports',
    resolvers: [treeReportResolvers],
    routes: (app, { db, settings: { livingYears }, identity: { admitsTicket } }) =>
      registerTreeReports(app, { db, livingYears, admitsTicket }),
    jobs: ({ db, connection, settings, publicUrl, log }) => [
      startReports({
        db,
        connection,
        memoryMegabytes: settings.gedcomMemoryMegabytes,
        livingYears: settings.livingYears,
        siteName: new URL(publicUrl).host,
        isAlone: settings.databaseUrl === null,
        log,
      }),
    ],
  }),
  defineModule({
    name: 'trees/search',
    resolvers: [treeSearchResolvers],
    jobs: (site) => [startKeying(site)],
  }),
  defineModule({
    name: 'trees/sharing',
    resolvers: [treeHeirResolvers, treeSharingResolvers],
    jobs: (site) => [startHeirs(site)],
  }),
  defineModule({
    name: 'trees/statistics',
    resolvers: [treeStatisticsResolvers],
  }),
  defineModule({
    name: 'trees/whole',
    services: (site) => ({ wholeTrees: site.perSite(wholeTreesOf) }),
    // The thread starts when it is first needed, and ends with the site.
    jobs: (site) => [site.perSite(wholeThreadOf).close],
  }),
];

/** What each module of the server brings. */
export const modules: readonly Module[] = [...central, ...found];

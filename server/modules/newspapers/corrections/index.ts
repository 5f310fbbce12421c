export { carryCorrections, pagesWithCorrections } from './carryCorrections.ts';
export { learnReadings, studyCorrections } from './learnReadings.ts';
export { LOST_LINES_SQL } from './queues.ts';

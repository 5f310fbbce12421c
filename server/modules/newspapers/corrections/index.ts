export { carryCorrections, pagesWithCorrections } from './carryCorrections.ts';
export { learnReadings, studyCorrections } from './learning/learnReadings.ts';
export { LOST_LINES_SQL } from './queues.ts';

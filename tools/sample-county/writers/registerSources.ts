import { HABITS } from '../clerks/clerk.ts';
import { type Denomination } from '../geography/samplePlace.ts';
import { REGISTER_SETS as SETS } from '../sources/registerRecordSets.ts';
import { type BaptismRegister, baptismSource } from './baptisms.ts';
import { burialSource } from './burials.ts';
import { civilBirthSource } from './civilBirths.ts';
import { civilDeathSource } from './civilDeaths.ts';
import { civilMarriageSource } from './civilMarriages.ts';
import { type MarriageRegister, marriageSource } from './marriages.ts';
import { welshParishSource } from './welshParish.ts';
import { type SampleSource } from './writer.ts';

const PARISH = {
  habits: HABITS.parish,
  keeps: 'parish',
  isLatin: false,
  givesMaidenName: false,
  givesSponsors: false,
} as const satisfies Partial<BaptismRegister>;
const CHAPEL = {
  habits: HABITS.chapel,
  isLatin: false,
  givesMaidenName: true,
  givesSponsors: false,
} as const satisfies Partial<BaptismRegister>;
const CATHOLIC: readonly Denomination[] = ['Roman Catholic'];
const isCatholic = (denomination: Denomination): boolean => denomination === 'Roman Catholic';
const FULL_SINCE_1837 = {
  habits: HABITS.parish,
  eventType: 'Marriage',
  fullFrom: 1838,
  givesMothers: false,
} as const satisfies Partial<MarriageRegister>;

/** Church before registrar, nation by nation. Until 1837 the law made nearly everyone marry in the parish church. */
export const REGISTER_SOURCES: readonly SampleSource[] = [
  baptismSource({ ...PARISH, recordSet: SETS.baptisms, nation: 'england', from: 1780, to: 1885 }),
  marriageSource({
    ...FULL_SINCE_1837,
    recordSet: SETS.marriages,
    nation: 'england',
    from: 1780,
    to: 1900,
    takes: (denomination, year) => year < 1838 || denomination === 'Church of England',
  }),
  burialSource({ recordSet: SETS.burials, nation: 'england', habits: HABITS.parish, from: 1780, to: 1890 }),
  baptismSource({
    ...CHAPEL,
    recordSet: SETS.chapels,
    nation: 'england',
    from: 1788,
    to: 1890,
    keeps: ['Wesleyan Methodist', 'Primitive Methodist', 'Baptist'],
  }),
  baptismSource({
    ...CHAPEL,
    recordSet: SETS.catholicMission,
    nation: 'england',
    from: 1824,
    to: 1900,
    keeps: CATHOLIC,
    isLatin: true,
    givesSponsors: true,
  }),
  civilBirthSource(SETS.civilBirths, 'england', 1925),
  civilMarriageSource(SETS.civilMarriages, 'england', 1935),
  civilDeathSource(SETS.civilDeaths, 'england', 1940),
  welshParishSource(SETS.welshParish),
  baptismSource({
    ...CHAPEL,
    recordSet: SETS.welshChapels,
    nation: 'wales',
    from: 1795,
    to: 1890,
    keeps: ['Calvinistic Methodist', 'Baptist', 'Independent'],
  }),
  civilBirthSource(SETS.welshBirths, 'wales', 1925),
  civilMarriageSource(SETS.welshMarriages, 'wales', 1935),
  civilDeathSource(SETS.welshDeaths, 'wales', 1940),
  baptismSource({
    ...PARISH,
    recordSet: SETS.oldParishBaptisms,
    nation: 'scotland',
    from: 1780,
    to: 1854,
    givesMaidenName: true,
    givesSponsors: true,
  }),
  marriageSource({
    recordSet: SETS.oldParishBanns,
    nation: 'scotland',
    habits: HABITS.parish,
    from: 1780,
    to: 1854,
    eventType: 'Banns',
    fullFrom: Infinity,
    givesMothers: false,
    takes: () => true,
  }),
  civilBirthSource(SETS.scottishBirths, 'scotland', 1925),
  marriageSource({
    recordSet: SETS.scottishMarriages,
    nation: 'scotland',
    habits: HABITS.registrar,
    from: 1855,
    to: 1935,
    eventType: 'Marriage',
    fullFrom: 1855,
    givesMothers: true,
    takes: () => true,
  }),
  civilDeathSource(SETS.scottishDeaths, 'scotland', 1940),
  baptismSource({
    ...CHAPEL,
    recordSet: SETS.irishBaptisms,
    nation: 'ireland',
    from: 1792,
    to: 1900,
    keeps: CATHOLIC,
    isLatin: true,
    givesSponsors: true,
  }),
  marriageSource({
    recordSet: SETS.irishMarriages,
    nation: 'ireland',
    habits: HABITS.parish,
    from: 1792,
    to: 1900,
    eventType: 'Marriage',
    fullFrom: Infinity,
    givesMothers: false,
    takes: isCatholic,
  }),
  civilBirthSource(SETS.irishBirths, 'ireland', 1925),
  marriageSource({
    recordSet: SETS.irishCivilMarriages,
    nation: 'ireland',
    habits: HABITS.registrar,
    from: 1864,
    to: 1935,
    eventType: 'Marriage',
    fullFrom: 1864,
    givesMothers: false,
    takes: () => true,
  }),
  civilDeathSource(SETS.irishDeaths, 'ireland', 1940),
];

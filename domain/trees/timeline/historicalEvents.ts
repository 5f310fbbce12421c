import { yearOfDay } from '../encodedDay.ts';

/** Something everybody of a time lived through. */
export interface HistoricalEvent {
  /** First day or year, encoded (`encodeDay`). */
  from: number;
  /** Last year; the same for what was over at once. */
  toYear: number;
  title: string;
}

const year = (from: number, title: string, toYear = from): HistoricalEvent => ({ from: from * 10_000, toYear, title });
const day = (from: number, title: string): HistoricalEvent => ({ from, toYear: yearOfDay(from), title });

/**
 * Dates of Britain and Ireland beside which a life is told: wars, laws that made records, censuses, sicknesses. Our own
 * choice; common knowledge, no source is copied. In order of time.
 */
export const HISTORICAL_EVENTS: readonly HistoricalEvent[] = [
  year(1538, 'Parishes begin to keep registers in England and Wales'),
  year(1642, 'Civil wars', 1651),
  day(16_660_902, 'Great Fire of London'),
  day(17_070_501, 'Union of England and Scotland'),
  day(17_520_902, 'The calendar changes: eleven days are left out'),
  day(17_540_325, 'Marriages must be held in church and entered in a register of their own'),
  year(1775, 'War of American Independence', 1783),
  day(17_880_126, 'First fleet reaches Australia'),
  year(1793, 'Wars with France', 1815),
  day(18_010_310, 'First census of Great Britain'),
  year(1816, 'The year without a summer'),
  day(18_250_927, 'First public railway with steam engines'),
  year(1832, 'Cholera reaches Britain'),
  day(18_320_607, 'Reform Act: more men may vote'),
  day(18_340_814, 'New Poor Law: workhouses'),
  day(18_370_701, 'Civil registration begins in England and Wales'),
  day(18_400_110, 'Penny Post'),
  day(18_410_606, 'Census of 1841, the first with names'),
  year(1845, 'Great Famine in Ireland', 1852),
  day(18_510_330, 'Census of 1851'),
  year(1853, 'Crimean War', 1856),
  day(18_550_101, 'Civil registration begins in Scotland'),
  day(18_580_112, 'Wills are proved by the state in England and Wales'),
  day(18_610_407, 'Census of 1861'),
  day(18_640_101, 'Civil registration of all births, marriages and deaths begins in Ireland'),
  year(1870, 'Elementary schools for all in England and Wales'),
  day(18_710_402, 'Census of 1871'),
  day(18_810_403, 'Census of 1881'),
  day(18_910_405, 'Census of 1891'),
  year(1899, 'Second Boer War', 1902),
  day(19_010_122, 'Queen Victoria dies'),
  day(19_010_331, 'Census of 1901'),
  day(19_090_101, 'First old age pensions'),
  day(19_110_402, 'Census of 1911'),
  year(1914, 'First World War', 1918),
  year(1918, 'Influenza pandemic', 1919),
  day(19_180_206, 'Women over 30 may vote'),
  day(19_210_619, 'Census of 1921'),
  day(19_260_503, 'General strike'),
  year(1939, 'Second World War', 1945),
  day(19_390_929, 'The 1939 Register is taken'),
  day(19_480_705, 'National Health Service begins'),
  day(19_530_602, 'Queen Elizabeth II is crowned'),
];

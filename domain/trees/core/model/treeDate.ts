/**
 * When something in a tree was. Days are numbers, year × 10000 + month × 100 + day (spec 2 section 3); a part that is
 * not recorded is 0, so 18810000 is the year 1881. Gregorian, proleptic, no time zone.
 */
export interface TreeDate {
  /** As the member wrote it or the GEDCOM file has it: `ABT 1832`, `3 APR 1881`, `about harvest`. Never empty. */
  text: string;
  /** The earliest and the latest day it can mean; null where the text gives none. */
  from: number | null;
  to: number | null;
}

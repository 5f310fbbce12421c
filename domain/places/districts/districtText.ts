import { splitParts } from '#domain/places/gazetteer/whereabouts.ts';

const SAYS_DISTRICT =
  /(?<=^|[\s,(])(?:superintendent registrar['’]?s district|registration district|registration|reg(?:istr|istn)?\.? dist(?:rict)?\.?|r\. ?d\.|rd|district)(?: of)?(?=$|[\s,)])/iu;

/** A text that says of itself that it names a registration district. */
interface DistrictText {
  name: string;
  /** Where it lies, as the text goes on: `Cornwall, England`. */
  whereabouts: string;
  /** The text without the words that say it. */
  plain: string;
}

/**
 * Reads `Redruth, registration district, Cornwall`, `Redruth RD` or `registration district of Redruth`.
 * @returns null for a text that says nothing of a district, or nothing else.
 */
export function readDistrictText(text: string): DistrictText | null {
  if (!SAYS_DISTRICT.test(text)) return null;
  const [name = '', ...rest] = splitParts(
    text.replace(SAYS_DISTRICT, ' ').replace(/[()]/gu, ' ').replace(/\s+/gu, ' '),
  );
  return name === '' ? null : { name, whereabouts: rest.join(', '), plain: [name, ...rest].join(', ') };
}

/** The name of a district as a record writes it: `Redruth` of `Redruth, Cornwall` or `Redruth R.D.`. */
export function districtName(written: string): string {
  return readDistrictText(written)?.name ?? splitParts(written)[0] ?? '';
}

/**
 * States and provinces that end a place in trees, with the country they lie in; keys as places have them
 * (`countriesOf.ts`).
 */
const STATES: Readonly<Record<string, string>> = {
  'united-states':
    'alabama alaska arizona arkansas california colorado connecticut delaware district-of-columbia florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada new-hampshire new-jersey new-mexico new-york new-york-state north-carolina north-dakota ohio oklahoma oregon pennsylvania rhode-island south-carolina south-dakota tennessee texas utah vermont virginia washington washington-state west-virginia wisconsin wyoming dakota-territory utah-territory washington-d-c',
  canada:
    'alberta british-columbia lower-canada manitoba new-brunswick newfoundland newfoundland-and-labrador nova-scotia ontario prince-edward-island quebec saskatchewan upper-canada yukon',
  australia:
    'new-south-wales northern-territory nsw queensland south-australia tasmania van-diemen-s-land van-diemens-land victoria western-australia',
};

/** Postal letters of the states of the United States, as written: other places are not written in two capitals. */
const POSTAL = new Set(
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  ),
);

const COUNTRY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(STATES).flatMap(([country, states]) => states.split(' ').map((state) => [state, country])),
);

/**
 * The country of a state or province that a place ends in, as the key of its events; null for any other end.
 * @param words - as written
 * @param key - the same as a key
 */
export const countryOfState = (words: string, key: string): string | null =>
  POSTAL.has(words) ? 'united-states' : (COUNTRY_OF.get(key) ?? null);

import { countryName, placeText } from '../clerks/placeNames.ts';
import { type Nation } from '../geography/samplePlace.ts';
import { dateOf, quarterOf, writeDate, yearOf } from '../people/calendar.ts';
import { placeAt, type World } from '../simulation/world.ts';

const QUARTERS = ['Jan-Mar', 'Apr-Jun', 'Jul-Sep', 'Oct-Dec'] as const;
/** Volume numbers of the index, before and since 1852, by registration district. */
const VOLUMES: Readonly<Record<string, readonly [before: string, since: string]>> = {
  Wexcombe: ['VIII', '5w'],
  Selwick: ['VIII', '5x'],
  Harrowmere: ['VIII', '5y'],
  Aberderwen: ['XXVI', '11w'],
};

/** Where an event was registered, in the way of the nation: quarter, volume and page, or the day and the entry. */
export function registrationFields(world: World, place: number, on: number, serial: number): Record<string, string> {
  const seat = placeAt(world, place);
  const { year } = dateOf(on);
  const shared = {
    EventYear: String(year),
    RegisteredYear: String(year),
    County: seat.county,
    Country: countryName(seat.nation),
  };
  if (seat.nation === 'scotland') {
    return {
      ...shared,
      EventDate: writeDate(on),
      DistrictNumber: seat.district,
      Parish: seat.parish,
      Place: placeText(world, place),
      EntryNumber: String((serial % 97) + 1),
    };
  }
  if (seat.nation === 'ireland') {
    return {
      ...shared,
      EventDate: writeDate(on),
      RegistrationDistrict: seat.district,
      Union: seat.district,
      Place: placeText(world, place),
      Volume: String((serial % 18) + 1),
      Page: String(100 + (serial % 700)),
    };
  }
  const [before, since] = VOLUMES[seat.district] ?? ['VIII', '5w'];
  return {
    ...shared,
    EventQuarter: QUARTERS[quarterOf(on) - 1] as string,
    RegistrationDistrict: seat.district,
    Place: seat.district === 'Selwick' ? `Market Selwick, ${seat.county}` : `${seat.district}, ${seat.county}`,
    Volume: year < 1852 ? before : since,
    Page: String(1 + ((yearOf(on) * 31 + quarterOf(on) * 57 + serial * 3) % 620)),
  };
}

/** First years of a nation's civil registers. */
export const CIVIL_SINCE: Readonly<Record<Nation, number>> = {
  england: 1837,
  wales: 1837,
  scotland: 1855,
  ireland: 1864,
};

/** In England and Wales registration started on 1 July 1837. */
export const isRegistered = (nation: Nation, on: number): boolean => {
  const { year, month } = dateOf(on);
  return year > CIVIL_SINCE[nation] || (year === CIVIL_SINCE[nation] && (CIVIL_SINCE[nation] !== 1837 || month >= 7));
};

import { MONTH_ABBREVIATIONS } from '#domain/kernel/dates/monthNames.ts';
import { oneOf, seededRandom } from '#domain/kernel/random/createRandom.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';

/** A burial as its register says it. */
export interface Burial {
  entry: string;
  name: string;
  date: string;
  age: string;
  place: string;
}

export const BURIAL_HEADINGS = ['No', 'Name', 'Date of burial', 'Age', 'Parish', 'Remarks'];

const FORENAMES = 'Ann John Mary William Elizabeth Thomas Jane James Sarah Richard Grace Henry'.split(' ');
const SURNAMES = 'Marsh Hext Penna Tregenza Rowse Hocking Nance Cooper Trevail Kelynack Bolitho Chenoweth'.split(' ');
/** What three parishes are called, and how else they are written. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  Wexcombe: ['WEXCOMBE', 'Wexcomb', 'Wexcmobe', 'Wexcombe.', 'Wexcombee'],
  Harrowmere: ['HARROWMERE', 'Harowmere', 'Harrowmer'],
  Penhallow: ['PENHALLOW', 'Penhalow', 'Pen Hallow'],
};
const AGES = ['3m', 'inf', '2 days', '7', '21', '34', '40', '63', '80'];
const UNREAD: Readonly<Record<string, string>> = { Marsh: 'Mar*', Cooper: 'C__per', Penna: 'Pen_a' };
const FIRST_YEAR = 1878;
const YEARS = 60;
const DAY_ZERO = Date.UTC(1899, 11, 30);

/**
 * A file of burials as they come from a parish, with twelve faults: a row of title; three ways to write a date and a
 * spreadsheet's numbers of days; days and months that may be either; both names in one column; capitals; marks of
 * repetition; fourteen spellings of three parishes; ages of infants; zeros that were lost; letters that were not read;
 * rows that come twice; rows whose cells have moved.
 *
 * @returns the text of the file, and by row what its register says; null for a row that is there a second time.
 */
export function burialsWithFaults({ rows = 5_000, seed = 11 } = {}): { csv: string; truth: (Burial | null)[] } {
  const random = seededRandom(seed);
  const lines: string[][] = [];
  const truth: (Burial | null)[] = [];
  const places = Object.keys(PLACES);
  let above = '';
  for (let at = 0; at < rows; at += 1) {
    const entry = String(at + 1).padStart(4, '0');
    const [surname, forename] = [oneOf(random, SURNAMES), oneOf(random, FORENAMES)];
    // A different person each time: a name of a third part tells them apart.
    const unread = at % 83 === 5 ? UNREAD[surname] : undefined;
    const name = `${forename} ${unread ?? surname}`;
    const [day, month, year] = [
      1 + Math.floor(random() * 28),
      1 + Math.floor(random() * 12),
      FIRST_YEAR + Math.floor((at * YEARS) / rows),
    ];
    const place = places[Math.floor((at * 12) / rows) % places.length] ?? '';
    const burial: Burial = {
      entry,
      name,
      date: `${day} ${MONTH_ABBREVIATIONS[month - 1]} ${year}`,
      age: oneOf(random, AGES),
      place,
    };
    const other = PLACES[place]?.[Math.floor(random() * 200)];
    const written = other ?? (above === place && at % 3 === 0 ? 'do.' : place);
    above = written === 'do.' ? above : (other ?? place);
    const serial = (Date.UTC(year, month - 1, day) - DAY_ZERO) / DAY_MS;
    const dates = [
      burial.date,
      `${day}/${month}/${year}`,
      `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
      year > 1930 ? String(serial) : burial.date,
    ];
    const cells = [
      at > 16 && at % 5 === 0 ? String(at + 1) : entry,
      at % 4 === 1 ? name.toUpperCase() : name,
      dates[at % dates.length] ?? '',
      burial.age,
      written,
      '',
    ];
    // After a mark of repetition the row above is what it says: only rows that say their parish move.
    const isMoved = at % Math.floor(rows / 6) === 7 && written !== 'do.';
    lines.push(isMoved ? [...cells.slice(0, 2), '', ...cells.slice(2, -1)] : cells);
    truth.push(burial);
    if (at % Math.floor(rows / 40) === 3 && !isMoved && written !== 'do.') {
      lines.push(cells);
      truth.push(null);
    }
  }
  const csv = [['Burials of Wexcombe, Harrowmere and Penhallow', '', '', '', '', ''], BURIAL_HEADINGS, ...lines]
    .map((cells) => cells.join(','))
    .join('\n');
  return { csv, truth };
}

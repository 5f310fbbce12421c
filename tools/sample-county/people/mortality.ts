import { type Nation, type PlaceKind } from '../geography/samplePlace.ts';

/** Yearly chance to die in an ordinary year about 1800, from the first birthday on: [up to age, chance]. */
const BY_AGE: readonly (readonly [number, number])[] = [
  [2, 0.045],
  [5, 0.018],
  [15, 0.005],
  [25, 0.0068],
  [35, 0.0085],
  [45, 0.011],
  [55, 0.0155],
  [65, 0.029],
  [75, 0.062],
  [85, 0.135],
  [95, 0.26],
  [200, 0.45],
];

/** How far medicine, food and drains had lowered death below that of 1800: [year, children, grown-ups, the old]. */
const PROGRESS: readonly (readonly [number, number, number, number])[] = [
  [1700, 1.15, 1.1, 1.05],
  [1780, 1.05, 1.05, 1.02],
  [1830, 0.95, 0.97, 1],
  [1870, 0.88, 0.92, 1],
  [1900, 0.62, 0.7, 0.94],
  [1920, 0.36, 0.52, 0.86],
  [1940, 0.18, 0.4, 0.8],
];

interface Epidemic {
  year: number;
  cause: string;
  /** Factor on the yearly chance. */
  factor: number;
  youngest: number;
  oldest: number;
  nations?: readonly Nation[];
  kinds?: readonly PlaceKind[];
}

const TOWNS: readonly PlaceKind[] = ['town', 'mill', 'pit'];

const EPIDEMICS: readonly Epidemic[] = [
  { year: 1784, cause: 'Fever', factor: 1.5, youngest: 0, oldest: 99 },
  { year: 1796, cause: 'Small pox', factor: 2.4, youngest: 0, oldest: 12 },
  { year: 1817, cause: 'Typhus', factor: 1.5, youngest: 10, oldest: 60 },
  { year: 1832, cause: 'Cholera', factor: 1.7, youngest: 0, oldest: 99, kinds: TOWNS },
  { year: 1838, cause: 'Small pox', factor: 2, youngest: 0, oldest: 10 },
  { year: 1849, cause: 'Cholera', factor: 2, youngest: 0, oldest: 99, kinds: TOWNS },
  ...[1846, 1847, 1848, 1849].map((year): Epidemic => ({
    year,
    cause: 'Famine fever',
    factor: year === 1847 ? 4 : 2.5,
    youngest: 0,
    oldest: 99,
    nations: ['ireland'],
  })),
  { year: 1863, cause: 'Scarlatina', factor: 2.6, youngest: 0, oldest: 12 },
  { year: 1871, cause: 'Small pox', factor: 1.5, youngest: 0, oldest: 40 },
  { year: 1875, cause: 'Diphtheria', factor: 1.8, youngest: 1, oldest: 10 },
  { year: 1891, cause: 'Influenza', factor: 1.5, youngest: 40, oldest: 99 },
  { year: 1918, cause: 'Influenza', factor: 2.8, youngest: 15, oldest: 40 },
];

const CAUSES: readonly (readonly [oldest: number, causes: readonly string[]])[] = [
  [1, ['Debility from birth', 'Convulsions', 'Premature birth', 'Whooping cough', 'Diarrhoea', 'Bronchitis']],
  [10, ['Measles', 'Whooping cough', 'Croup', 'Scarlatina', 'Inflammation of the lungs', 'Scald', 'Drowned']],
  [40, ['Phthisis', 'Consumption', 'Typhoid fever', 'Pneumonia', 'Accident', 'Peritonitis']],
  [65, ['Phthisis', 'Heart disease', 'Bronchitis', 'Pneumonia', 'Dropsy', 'Cancer', 'Apoplexy']],
  [200, ['Decay of nature', 'Bronchitis', 'Senile decay', 'Heart disease', 'Apoplexy', 'Paralysis']],
];

function progress(year: number): readonly [number, number, number] {
  for (let index = 1; index < PROGRESS.length; index++) {
    const before = PROGRESS[index - 1];
    const after = PROGRESS[index];
    if (!before || !after || year > after[0]) continue;
    const part = (year - before[0]) / (after[0] - before[0]);
    return [1, 2, 3].map(
      (column) => (before[column] as number) + part * ((after[column] as number) - (before[column] as number)),
    ) as [number, number, number];
  }
  return [0.18, 0.4, 0.8];
}

/** Where and when a person lives, as far as death cares. */
export interface Exposure {
  year: number;
  nation: Nation;
  kind: PlaceKind;
  sex: 'M' | 'F';
  isPoor: boolean;
}

/** Crowded places and poor tables cost lives. */
const burden = ({ kind, isPoor, sex }: Exposure): number =>
  (TOWNS.includes(kind) ? 1.14 : 0.95) * (isPoor ? 1.05 : 0.85) * (sex === 'M' ? 1.05 : 0.95);

const epidemicOf = ({ year, nation, kind }: Exposure, age: number): Epidemic | undefined =>
  EPIDEMICS.find(
    (epidemic) =>
      epidemic.year === year &&
      age >= epidemic.youngest &&
      age <= epidemic.oldest &&
      (epidemic.nations?.includes(nation) ?? true) &&
      (epidemic.kinds?.includes(kind) ?? true),
  );

/** Chance to die before the first birthday. */
export function infantDeathChance(exposure: Exposure): number {
  const [children] = progress(exposure.year);
  const base = 0.152 * Math.min(1.05, 0.1 + 0.97 * children) * burden(exposure);
  return Math.min(0.5, base * (1 + ((epidemicOf(exposure, 0)?.factor ?? 1) - 1) * 0.5));
}

/** Chance to die within a year at an age of one or more. */
export function deathChance(exposure: Exposure, age: number): number {
  const [children, grown, old] = progress(exposure.year);
  const base = BY_AGE.find(([upTo]) => age < upTo)?.[1] ?? 0.5;
  return Math.min(
    0.9,
    base * (age < 15 ? children : age < 60 ? grown : old) * burden(exposure) * (epidemicOf(exposure, age)?.factor ?? 1),
  );
}

/** Causes a doctor or a sexton might write down. */
export function possibleCauses(exposure: Exposure, age: number): readonly string[] {
  const usual = CAUSES.find(([oldest]) => age < oldest)?.[1] ?? [];
  const epidemic = epidemicOf(exposure, age);
  return epidemic ? [epidemic.cause, epidemic.cause, epidemic.cause, ...usual] : usual;
}

import { COUNTIES } from '#domain/places/gazetteer/counties.ts';

import { ALL_REGIONS } from './regionKey.ts';

/** A country, a part of it, or a county, as the region pages know it. */
export interface Region {
  /** As in the address: `england/south-west/cornwall`. */
  key: string;
  name: string;
  level: 'all' | 'country' | 'region' | 'county';
  /** As records have it, in the address form: `sourcecountry=england`, `county=devon~cornwall`; empty at the top. */
  query: string;
  /** Chapman codes of the historic counties it has; of a part of a county, that county's. */
  counties: readonly string[];
}

/** Parts of each country with the Chapman codes of their historic counties. */
const PARTS: Readonly<Record<string, readonly (readonly [name: string, codes: string])[]>> = {
  England: [
    ['North East', 'NBL DUR'],
    ['North West', 'CUL WES LAN CHS'],
    ['Yorkshire', 'YKS'],
    ['East Midlands', 'DBY LEI LIN NTH NTT RUT'],
    ['West Midlands', 'HEF SAL STS WAR WOR'],
    ['East of England', 'BDF CAM ESS HRT HUN NFK SFK'],
    ['London and Middlesex', 'LND MDX'],
    ['South East', 'BRK BKM HAM IOW KEN OXF SRY SSX'],
    ['South West', 'CON DEV DOR GLS SOM WIL'],
  ],
  Wales: [
    ['North Wales', 'AGY CAE DEN FLN MER'],
    ['Mid Wales', 'BRE CGN MGY RAD'],
    ['South Wales', 'CMN GLA MON PEM'],
  ],
  Scotland: [
    ['Highlands and Islands', 'ARL BUT CAI INV NAI OKI ROC SHI SUT'],
    ['North East', 'ABD ANS BAN KCD MOR'],
    ['Central Scotland', 'CLK FIF KRS PER STI'],
    ['Lothians', 'ELN MLN WLN'],
    ['West of Scotland', 'AYR DNB LKS RFW'],
    ['Southern Scotland', 'BEW DFS KKD PEE ROX SEL WIG'],
  ],
  Ireland: [
    ['Ulster', 'ANT ARM CAV DON DOW FER LDY MOG TYR'],
    ['Leinster', 'CAR DUB KID KIK LEX LOG LOU MEA OFF WEM WEX WIC'],
    ['Munster', 'CLA COR KER LIM TIP WAT'],
    ['Connacht', 'GAL LET MAY ROS SLI'],
  ],
};

/** Parts of Yorkshire, which were counted apart, and how records name them. */
const RIDINGS: readonly (readonly [name: string, written: readonly string[]])[] = [
  ['East Riding', ['east riding', 'yorkshire, east riding', 'east riding of yorkshire']],
  ['North Riding', ['north riding', 'yorkshire, north riding', 'north riding of yorkshire']],
  ['West Riding', ['west riding', 'yorkshire, west riding', 'west riding of yorkshire']],
];

const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/gu, '-');
const countyQuery = (names: readonly string[]): string =>
  `county=${names.map((name) => encodeURIComponent(name.toLowerCase())).join('~')}`;
const byCode = new Map(COUNTIES.map((county) => [county.code, county]));

function countiesOf(part: string, codes: readonly string[], above: string): Region[] {
  if (part === 'Yorkshire')
    return RIDINGS.map(([name, written]) => ({
      key: `${above}/${slug(name)}`,
      name,
      level: 'county',
      query: countyQuery(written),
      counties: codes,
    }));
  return codes.flatMap((code): Region[] => {
    const county = byCode.get(code);
    return county
      ? [
          {
            key: `${above}/${slug(county.name)}`,
            name: county.name,
            level: 'county',
            query: countyQuery([county.name]),
            counties: [code],
          },
        ]
      : [];
  });
}

function partsOf(country: string): Region[] {
  return (PARTS[country] ?? []).flatMap(([name, list]) => {
    const codes = list.split(' ');
    const key = `${slug(country)}/${slug(name)}`;
    const counties = countiesOf(name, codes, key);
    const written = [
      ...(name === 'Yorkshire'
        ? ['Yorkshire', ...RIDINGS.flatMap(([, each]) => each)]
        : counties.map((county) => county.name)),
    ];
    return [{ key, name, level: 'region' as const, query: countyQuery(written), counties: codes }, ...counties];
  });
}

const all: readonly Region[] = [
  { key: ALL_REGIONS, name: 'Britain and Ireland', level: 'all', query: '', counties: [] },
  ...Object.keys(PARTS).flatMap((name): Region[] => [
    { key: slug(name), name, level: 'country', query: `sourcecountry=${slug(name)}`, counties: [] },
    ...partsOf(name),
  ]),
];

const byKey = new Map(all.map((region) => [region.key, region]));

/** The region a page's key names; null when there is none. */
export const regionOf = (key: string): Region | null => byKey.get(key) ?? null;

/** What lies directly below a region: countries, parts, counties, in their order. */
export function regionsBelow({ key, level }: Region): readonly Region[] {
  if (level === 'all') return all.filter((region) => region.level === 'country');
  return all.filter(
    (region) => region.key.startsWith(`${key}/`) && region.key.split('/').length === key.split('/').length + 1,
  );
}

/** The way down to a region: its country, its part, itself. Empty at the top. */
export function regionTrail({ key, level }: Region): readonly Region[] {
  if (level === 'all') return [];
  const segments = key.split('/');
  return segments.flatMap((_, at) => byKey.get(segments.slice(0, at + 1).join('/')) ?? []);
}

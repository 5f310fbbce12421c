import { COUNTIES } from '../gazetteer/counties.ts';
import { COUNTRY_CHANGES } from './countryChanges.ts';
import { COUNTY_CHANGES } from './countyChanges.ts';
import {
  type Jurisdiction,
  readChanges,
  jurisdictionsOf,
  jurisdictionsOfText,
  jurisdictionAt,
} from './jurisdictionsOf.ts';

/** What it lay in at the end of a year. */
const inYear = (all: readonly Jurisdiction[], year: number) =>
  all.find(({ from, to }) => (from === null || from <= year) && (to === null || year < to))?.name ?? null;

it.each<[string, string, number, string]>([
  ['Middlesex', 'england', 1881, 'Middlesex, England'],
  ['Middlesex', 'england', 1891, 'Middlesex or the County of London, England'],
  ['Middlesex', 'england', 1970, 'Greater London, England'],
  ['Yorkshire', 'england', 1911, 'Yorkshire (East, North or West Riding), England'],
  ['Rutland', 'england', 1980, 'Leicestershire, England'],
  ['Rutland', 'england', 2001, 'Rutland, England'],
  ['Cornwall', 'england', 1980, 'Cornwall, England'],
  ['Monmouthshire', 'wales', 1881, 'Monmouthshire, often counted with England'],
  ['Monmouthshire', 'wales', 1980, 'Gwent, Wales'],
  ['Cardiganshire', 'wales', 2000, 'Ceredigion, Wales'],
  ['Angus', 'scotland', 1901, 'Forfarshire, Scotland'],
  ['Lanarkshire', 'scotland', 1980, 'Strathclyde, Scotland'],
  ['Lanarkshire', 'scotland', 2000, 'a council area of the former Lanarkshire, Scotland'],
  ['Antrim', 'ireland', 1911, 'Antrim, Ireland'],
  ['Antrim', 'ireland', 1930, 'Antrim, Northern Ireland'],
  ['Cork', 'ireland', 1930, 'Cork, Ireland'],
])('a place in %s, %s lay in %s in %s', (county, country, year, name) =>
  expect(inYear(jurisdictionsOf({ county, country }), year)).toBe(name),
);

it.each<[string, number, string | null]>([
  ['Strasbourg, Alsace, France', 1860, 'France'],
  ['Strasbourg, Alsace, France', 1890, 'German Empire'],
  ['Strasbourg, Alsace, France', 1942, 'under German administration'],
  ['Colmar, Elsass', 1950, 'France'],
  ['Gnesen, Posen', 1900, 'Prussia'],
  ['Gnesen, Posen, Germany', 1930, 'Poland'],
  ['Breslau, Silesia, Prussia', 1900, 'Prussia'],
  ['Wrocław, Silesia, Poland', 1950, 'Poland'],
  ['Prague, Bohemia, Austria', 1900, 'Habsburg lands, from 1804 Austria'],
  ['Prague, Bohemia, Austria', 1930, 'Czechoslovakia'],
  ['Helsinki, Finland', 1900, 'Grand Duchy of Finland, Russian Empire'],
  ['Tartu, Eesti', 1930, 'Estonia'],
  ['Bergen, Norway', 1880, 'Norway, in union with Sweden'],
  ['Norway', 1910, 'Norway'],
  ['Reykjavík, Iceland', 1950, 'Iceland'],
  ['Ribe, Schleswig, Denmark', 1900, 'Prussia'],
  ['Boston, Suffolk, Massachusetts, USA', 1770, 'Massachusetts, British America'],
  ['Boston, Suffolk, Massachusetts, USA', 1780, 'Massachusetts, United States'],
  ['Wheeling, West Virginia, USA', 1850, 'Virginia, United States'],
  ['Wheeling, West Virginia, USA', 1870, 'West Virginia, United States'],
  ['Munich, Bavaria, Germany', 1900, 'German Empire'],
  // Towns and parishes that are called like a province.
  ['Hanover', 1900, null],
  ['Green Island, Hanover, Jamaica', 1900, null],
  ['Hanover, York, Pennsylvania, USA', 1900, 'Pennsylvania, United States'],
  ['Vigo, Galicia, Spain', 1900, null],
  ['Roche, Cornwall, England', 1900, null],
  ['', 1900, null],
])('%s lay in %s in %s', (text, year, name) => {
  expect(inYear(jurisdictionsOfText(text), year)).toBe(name);
});

it.each<[string, number, string | null]>([
  ['Oakham, Rutland', 1850, null],
  ['Oakham, Rutland', 1980, 'Leicestershire, England'],
  ['Oakham, Rutland, England', 2001, null],
  ['Leeds, Yorkshire', 1850, null],
  ['Leeds, Yorkshire, England', 1980, 'North, South or West Yorkshire, Cleveland or Humberside, England'],
  ['Forfar, Angus, Scotland', 1881, 'Forfarshire, Scotland'],
  ['Belfast, Antrim', 1930, null],
  ['Roche, Cornwall', 1980, null],
  ['Strasbourg, Alsace, France', 1890, 'German Empire'],
  ['Strasbourg, Alsace, France', 1930, null],
  ['Bergen, Norway', 1910, null],
  ['Boston, Massachusetts, USA', 1770, 'Massachusetts, British America'],
  ['Boston, Massachusetts, USA', 1870, null],
  ['Rutland', 1980, null],
  ['', 1900, null],
])('beside %s in %s the hint is %s', (text, year, hint) => expect(jurisdictionAt(text, year)).toBe(hint));

it('every line is in order of years, and every county is one of the gazetteer', () => {
  const lines = [
    ...Object.values(COUNTY_CHANGES).flatMap((counties) => Object.values(counties)),
    ...COUNTRY_CHANGES.map(([, changes]) => changes),
  ];
  for (const line of lines) {
    const years = readChanges(line)
      .slice(1)
      .map(({ from }) => from ?? NaN);
    expect([line, years]).toEqual([line, [...years].sort((a, b) => a - b)]);
    for (const year of years) expect([line, year > 1600 && year < 2030]).toEqual([line, true]);
  }
  const names = new Set(COUNTIES.map(({ name, country }) => `${country} ${name}`));
  expect(
    Object.entries(COUNTY_CHANGES).flatMap(([country, counties]) =>
      Object.keys(counties).filter((county) => !names.has(`${country} ${county}`)),
    ),
  ).toEqual([]);
});

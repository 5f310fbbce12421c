import { newspaperAddress, NEWSPAPERS, yearAddress } from '#domain/newspapers/core/newspaperAddresses.ts';

import { iiifAddresses, searchServices } from './iiifAddresses.ts';
import { asPrinted, contextsOf, english } from './iiifContexts.ts';
import { type ManifestTitle, titleStatements } from './manifestTitle.ts';

const homepage = (address: string) => [
  { id: address, type: 'Text', label: english('On its own site'), format: 'text/html', language: ['en'] },
];

/** All newspapers of a site, each a collection of its own. */
export function siteCollection(origin: string, titles: readonly Pick<ManifestTitle, 'slug' | 'name'>[]) {
  const at = iiifAddresses(origin);
  return {
    '@context': contextsOf('search'),
    id: at.siteCollection(),
    type: 'Collection',
    label: english('Newspapers'),
    homepage: homepage(origin + NEWSPAPERS),
    service: searchServices(origin, { kind: 'site' }),
    items: titles.map(({ slug, name }) => ({
      id: at.titleCollection(slug),
      type: 'Collection',
      label: asPrinted(name),
    })),
  };
}

/** A newspaper: its years, each a collection of its own. */
export function titleCollection(origin: string, title: ManifestTitle, years: readonly number[]) {
  const at = iiifAddresses(origin);
  const { slug, name } = title;
  return {
    '@context': contextsOf('search'),
    id: at.titleCollection(slug),
    type: 'Collection',
    label: asPrinted(name),
    metadata: (
      [
        ['Place', title.placeName],
        ['Source', title.sourceNote],
      ] as const
    ).flatMap(([label, value]) => (value === null ? [] : [{ label: english(label), value: asPrinted(value) }])),
    ...titleStatements(title),
    homepage: homepage(origin + newspaperAddress(slug)),
    partOf: [{ id: at.siteCollection(), type: 'Collection', label: english('Newspapers') }],
    service: searchServices(origin, { kind: 'title', slug }),
    items: years.map((year) => ({
      id: at.yearCollection(slug, year),
      type: 'Collection',
      label: asPrinted(`${name}, ${year}`),
      navDate: firstDay(year),
    })),
  };
}

/** An issue as the collection of its year has it. */
export interface CollectedIssue {
  id: string;
  /** `1824-02-17` */
  date: string;
  dateInWords: string;
  edition: string;
}

/** The issues of a newspaper in one year. */
export function yearCollection(origin: string, title: ManifestTitle, year: number, issues: readonly CollectedIssue[]) {
  const at = iiifAddresses(origin);
  const { slug, name } = title;
  return {
    '@context': contextsOf(),
    id: at.yearCollection(slug, year),
    type: 'Collection',
    label: asPrinted(`${name}, ${year}`),
    ...titleStatements(title),
    navDate: firstDay(year),
    homepage: homepage(origin + yearAddress(slug, year)),
    partOf: [{ id: at.titleCollection(slug), type: 'Collection', label: asPrinted(name) }],
    items: issues.map(({ id, date, dateInWords, edition }) => ({
      id: at.manifest(id),
      type: 'Manifest',
      label: english(`${name}, ${dateInWords}${edition === '' ? '' : `, edition ${edition}`}`),
      navDate: `${date}T00:00:00Z`,
    })),
  };
}

const firstDay = (year: number): string => `${String(year).padStart(4, '0')}-01-01T00:00:00Z`;

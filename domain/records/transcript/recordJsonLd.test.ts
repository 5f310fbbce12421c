import { parseReading } from '#domain/kernel/readings/parseReading.ts';

import { recordJsonLd } from './recordJsonLd.ts';

const ADDRESS = 'https://example.org/transcript?id=B%2F1';

it('describes a record as a part of an archive about a person', () => {
  expect(
    recordJsonLd(
      {
        FirstName: 'Ann',
        LastName: 'GUARD',
        EventType: 'Baptism',
        EventYear: '1801',
        Place: 'Roche',
        YearOfBirth: '1800',
      },
      { name: 'Baptisms', repository: 'County archive' },
      ADDRESS,
    ),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ArchiveComponent',
    name: 'Ann GUARD, Baptism, 1801, Roche',
    url: ADDRESS,
    about: { '@type': 'Person', name: 'Ann GUARD', givenName: 'Ann', familyName: 'GUARD', birthDate: '1800' },
    temporalCoverage: '1801',
    contentLocation: { '@type': 'Place', name: 'Roche' },
    isPartOf: { '@type': 'Collection', name: 'Baptisms' },
    holdingArchive: { '@type': 'ArchiveOrganization', name: 'County archive' },
  });
});

it('claims neither a person nor a birth that the record does not give', () => {
  expect(recordJsonLd({ Age: '39', CensusYear: '1871' }, { name: 'Census', repository: null }, ADDRESS)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ArchiveComponent',
    name: 'Unnamed person, 1871',
    url: ADDRESS,
    temporalCoverage: '1871',
    isPartOf: { '@type': 'Collection', name: 'Census' },
  });
});

it('makes no fact of a name or a year that could not be read for certain', () => {
  const person = (fields: Record<string, string>, notation: 'plain' | 'freereg' = 'freereg') =>
    recordJsonLd({ EventType: 'Baptism', ...fields }, { name: 'Baptisms', repository: null, notation }, ADDRESS).about;
  expect(person({ FirstName: 'Mary', LastName: 'C__PER', YearOfBirth: '18[47]1' })).toEqual({
    '@type': 'Person',
    name: 'Mary C··PER',
    givenName: 'Mary',
    'own:reading': [{ 'own:of': 'familyName', 'own:written': 'C__PER', 'own:notation': 'freereg' }],
  });
  expect(person({ FirstName: 'Mary?', LastName: 'COOPER' }, 'plain')).toMatchObject({ familyName: 'COOPER' });
  expect(person({ FirstName: 'Mary?', LastName: 'COOPER' }, 'plain')).not.toHaveProperty('givenName');
});

it('carries what was written and its notation, in words whose meaning its own address explains', () => {
  const { name, about, ...block } = recordJsonLd(
    { EventType: 'Burial', EventDate: '28 Mar 166*', FirstName: '[M_]ary', LastName: 'Mar[gy]' },
    { name: 'Burials', repository: null, notation: 'freereg' },
    ADDRESS,
  );
  expect(name).toBe('M̲ary Mar⁽g or y⁾, Burial, 28 Mar 166…');
  expect(block['@context']).toEqual([
    'https://schema.org',
    { own: 'https://example.org/help/articles/214-unclear-readings#' },
  ]);
  const readings = (about as { 'own:reading': Record<string, string>[] })['own:reading'];
  for (const reading of readings)
    expect(parseReading(reading['own:written'] ?? '', reading['own:notation'] as 'freereg')).not.toBeNull();
  expect(readings.map((reading) => reading['own:of'])).toEqual(['givenName', 'familyName']);
});

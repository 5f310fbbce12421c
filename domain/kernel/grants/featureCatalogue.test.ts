import { JOURNEYS } from './feature.ts';
import { FEATURES, featureNamed, holdersByDefault, unknownFeature } from './featureCatalogue.ts';
import { FLAGS, GROUPS } from './flagNames.ts';
import { GRANTS } from './grants.ts';

const namesOf = (...kinds: string[]) =>
  FEATURES.filter(({ kind }) => kinds.includes(kind))
    .map(({ name }) => name)
    .sort();

describe('the catalogue of features', () => {
  it('has every flag, toggle, test group and grant once, and no other', () => {
    expect(namesOf('flag', 'toggle')).toEqual(Object.values(FLAGS).sort());
    expect(namesOf('group')).toEqual(Object.values(GROUPS).sort());
    expect(namesOf('grant')).toEqual([...GRANTS].sort());
  });

  it('calls toggles what the specification calls so: their pages are not found while they are off', () => {
    expect(namesOf('toggle')).toEqual([
      'enable-explore-person-map',
      'enable-partner-collections',
      'enable-search-clippings-in-collections',
    ]);
  });

  it('says of each in a sentence what it changes, in words for readers what it is, and where it comes from', () => {
    for (const { label, changes, source, journey, name } of FEATURES) {
      expect(changes).toMatch(/^\p{Lu}.*\.$/u);
      expect(label).not.toContain(':');
      expect(label).not.toBe(name);
      expect(source).toMatch(/spec|Q-/);
      expect(Object.keys(JOURNEYS)).toContain(journey);
    }
    expect(new Set(FEATURES.map(({ label }) => label)).size).toBe(FEATURES.length);
  });

  it('is asked by name', () => {
    expect(featureNamed('payment')).toMatchObject({ kind: 'grant', journey: 'payment' });
    expect(featureNamed('Payment')).toBeNull();
    expect(unknownFeature('new-search', 'flag')).toMatchObject({ journey: 'other', kind: 'flag' });
  });

  it('knows who holds a grant without being given it', () => {
    expect(holdersByDefault('payment')).toEqual(['visitor', 'member', 'internal']);
    expect(holdersByDefault('newspapers:search:institutional-access')).toEqual(['library']);
    expect(holdersByDefault('sha-dashboard:promote-record-search')).toEqual([]);
  });
});

import { facetLabel } from './facetLabel.ts';

const SETS = new Map([['roche 1871', 'Roche 1871']]);

describe('facetLabel', () => {
  it.each([
    ['DatasetName', 'roche 1871', 'Roche 1871'],
    ['County', 'isle of wight', 'Isle of Wight'],
    ['Place', 'stow-on-the-wold, gloucestershire', 'Stow-on-the-Wold, Gloucestershire'],
    ['Place', 'the leigh', 'The Leigh'],
    ['Occupation', 'clay labourer', 'Clay labourer'],
    ['Gender', 'female', 'Female'],
    ['Decade', '1870', '1870'],
    ['SourceCategory', 'wills & probate', 'Wills & probate'],
  ])('shows %s %s as %s', (fieldId, value, label) => expect(facetLabel(fieldId, value, SETS)).toBe(label));
});

it('leaves decades as they are written', () => expect(facetLabel('Decade', '1860s', new Map())).toBe('1860s'));

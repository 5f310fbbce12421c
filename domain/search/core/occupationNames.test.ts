import { textTokens } from '#domain/records/core/textTokens.ts';

import { occupationNames, occupationVariantOf } from './occupationNames.ts';
import { OCCUPATIONS } from './occupationTable.ts';

const judged = (asked: string, written: string) => {
  const names = occupationNames(textTokens(asked));
  return names && occupationVariantOf(names)(textTokens(written));
};

describe('occupations as clerks wrote them', () => {
  it.each([
    ['ag lab', 'Agricultural Labourer', 'agricultural labourer', 'abbreviation'],
    ['agricultural labourer', 'Ag. Lab.', 'ag lab', 'abbreviation'],
    ['agricultural labourer', 'Agl Labr (pauper)', 'agl labr', 'abbreviation'],
    ['agricultural labourer', 'Agricultural laborer', 'agricultural laborer', 'spelling variant'],
    ['pauper ag lab', 'Pauper, formerly agricultural labourer', 'agricultural labourer', 'abbreviation'],
    ['male servant', 'M.S.', 'm s', 'abbreviation'],
    ['female servant', 'F. S.', 'f s', 'abbreviation'],
    ['domestic servant', 'Dom Serv', 'dom serv', 'abbreviation'],
    ['apprentice', 'Appr to a cooper', 'appr', 'abbreviation'],
    ['annuitant', 'Annt', 'annt', 'abbreviation'],
    ['independent', 'Ind', 'ind', 'abbreviation'],
    ['labourer', 'Ag Lab', 'lab', 'abbreviation'],
    ['housekeeper', 'House keeper', 'house keeper', 'spelling variant'],
    ['taylor', 'Tailor', 'tailor', 'spelling variant'],
    ["labourer's wife", 'Lab wife', 'lab', 'abbreviation'],
    ["labourer's wife", "Lab's wife", 'labs', 'abbreviation'],
    ['labourer’s wife', 'Labrs Wife', 'labrs', 'abbreviation'],
    ['labourers wife', 'Wife of a labourer', 'labourer', 'spelling variant'],
    ['lab wife', "Labourer's Wife", 'labourers', 'abbreviation'],
    ['ag lab wife', "Formerly Agri Labourer's wife", 'agri labourers', 'abbreviation'],
    ["carpenter's daughter", "Carpr's daughter", 'carprs', 'abbreviation'],
    ['coalminer', 'Coal Miner', 'coal miner', 'spelling variant'],
    ['ag labs', 'Ag Lab', 'ag lab', 'spelling variant'],
  ])('%s finds %s as %s, %s', (asked, written, variant, how) =>
    expect(judged(asked, written)).toEqual({ variant, how }),
  );

  it('finds the words asked for as no variant', () => {
    expect(judged('ag lab', 'Lab (Ag)')).toBeNull();
    expect(judged('agricultural labourer', 'Agricultural labourer, pauper')).toBeNull();
    for (const written of ["Labourer's wife", 'Labourers wife', 'Labourer’s Wife', 'Labourer`s wife'])
      expect(judged("labourer's wife", written)).toBeNull();
  });

  it.each([
    ['ag lab', 'Clay labourer'],
    ['pauper ag lab', 'Agricultural labourer'],
    ['male servant', 'Servant of M. Smith'],
    ['apprentice', 'Apple dealer'],
    ['labourer', 'Foreman of labourers'],
    ["labourer's wife", 'Labourer'],
  ])('%s does not find %s', (asked, written) => expect(judged(asked, written)).toBeUndefined());

  it('knows no variants of a trade that no one shortened', () => expect(occupationNames(['bishop'])).toBeNull());

  it('writes every trade in two ways at least, each with letters and digits alone', () => {
    expect(OCCUPATIONS.length).toBeGreaterThan(60);
    for (const phrases of OCCUPATIONS) {
      expect(phrases.length).toBeGreaterThan(1);
      expect(new Set(phrases.map((phrase) => phrase.join(' '))).size).toBe(phrases.length);
      expect(phrases.flat().every((word) => /^[a-z]+$/u.test(word))).toBe(true);
    }
  });
});

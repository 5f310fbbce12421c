import { buyerCountry, type CountryRule, signsAgree, countryName, countryOptions, isCountry } from './country.ts';

it.each<[CountryRule, string, string | null, string, boolean | null]>([
  ['stated', 'GB', null, 'GB', null],
  ['stated', 'GB', 'GB', 'GB', true],
  ['stated', 'GB', 'IE', 'GB', false],
  ['card', 'GB', null, 'GB', null],
  ['card', 'GB', 'GB', 'GB', true],
  ['card', 'GB', 'IE', 'IE', false],
])('by the rule %s, who states %s and has a card of %s belongs to %s', (rule, stated, card, country, agree) => {
  expect([buyerCountry({ stated, card }, rule), signsAgree({ stated, card })]).toEqual([country, agree]);
});

it('has one list of countries: each has a name, and nothing else is one', () => {
  const options = countryOptions();
  expect(options.every(({ value, label }) => isCountry(value) && label !== value && countryName(value) === label)).toBe(
    true,
  );
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  expect(['UK', 'EU', 'ZZ', 'XQ', 'gb', '', 'GBR', null, undefined].filter(isCountry)).toEqual([]);
});

import { makeBloomFilter, readBloomFilter } from './bloomFilter.ts';
import { DEMO_PASSWORD } from './demoAccounts.ts';
import { newPasswordProblem, siteNamesOf } from './newPasswordProblem.ts';

const owner = { email: 'ann@example.com', names: ['Ann', 'Pinch'] };
const NAMES = siteNamesOf('Muniment', 'https://www.roche-records.example.org');
const codeOf = (password: string, siteNames = NAMES) => newPasswordProblem(password, owner, siteNames)?.code ?? null;

describe('the list of common passwords that comes with the product', () => {
  it.each([
    '1234567890',
    'qwertyuiop',
    'password123',
    'PASSWORD123',
    'passwordpassword',
    'letmein123',
    'Dragon!!2024',
    'Liverpool2025',
    '!!football1966',
  ])('has %j', (password) => {
    expect(codeOf(password)).toBe('COMMON');
  });

  it.each([
    'clay labourer',
    'an oak chest in the vestry',
    DEMO_PASSWORD,
    'Trethurgy mill 1841',
    'correct-horse-barn-owl',
  ])('does not have %j', (password) => {
    expect(codeOf(password)).toBeNull();
  });

  it('refuses hardly any password that is not on it', () => {
    const refused = Array.from({ length: 20_000 }, (_, at) => `zq${at}vx ${(at * 7919) % 10_007}kj`).filter(
      (password) => codeOf(password) !== null,
    );
    expect(refused.length).toBeLessThan(15);
  });
});

it('knows what the site is called, where that is known', () => {
  expect(siteNamesOf('Muniment', 'https://www.roche-records.example.org')).toEqual([
    'Muniment',
    'www',
    'roche-records',
    'example',
  ]);
  expect(siteNamesOf('Muniment', 'http://localhost:3000')).toEqual(['Muniment', 'localhost']);
  expect([
    codeOf('the records room'),
    codeOf('the records room', ['Muniment']),
    codeOf('the muniment room', ['Muniment']),
  ]).toEqual(['HOLDS_SITE', null, 'HOLDS_SITE']);
});

describe('a Bloom filter', () => {
  const texts = new Set(Array.from({ length: 5000 }, (_, at) => `text ${at}`));
  const file = makeBloomFilter(texts, 0.001);
  const has = readBloomFilter(file);

  it('has every text it was made of, and about as few others as asked for', () => {
    expect([...texts].every(has)).toBe(true);
    expect(Array.from({ length: 20_000 }, (_, at) => `other ${at}`).filter(has).length).toBeLessThan(60);
  });

  it('holds none of them, in some fourteen bits each', () => {
    expect(file.length).toBeLessThan(5000 * 2);
    expect(file.includes('text')).toBe(false);
  });

  it('is not read where it is cut off, or no filter', () => {
    expect(() => readBloomFilter(file.subarray(0, 100))).toThrow('cut off');
    expect(() => readBloomFilter(Buffer.alloc(100))).toThrow('no Bloom filter');
  });
});

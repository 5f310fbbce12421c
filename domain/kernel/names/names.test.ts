import fc from 'fast-check';

import { classifyNames, nameBlockingKeys } from './classifyNames.ts';
import { displayName } from './displayName.ts';
import { foldName, foldNamePattern } from './foldName.ts';
import { FORENAME_TABLE } from './forenameTable.ts';
import { nameTokens } from './nameTokens.ts';
import { CONFUSED_LETTERS } from './sameSound.ts';
import { surnameSpelling } from './surnameMatch.ts';
import { SURNAME_PAIRS } from './surnamePairs.ts';
import { askedSurname, tokensOfName } from './surnameParts.ts';
import { SURNAME_VARIANTS } from './surnameVariants.fixture.ts';

describe('foldName', () => {
  it.each([
    ['SMITH', 'smith'],
    ["O'Brien", 'obrien'],
    ['O’Brien', 'obrien'],
    ['O Brien', 'obrien'],
    ['Ó Súilleabháin', 'osuilleabhain'],
    ['M’Donald', 'mcdonald'],
    ["M'Donald", 'mcdonald'],
    ['McDonald', 'mcdonald'],
    ['Mc Donald', 'mcdonald'],
    ['Mac Donald', 'macdonald'],
    ['MᶜDonald', 'mcdonald'],
    ['Fitz Gerald', 'fitzgerald'],
    ['Smith-Jones', 'smith jones'],
    ['Bjørnstjerne Ærø', 'bjornstjerne aero'],
    ['Œdipa Weiß', 'oedipa weiss'],
    ['ﬁnch', 'finch'],
    ['Sm[iy]th', 'smiyth'],
    ['Sm_th?', 'smth'],
    ['D’Arcy', 'darcy'],
    ['  Mary   Ann ', 'mary ann'],
    ['…', ''],
  ])('folds %s to %s', (text, folded) => expect(foldName(text)).toBe(folded));

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(..."mcoM'’ -abcfitzdé*?ß") })),
        (text) => {
          expect(foldName(foldName(text))).toBe(foldName(text));
        },
      ),
    );
  });

  it('keeps wildcards in a pattern', () => {
    expect([foldNamePattern("O'B*n"), foldNamePattern('Sm?th*'), foldName('Sm?th*')]).toEqual([
      'ob*n',
      'sm?th*',
      'smth',
    ]);
  });
});

describe('nameTokens', () => {
  it.each([
    ['Revd. Thos. Wm. Smyth, junr', ['thos', 'wm', 'smyth']],
    ['Mary-Ann', ['mary', 'ann']],
    ['Mr', ['mr']],
    ['Capt.', ['capt']],
    ['Major', ['major']],
    ['Mrs M‘Kay', ['mckay']],
    ['', []],
  ])('parts %s', (text, tokens) => expect(nameTokens(text)).toEqual(tokens));
});

describe('classifyNames for forenames', () => {
  it.each([
    ['william', 'william', 'exact'],
    ['william', 'wm', 'abbreviation'],
    ['wm', 'willm', 'abbreviation'],
    ['thomas', 'thos', 'abbreviation'],
    ['james', 'jas', 'abbreviation'],
    ['john', 'jno', 'abbreviation'],
    ['charles', 'chas', 'abbreviation'],
    ['george', 'geo', 'abbreviation'],
    ['elizabeth', 'eliz', 'abbreviation'],
    ['margaret', 'margt', 'abbreviation'],
    ['richard', 'richar', 'abbreviation'],
    ['jeremiah', 'jermh', 'abbreviation'],
    ['william', 'gulielmus', 'spelling variant'],
    ['william', 'gulielmum', 'spelling variant'],
    ['john', 'johannes', 'spelling variant'],
    ['agnes', 'agnetae', 'spelling variant'],
    ['mary', 'maria', 'spelling variant'],
    ['margaret', 'peggy', 'nickname'],
    ['mary', 'polly', 'nickname'],
    ['richard', 'dick', 'nickname'],
    ['edward', 'ned', 'nickname'],
    ['edmund', 'ned', 'nickname'],
    ['catherine', 'kitty', 'nickname'],
    ['alexander', 'sandy', 'nickname'],
    ['hugh', 'shug', 'nickname'],
    ['john', 'jock', 'nickname'],
    ['david', 'dai', 'nickname'],
    ['bridget', 'biddy', 'nickname'],
    ['elizabeth', 'elspet', 'spelling variant'],
    ['alfred', 'alfored', 'spelling variant'],
    ['catherine', 'katharine', 'spelling variant'],
    ['edward', 'iorwerth', 'spelling variant'],
    ['theophilus', 'theophyllus', 'spelling variant'],
    ['christina', 'christinae', 'spelling variant'],
    ['benjamin', 'banjamin', 'sounds alike'],
  ])('%s is met as %s', (asked, found, how) => {
    expect(classifyNames(asked, found, 'forename')?.how).toBe(how);
    expect(classifyNames(found, asked, 'forename')?.how).toBe(how);
  });

  it.each([
    ['ellis', 'alice'],
    ['albert', 'alberta'],
    ['john', 'jane'],
    ['edward', 'edmund'],
    ['peggy', 'polly'],
    ['harry', 'hannah'],
    ['martin', 'martha'],
  ])('%s is not %s', (asked, found) => expect(classifyNames(asked, found, 'forename')).toBeNull());

  it('prefers the stronger form', () => {
    const score = (found: string) => classifyNames('margaret', found, 'forename')?.score ?? 0;
    expect(score('margaret')).toBeGreaterThan(score('margt'));
    expect(score('margt')).toBeGreaterThan(score('peggy'));
  });
});

describe('the table of forenames', () => {
  const lines = FORENAME_TABLE.trim().split('\n');

  it('has at least 250 names, each once, each line of five columns, all folded', () => {
    expect(lines.length).toBeGreaterThanOrEqual(250);
    expect(lines.filter((line) => !/^[a-z]+ [mfb] \|[^|]*\|[^|]*\|[^|]*\|[^|]*$/u.test(line))).toEqual([]);
    const names = lines.map((line) => line.split(' ')[0]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(lines.flatMap((line) => line.split(/[ |]+/u)).filter((form) => form !== foldName(form))).toEqual([]);
  });
});

describe('classifyNames for surnames', () => {
  it.each([
    ['smith', 'smyth'],
    ['smith', 'smythe'],
    ['smyth', 'smythe'],
    ['pinch', 'pynch'],
    ['trembath', 'trembeth'],
    ['clark', 'clerke'],
    ['macdonald', 'mcdonald'],
    ['obrien', 'brien'],
    ['williams', 'william'],
    ['white', 'wight'],
    ['phillips', 'philips'],
  ])('%s is also written %s', (asked, found) => {
    expect(classifyNames(asked, found, 'surname')).toMatchObject({
      how: expect.stringMatching(/spelling variant|sounds alike/),
    });
  });

  it.each([
    ['smith', 'jones'],
    ['lane', 'delaney'],
    ['cross', 'crow'],
    ['watson', 'mattison'],
    ['fisher', 'richter'],
  ])('%s is not %s', (asked, found) => expect(classifyNames(asked, found, 'surname')).toBeNull());

  it.each([
    ['kelly', 'kelley', 'y, ey and ie at the end'],
    ['allen', 'allan', 'vowels without stress'],
    ['gardner', 'gardiner', 'a vowel without stress, left out before l, n and r'],
    ['reid', 'reed', 'ei, ee, ea and ey'],
    ['clark', 'clerk', 'ar, er and ear'],
    ['monro', 'munro', 'o and u before m, n and r'],
    ['houghton', 'haughton', 'au and ou before gh'],
    ['stephens', 'stevens', 'ph and v'],
    ['nichols', 'nickolls', 'ch and c'],
    ['rogers', 'rodgers', 'dg and g'],
    ['catherall', 'catterall', 'th and t'],
    ['johnson', 'jonson', 'a silent h'],
    ['stewart', 'steward', 't and d after r at the end'],
  ])('%s and %s differ in one sound: %s', (one, other, sound) => {
    expect(classifyNames(one, other, 'surname')?.how).toBe('spelling variant');
    const way = CONFUSED_LETTERS[sound] ?? ((name: string) => name);
    expect(surnameSpelling(way(one))).toBe(surnameSpelling(way(other)));
  });

  it.each([
    ['olson', 'willson'],
    ['croft', 'kraft'],
    ['mcneil', 'mcconnell'],
    ['haughton', 'hutton'],
  ])('%s merely sounds like %s', (one, other) =>
    expect(classifyNames(one, other, 'surname')?.how).toBe('sounds alike'),
  );

  it.each([
    ['Ó Ceallaigh', 'Kelly'],
    ['Ó CEALLAIGH', 'O’Kelly'],
    ['Ó Murchú', 'Murphy'],
    ['Mac Cárthaigh', 'M’Carthy'],
    ['O Suilleabhain', 'Sullivan'],
    ['Mac Suibhne', 'MacSweeney'],
    ['Saint', 'St.'],
  ])('the Irish or written-out %s is found as %s', (one, other) => {
    expect(classifyNames(foldName(one), foldName(other), 'surname')?.how).toBe('spelling variant');
  });

  it.each([
    ['Von Trapp', 'Vontrapp'],
    ['De la Cruz', 'Delacruz'],
    ['De la Cruz', 'De Lacruz'],
    ['Van der Berg', 'Vanderberg'],
    ['St John', 'Stjohn'],
    ['St. John', 'Saint John'],
    ['Saint-John', 'Stjohn'],
    ['St Clair', 'Sinclair'],
    ['Ste Marie', 'Saintemarie'],
    ['O Brien', 'O’Brien'],
    ['O Brien', 'OBrien'],
    ['Ap Rhys', 'Aprhys'],
    ['Ap Rhys', 'Price'],
    ['Ap Howell', 'Powell'],
    ['ab Owen', 'Bowen'],
    ['Le Fevre', 'Lefevre'],
    ['Mac Giolla Phádraig', 'Fitzpatrick'],
    ['Mac Giolla Phádraig', 'MacGiolla Phadraig'],
    ['Mac Con Mara', 'McNamara'],
    ['Mag Uidhir', 'Maguire'],
    ['Mac an Bhaird', 'Ward'],
    ['Von Trapp-Smith', 'Vontrapp Smyth'],
  ])('%s and %s find each other, asked and found, and have keys in common', (one, other) => {
    for (const [asked, found] of [
      [one, other],
      [other, one],
    ] as const) {
      const tokens = tokensOfName(nameTokens(found).join(' '), 'surname');
      const met = askedSurname(nameTokens(asked)).map((word) =>
        tokens.some((token) =>
          ['exact', 'spelling variant'].includes(classifyNames(word, token, 'surname')?.how ?? ''),
        ),
      );
      expect([asked, found, met]).toEqual([asked, found, met.map(() => true)]);
    }
  });

  it('finds a surname of two words by each of them, and by fewer of the words before it', () => {
    expect(tokensOfName('van der berg', 'surname').sort()).toEqual([
      'berg',
      'der',
      'derberg',
      'van',
      'vanberg',
      'vanderberg',
    ]);
    expect(tokensOfName('de la', 'surname').sort()).toEqual(['de', 'dela', 'la']);
    expect(tokensOfName('van der', 'forename')).toEqual(['van', 'der']);
    expect(askedSurname(['cruz', 'de', 'la'])).toEqual(['cruz', 'dela']);
    expect(askedSurname(['de'])).toEqual(['de']);
  });

  it.each([
    ['Devine', 'Vine'],
    ['Ap Rhys', 'Powell'],
    ['Beirne', 'Burns'],
  ])('%s is not %s', (one, other) => {
    const tokens = tokensOfName(nameTokens(other).join(' '), 'surname');
    expect(
      askedSurname(nameTokens(one)).every((word) =>
        tokens.some((token) =>
          ['exact', 'spelling variant'].includes(classifyNames(word, token, 'surname')?.how ?? ''),
        ),
      ),
    ).toBe(false);
  });

  it('takes every reviewed pair for a variant, once each, either way round', () => {
    expect(SURNAME_PAIRS.length).toBeGreaterThanOrEqual(250);
    expect(new Set(SURNAME_PAIRS.map((pair) => [...pair].sort().join(' '))).size).toBe(SURNAME_PAIRS.length);
    for (const [one, other] of SURNAME_PAIRS) {
      expect([one, other, classifyNames(one, other, 'surname')?.how]).toEqual([one, other, 'spelling variant']);
      expect(classifyNames(other, one, 'surname')).toEqual(classifyNames(one, other, 'surname'));
    }
  });

  it.each([
    ['walsh', 'welsh'],
    ['yates', 'yeates'],
    ['clark', 'clarke'],
    ['reid', 'read'],
    ['philips', 'phillips'],
    ['thomson', 'thompson'],
    ['hodgson', 'hodson'],
    ['doherty', 'docherty'],
    ['byrne', 'burns'],
  ])('%s is searched with %s by evidence', (one, other) =>
    expect(classifyNames(one, other, 'surname')?.how).toBe('spelling variant'),
  );

  it('finds at least 90 of 100 known variants by evidence, so that no ear is needed', () => {
    const strong = SURNAME_VARIANTS.filter(
      ([one, other]) => !['sounds alike', undefined].includes(classifyNames(one, other, 'surname')?.how),
    );
    expect(strong.length / SURNAME_VARIANTS.length).toBeGreaterThanOrEqual(0.9);
  });

  it('finds at least 90 of 100 known variants by evidence or by ear', () => {
    const found = SURNAME_VARIANTS.filter(([one, other]) => classifyNames(one, other, 'surname') !== null);
    expect(SURNAME_VARIANTS.length).toBeGreaterThanOrEqual(150);
    expect(found.length / SURNAME_VARIANTS.length).toBeGreaterThanOrEqual(0.9);
  });
});

describe('nameBlockingKeys', () => {
  const letters = fc.constantFrom(...'aabcdeeefghiijklmnnoopqrrsstuuvwxyz');
  const aName = fc.string({ unit: letters, minLength: 1, maxLength: 9 });
  const known = fc.constantFrom(
    ...SURNAME_VARIANTS.flat(),
    ...FORENAME_TABLE.split(/[ |\n]+/u).filter((form) => form.length > 1),
  );
  const change = (name: string, at: number, letter: string) =>
    name.slice(0, at % name.length) + letter + name.slice((at % name.length) + 1);
  const altered = fc
    .tuple(fc.oneof(aName, known), fc.nat(20), letters)
    .map(([name, at, letter]) => [name, change(name, at, letter)] as const);
  const pair = fc.oneof(
    fc.tuple(fc.oneof(aName, known), fc.oneof(aName, known)),
    altered,
    fc.constantFrom(...SURNAME_VARIANTS, ...SURNAME_PAIRS),
  );

  it.each(['forename', 'surname'] as const)(
    'gives two %ss that are variants a key in common, and judges both ways alike',
    (kind) => {
      fc.assert(
        fc.property(pair, ([one, other]) => {
          const match = classifyNames(one, other, kind);
          expect(classifyNames(other, one, kind)).toEqual(match);
          if (match)
            expect(nameBlockingKeys(other, kind).some((key) => nameBlockingKeys(one, kind).includes(key))).toBe(true);
        }),
        { numRuns: 2000 },
      );
    },
  );
});

describe('displayName', () => {
  it('leaves a name as it was transcribed', () => {
    expect([displayName('William', 'PINCH'), displayName('', 'McKay'), displayName(' Mary  Ann', '')]).toEqual([
      'William PINCH',
      'McKay',
      'Mary Ann',
    ]);
  });
});

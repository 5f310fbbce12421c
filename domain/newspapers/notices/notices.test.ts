import { namedPerson } from './namedPerson.ts';
import { DAY_OF_NOTICE, noticeDay } from './noticeDay.ts';
import { readNotices } from './readNotices.ts';

describe('the day of a notice', () => {
  it.each([
    ['3d inst.,', '1842-02-05', '1842-02-03'],
    ['On the 28th ult.,', '1842-02-05', '1842-01-28'],
    ['the 30th ult.', '1842-01-08', '1841-12-30'],
    ['9th of March', '1842-02-05', '1841-03-09'],
    ['14th of Septernber', '1842-10-05', '1842-09-14'],
    ['2nd January, 1842', '1842-02-05', '1842-01-02'],
    ['6th inst.', '1842-02-05', null],
    ['31st ult.', '1842-03-05', null],
    ['4th of Bodmin', '1842-02-05', null],
  ])('%s in an issue of %s is %s', (text, issue, day) =>
    expect(noticeDay(DAY_OF_NOTICE.exec(text) ?? [], issue)).toBe(day),
  );
});

it.each([
  ['Mr. John Ronald Page', { forenames: 'John Ronald', surname: 'Page', sex: 'm' }],
  ['the Rev. John Webb', { forenames: 'John', surname: 'Webb', sex: 'm' }],
  ['Mrs. Hannah Green', { forenames: 'Hannah', surname: 'Green', sex: 'f' }],
  ['Ann Coombes', { forenames: 'Ann', surname: 'Coombes', sex: null }],
  ['Market Selwick', null],
  ['George', null],
  ['cloth worker', null],
])('%s is read as a person: %j', (text, person) => expect(namedPerson(text)).toEqual(person));

describe('notices', () => {
  const ISSUE = '1842-02-05';
  const read = (kind: 'births' | 'marriages' | 'deaths', text: string) =>
    readNotices(text, kind, ISSUE).map(({ date, people }) => [
      date,
      ...people.map(({ role, forenames, surname, age, place, father, spouse }) => [
        role,
        `${forenames} ${surname}`.trim(),
        age,
        place,
        father?.forenames ?? null,
        spouse?.forenames ?? null,
      ]),
    ]);

  it.each<['births' | 'marriages' | 'deaths', string, unknown]>([
    [
      'births',
      'BIRTHS.\n1st inst., at Tanyard, Wexcombe, the wife of Edward Cannings, cloth\nworker, of a daughter. 2d inst., at the Fleece Inn, Wexcombe, the wife of Mr. James Pal-\nmer, innkeeper, of a son.',
      [
        ['1842-02-01', ['child', 'Cannings', null, 'Wexcombe', 'Edward', null]],
        ['1842-02-02', ['child', 'Palmer', null, 'Wexcombe', 'James', null]],
      ],
    ],
    [
      'deaths',
      'DEATHS.\n13th ult., at Tanyard, Wexcombe, Mary, wife of Edward Cannings, aged 25.\n18th ult., at Corn-hill, Market Selwick, Louisa Mary, daughter of George Hale, aged 6 days.\n20th ult., at 9, Weavers-court, Harrowmere, John William Lindsay, shepherd, aged 55, after a long illness.',
      [
        ['1842-01-13', ['deceased', 'Mary Cannings', '25', 'Wexcombe', null, 'Edward']],
        ['1842-01-18', ['deceased', 'Louisa Mary Hale', '6 days', 'Market Selwick', 'George', null]],
        ['1842-01-20', ['deceased', 'John William Lindsay', '55', 'Harrowmere', null, null]],
      ],
    ],
    [
      'marriages',
      'MARRIAGES.\n2d ult., at St. Botolph, Tarrowby, after banns, George Winterwell, labourer, of Tarrowby, to Miss Ann Coombes, of Tarrowby. 3d ult., at the Chapel, Wexcombe, Mr. John Hill, grocer, of Pellingham, to Mary, second daughter of the late Mr. John Webb, of Wexcombe.',
      [
        [
          '1842-01-02',
          ['groom', 'George Winterwell', null, 'Tarrowby', null, 'Ann'],
          ['bride', 'Ann Coombes', null, 'Tarrowby', null, 'George'],
        ],
        [
          '1842-01-03',
          ['groom', 'John Hill', null, 'Wexcombe', null, 'Mary'],
          ['bride', 'Mary Webb', null, 'Wexcombe', 'John', 'John'],
        ],
      ],
    ],
    [
      'deaths',
      'DIED\nOn the 2d inst., at Camborne, Mr. Digory Trevanion, aged 36 years.',
      [['1842-02-02', ['deceased', 'Digory Trevanion', '36 years', 'Camborne', null, null]]],
    ],
    ['deaths', '1st inst., suddenly, much respected by all who knew him. An 4th of a pound was paid.', []],
    ['births', 'the wife of Mr. Nobody of No Day, of a son', []],
    ['deaths', `${'1st inst., at A, John Webb, '.repeat(3_000)}`, []],
  ])(
    'of %s are read with their day and their people, and silence is kept where one is not whole',
    (kind, text, expected) => expect(read(kind, text)).toEqual(expected),
  );
});

import {
  accessOf,
  isFreeToView,
  isNewspaperAccess,
  type JudgedIssue,
  mayReadIssue,
  sharingOf,
  type NewspaperAccess,
  type NewspaperReader,
  type NewspaperRule,
} from './newspaperAccess.ts';

const rule = (access: NewspaperAccess, more: Partial<NewspaperRule> = {}): NewspaperRule => ({
  titleId: null,
  county: null,
  fromDate: null,
  toDate: null,
  priority: 0,
  access,
  ...more,
});
const issue: JudgedIssue = { titleId: 'BL/0002647', county: 'London', date: '1824-02-17' };
const dates = { fromDate: '1820-01-01', toDate: '1829-12-31' };

describe('the rule that speaks for an issue', () => {
  it.each<[string, NewspaperRule[], NewspaperAccess[]]>([
    ['none: members', [], ['members']],
    [
      'none that fits: members',
      [
        rule('free', { titleId: 'n-other' }),
        rule('free', { county: 'Kent' }),
        rule('free', { fromDate: '1824-02-18' }),
        rule('free', { toDate: '1824-02-16' }),
      ],
      ['members'],
    ],
    ['one for everything', [rule('free')], ['free']],
    ['a county before everything', [rule('free'), rule('subscribers', { county: 'London' })], ['subscribers']],
    ['dates before everything', [rule('subscribers'), rule('free', dates)], ['free']],
    ['a county before dates alone', [rule('free', dates), rule('subscribers', { county: 'London' })], ['subscribers']],
    [
      'a title before its county with dates',
      [rule('free', { county: 'London', ...dates }), rule('subscribers', { titleId: issue.titleId })],
      ['subscribers'],
    ],
    [
      'a title with dates before the title',
      [rule('subscribers', { titleId: issue.titleId }), rule('free', { titleId: issue.titleId, ...dates })],
      ['free'],
    ],
    [
      'the first and the last date are included',
      [rule('free', { fromDate: issue.date, toDate: issue.date })],
      ['free'],
    ],
    ['priority among equals', [rule('free', { priority: 1 }), rule('subscribers', { priority: 2 })], ['subscribers']],
    [
      'priority does not beat what is narrower',
      [rule('free', { priority: 9 }), rule('subscribers', { county: 'London' })],
      ['subscribers'],
    ],
    [
      'equals of equal priority add up',
      [rule('subscribers'), rule('institution:wexcombe'), rule('subscribers')],
      ['subscribers', 'institution:wexcombe'],
    ],
  ])('%s', (_name, rules, expected) => expect(accessOf(rules, issue)).toEqual(expected));
});

describe('what the rules say of sharing pictures', () => {
  it.each<[string, NewspaperRule[], boolean | null]>([
    ['nothing without a rule', [], null],
    ['nothing where the rule says nothing', [rule('subscribers')], null],
    ['what the rule says', [rule('subscribers', { allowsSharing: true })], true],
    [
      'no where one of equal rules forbids it',
      [rule('subscribers', { allowsSharing: true }), rule('institution:wexcombe', { allowsSharing: false })],
      false,
    ],
    [
      'what the most specific rule says',
      [rule('free', { allowsSharing: true }), rule('subscribers', { titleId: issue.titleId })],
      null,
    ],
  ])('%s', (_name, rules, expected) => expect(sharingOf(rules, issue)).toBe(expected));
});

describe('who may read', () => {
  const reader = (more: Partial<NewspaperReader> = {}): NewspaperReader => ({
    memberId: null,
    hasSubscription: false,
    institutions: [],
    ...more,
  });
  const [visitor, member, subscriber] = [
    reader(),
    reader({ memberId: 1 }),
    reader({ memberId: 2, hasSubscription: true }),
  ];
  const [patron, stranger] = [
    reader({ memberId: 3, institutions: ['wexcombe'] }),
    reader({ memberId: 4, institutions: ['elsewhere'] }),
  ];

  it.each<[NewspaperAccess[], boolean[]]>([
    [['free'], [true, true, true, true, true]],
    [['members'], [false, true, true, true, true]],
    [['subscribers'], [false, false, true, false, false]],
    [['institution:wexcombe'], [false, false, false, true, false]],
    [
      ['subscribers', 'institution:wexcombe'],
      [false, false, true, true, false],
    ],
    [[], [false, false, false, false, false]],
  ])('%j: visitor, member, subscriber, patron, patron of another library', (access, expected) =>
    expect([visitor, member, subscriber, patron, stranger].map((one) => mayReadIssue(access, one))).toEqual(expected),
  );

  it('is everyone only where a rule says free', () => {
    expect([isFreeToView(['free', 'members']), isFreeToView(['members']), isFreeToView(accessOf([], issue))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

it('an access has one of four forms', () => {
  expect(
    ['free', 'members', 'subscribers', 'institution:wexcombe', 'institution:', 'institution:A b', 'Free', ''].map(
      isNewspaperAccess,
    ),
  ).toEqual([true, true, true, true, false, false, false, false]);
});

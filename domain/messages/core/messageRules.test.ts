import fc from 'fast-check';

import { conversationAddress, isConversationHash, newMessageAddress } from './conversationHash.ts';
import { firstMessage, type Pair } from './mayWrite.ts';
import { LONGEST_MESSAGE, mostStartsADay, cleanMessage, messageProblem, sameWords } from './messageText.ts';
import { personalDetailsIn, type PersonalDetail } from './personalDetails.ts';
import { isDecision, isReportReason } from './reports.ts';

describe('the text of a message', () => {
  it.each([
    ['', 'EMPTY'],
    ['  \n\t ', 'EMPTY'],
    ['\u200b\u200d\ufeff\u3164', 'EMPTY'],
    ['a', null],
    ['\u{1F333}'.repeat(LONGEST_MESSAGE), null],
    ['\u{1F333}'.repeat(LONGEST_MESSAGE + 1), 'TOO_LONG'],
    [` ${'a'.repeat(LONGEST_MESSAGE)}\n`, null],
  ])('Q-074 has 1 to 5000 code points: %#', (text, problem) => expect(messageProblem(text)).toBe(problem));

  it('keeps lines, and drops what turns the direction of the page', () => {
    expect(cleanMessage('  One\r\ntwo\rthree\u202e\u0000\t. ')).toBe('One\ntwo\nthree\t.');
  });

  it('is clean after it was cleaned, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) =>
        expect(cleanMessage(cleanMessage(text))).toBe(cleanMessage(text)),
      ),
    );
  });

  it('counts as the same however it is spaced and written', () => {
    expect(sameWords('Hello,  World!')).toBe(sameWords('hello world'));
    expect(sameWords('Hello')).not.toBe(sameWords('Help'));
  });
});

it.each<[string, PersonalDetail[]]>([
  ['My grandfather was born in 1881 in Wexcombe.', []],
  ['Write to me at una.t@example.co.uk', ['email']],
  ['Ring 01872 555 123 or +44 20 7946 0958', ['phone']],
  ['I live at 12 Chapel Street, TR1 2XY', ['address']],
  ['Sort code 12-34-56, account 12345678', ['bank']],
  ['Card 4242 4242 4242 4242', ['bank']],
  ['My daughter Ann was born in 2009', ['living']],
  ['He was born 1850, and 1911 found him at Truro.', []],
  ['The piece is RG 9/1234, folio 56, page 7.', []],
])('sees what a message gives away: %s', (text, details) => expect(personalDetailsIn(text, 2026)).toEqual(details));

const PAIR: Pair = {
  isBlockedByWriter: false,
  isBlockedByReader: false,
  sharesTree: false,
  areAcquainted: false,
  youngestAge: 40,
  usesMessages: true,
  takesRequests: true,
};

it.each<[string, Partial<Pair>, string]>([
  ['waits as a request between strangers', {}, 'request'],
  ['waits where an age is not known', { youngestAge: null }, 'request'],
  ['goes straight in where they share a tree', { sharesTree: true }, 'straight-in'],
  ['goes straight in where they know each other', { areAcquainted: true }, 'straight-in'],
  ['is not to be had between strangers of whom one is under 18', { youngestAge: 17 }, 'impossible'],
  [
    'goes in where someone under 18 shares a tree with the writer',
    { youngestAge: 17, sharesTree: true },
    'straight-in',
  ],
  ['is refused to someone who blocked the reader', { isBlockedByWriter: true, isBlockedByReader: true }, 'blocked'],
  ['is not seen where the reader blocked the writer', { isBlockedByReader: true, sharesTree: true }, 'unseen'],
  ['is not to be had of a stranger where the other takes no requests', { takesRequests: false }, 'impossible'],
  [
    'looks the same to a stranger whom the other has blocked as well',
    { takesRequests: false, isBlockedByReader: true },
    'impossible',
  ],
  [
    'goes in from people of a shared tree where the other takes no requests',
    { takesRequests: false, sharesTree: true },
    'straight-in',
  ],
  [
    'goes in from people they have written with where the other takes no requests',
    { takesRequests: false, areAcquainted: true },
    'straight-in',
  ],
  ['is not to be had where the other uses no messages', { usesMessages: false, sharesTree: true }, 'impossible'],
])('a first message %s', (_what, pair, expected) => expect(firstMessage({ ...PAIR, ...pair })).toBe(expected));

it('knows the names of conversations, and only these', () => {
  expect(isConversationHash('0123456789abcdefGHIJKL')).toBe(true);
  for (const text of ['', '0123456789abcdefGHIJK', '0123456789abcdefGHIJK-', '0123456789abcdefGHIJKLM'])
    expect(isConversationHash(text)).toBe(false);
  expect([conversationAddress('x'), newMessageAddress({ to: 'p', about: '/transcript?id=A/1' })]).toEqual([
    '/messaging/x',
    '/messaging?to=p&about=%2Ftranscript%3Fid%3DA%2F1',
  ]);
});

it('lets a new account start fewer conversations', () =>
  expect([mostStartsADay(0), mostStartsADay(6.9), mostStartsADay(7)]).toEqual([3, 3, 15]));

it('knows the reasons of reports and the decisions', () => {
  expect([isReportReason('spam'), isReportReason('x'), isDecision('paused'), isDecision('')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

import fc from 'fast-check';

import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';

import { contactAddress } from './ticketAddresses.ts';
import {
  aboutOfTopic,
  isTicketTopic,
  LONGEST_MESSAGE,
  promisedDay,
  ticketProblems,
  topicOfRoute,
} from './ticketRules.ts';
import { mayReply, nextTicketState, TICKET_STATES, type TicketEvent } from './ticketState.ts';

const EVENTS: TicketEvent[] = ['STAFF_TOOK', 'STAFF_REPLIED', 'ASKER_REPLIED', 'SOLVED', 'REOPENED', 'TIME_PASSED'];
const GOOD = {
  topic: 'records',
  subject: 'A page is missing',
  text: 'The page after 12 is missing.',
  email: 'ann@example.com',
  about: '',
  files: [],
};

describe('the states of a request', () => {
  it('go from new to closed', () => {
    expect(nextTicketState('NEW', 'STAFF_TOOK')).toBe('OPEN');
    expect(nextTicketState('OPEN', 'STAFF_REPLIED')).toBe('WAITING');
    expect(nextTicketState('WAITING', 'ASKER_REPLIED')).toBe('OPEN');
    expect(nextTicketState('OPEN', 'SOLVED')).toBe('SOLVED');
    expect(nextTicketState('SOLVED', 'ASKER_REPLIED')).toBe('OPEN');
    expect(nextTicketState('SOLVED', 'TIME_PASSED')).toBe('CLOSED');
  });

  it('are never left for a request that is closed, and only a solved one is closed', () => {
    for (const event of EVENTS) expect(nextTicketState('CLOSED', event)).toBeNull();
    for (const state of TICKET_STATES)
      expect(nextTicketState(state, 'TIME_PASSED')).toBe(state === 'SOLVED' ? 'CLOSED' : null);
  });

  it('let the person who asked write until it is closed, whatever happens before', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS)), (events) => {
        const state = events.reduce<(typeof TICKET_STATES)[number]>(
          (now, event) => nextTicketState(now, event) ?? now,
          'NEW',
        );
        expect(mayReply(state)).toBe(state !== 'CLOSED');
      }),
    );
  });
});

describe('a request', () => {
  it('is taken as it is written', () => expect(ticketProblems(GOOD)).toEqual([]));
  it('of a member needs no address', () => expect(ticketProblems({ ...GOOD, email: null })).toEqual([]));
  it.each([
    ['topic', { topic: 'nonsense' }],
    ['subject', { subject: '\u200b\u2060 ' }],
    ['subject', { subject: '🌳'.repeat(151) }],
    ['text', { text: '\u200b\u202e\n' }],
    ['text', { text: '🌳'.repeat(LONGEST_MESSAGE + 1) }],
    ['email', { email: 'nobody' }],
    ['email', { email: 'a@b.example\nBcc: c@d.example' }],
    ['about', { about: 'x'.repeat(201) }],
    ['files', { files: ['1', '2', '3', '4', '5', '6'] }],
  ])('has a problem with its %s: %j', (field, change) =>
    expect(ticketProblems({ ...GOOD, ...change }).map((problem) => problem.field)).toEqual([field]),
  );
  it('may have as many characters as people count', () =>
    expect(ticketProblems({ ...GOOD, text: '🌳'.repeat(LONGEST_MESSAGE) })).toEqual([]));

  it.each([
    ['2026-11-26T23:59:00Z', '2026-11-30'],
    ['2026-11-27T10:00:00Z', '2026-12-01'],
    ['2026-11-28T10:00:00Z', '2026-12-01'],
    ['2026-11-23T10:00:00Z', '2026-11-25'],
  ])('of %s is promised an answer by %s', (now, day) => expect(promisedDay(Date.parse(now))).toBe(day));

  it('has a topic for every page it may come from', () => {
    for (const { id } of siteRoutes) expect(isTicketTopic(topicOfRoute(id))).toBe(true);
    expect([topicOfRoute('billing.subscribe'), topicOfRoute('records.transcript'), topicOfRoute('help.home')]).toEqual([
      'payment',
      'records',
      'other',
    ]);
    expect([aboutOfTopic('payment'), aboutOfTopic('records'), aboutOfTopic('other')]).toEqual([
      'payment',
      'record',
      null,
    ]);
  });

  it('starts at a form that knows where its reader comes from', () => {
    expect(contactAddress({ topic: 'records', about: 'A/1&x' })).toBe('/help/contact?topic=records&about=A%2F1%26x');
    expect(contactAddress({ topic: 'other' })).toBe('/help/contact?topic=other');
  });
});

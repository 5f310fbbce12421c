/** Where a request to support is. */
export const TICKET_STATES = ['NEW', 'OPEN', 'WAITING', 'SOLVED', 'CLOSED'] as const;
/** One of the states: not looked at, being worked on, waiting for the person who asked, answered, and over. */
export type TicketState = (typeof TICKET_STATES)[number];

/** What can happen to a request. */
export type TicketEvent = 'STAFF_TOOK' | 'STAFF_REPLIED' | 'ASKER_REPLIED' | 'SOLVED' | 'REOPENED' | 'TIME_PASSED';

/** Days after which a solved request is closed. */
export const CLOSES_AFTER_DAYS = 14;

const NEXT: Readonly<Record<TicketState, Partial<Record<TicketEvent, TicketState>>>> = {
  NEW: { STAFF_TOOK: 'OPEN', STAFF_REPLIED: 'WAITING', ASKER_REPLIED: 'NEW', SOLVED: 'SOLVED' },
  OPEN: { STAFF_TOOK: 'OPEN', STAFF_REPLIED: 'WAITING', ASKER_REPLIED: 'OPEN', SOLVED: 'SOLVED' },
  WAITING: { STAFF_TOOK: 'OPEN', STAFF_REPLIED: 'WAITING', ASKER_REPLIED: 'OPEN', SOLVED: 'SOLVED' },
  SOLVED: { STAFF_REPLIED: 'WAITING', ASKER_REPLIED: 'OPEN', REOPENED: 'OPEN', TIME_PASSED: 'CLOSED' },
  CLOSED: {},
};

/**
 * What a request becomes by an event.
 * @returns null where the event cannot happen to a request in this state: nothing can to a closed one
 */
export const nextTicketState = (state: TicketState, event: TicketEvent): TicketState | null =>
  NEXT[state][event] ?? null;

/** Whether the person who asked may still write. */
export const mayReply = (state: TicketState): boolean => nextTicketState(state, 'ASKER_REPLIED') !== null;

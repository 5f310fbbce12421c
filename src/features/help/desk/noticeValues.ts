import type { NoticeInput } from '#domain/help/notices/serviceNotice.ts';

/**
 * A notice as its form holds it: times as `datetime-local` has them, in the clock of the person who writes; empty for
 * now, and for no end.
 */
export interface NoticeValues {
  level: string;
  text: string;
  areas: string[];
  startsAt: string;
  endsAt: string;
}

/** A new one. */
export const EMPTY_NOTICE: NoticeValues = { level: 'INFO', text: '', areas: ['everything'], startsAt: '', endsAt: '' };

const isoOf = (local: string): string => (Number.isNaN(Date.parse(local)) ? local : new Date(local).toISOString());

/** What the form says, as the rules and the server read it. */
export const noticeOf = ({ level, text, areas, startsAt, endsAt }: NoticeValues) =>
  ({
    level,
    text,
    areas,
    startsAt: startsAt === '' ? new Date().toISOString() : isoOf(startsAt),
    endsAt: endsAt === '' ? null : isoOf(endsAt),
  }) satisfies NoticeInput;

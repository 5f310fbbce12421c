import { USUAL_BLOCK_LIST, type InAppDraft } from '#domain/messages/in-app/inAppRules.ts';

import type { StaffMessage } from './inAppApi.ts';

/**
 * A message as its form holds it: lists a line each, times as `datetime-local` has them, in the clock of the person who
 * writes.
 */
export interface MessageValues {
  kind: string;
  title: string;
  body: string;
  linkLabel: string;
  linkHref: string;
  startsAt: string;
  endsAt: string;
  blockList: string;
  allowList: string;
  groups: string;
  flags: string;
  plans: string;
  isAdvert: boolean;
  priority: string;
  capTimes: string;
  capDays: string;
}

/** A new one. */
export const EMPTY_MESSAGE: MessageValues = {
  kind: 'card',
  title: '',
  body: '',
  linkLabel: '',
  linkHref: '',
  startsAt: '',
  endsAt: '',
  blockList: USUAL_BLOCK_LIST.join('\n'),
  allowList: '',
  groups: '',
  flags: '',
  plans: '',
  isAdvert: false,
  priority: '0',
  capTimes: '3',
  capDays: '30',
};

const entriesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const two = (number: number): string => String(number).padStart(2, '0');

/** A moment, ISO 8601, for a field of date and time; empty for none. */
function localOf(iso: string | null): string {
  if (iso === null) return '';
  const at = new Date(iso);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

const isoOf = (local: string): string =>
  local === '' || Number.isNaN(Date.parse(local)) ? local : new Date(local).toISOString();
const numberOf = (text: string): number => (/^\d{1,4}$/u.test(text) ? Number(text) : Number.NaN);

/** What is stored, for the form. */
export const valuesOf = ({
  kind,
  title,
  body,
  linkLabel,
  linkHref,
  startsAt,
  endsAt,
  blockList,
  allowList,
  groups,
  flags,
  plans,
  isAdvert,
  priority,
  capTimes,
  capDays,
}: StaffMessage): MessageValues => ({
  kind,
  title,
  body,
  linkLabel,
  linkHref,
  isAdvert,
  startsAt: localOf(startsAt ?? null),
  endsAt: localOf(endsAt ?? null),
  blockList: blockList.join('\n'),
  allowList: allowList.join('\n'),
  groups: groups.join('\n'),
  flags: flags.join('\n'),
  plans: plans.join('\n'),
  priority: String(priority),
  capTimes: String(capTimes),
  capDays: String(capDays),
});

/** What the form says, as the rules and the server read it. */
export const draftOf = ({
  startsAt,
  endsAt,
  blockList,
  allowList,
  groups,
  flags,
  plans,
  priority,
  capTimes,
  capDays,
  ...rest
}: MessageValues): InAppDraft => ({
  ...rest,
  startsAt: isoOf(startsAt),
  endsAt: isoOf(endsAt),
  blockList: entriesOf(blockList),
  allowList: entriesOf(allowList),
  groups: entriesOf(groups),
  flags: entriesOf(flags),
  plans: entriesOf(plans),
  priority: numberOf(priority),
  capTimes: numberOf(capTimes),
  capDays: numberOf(capDays),
});

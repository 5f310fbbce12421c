import { readMoment } from '#domain/kernel/dates/readMoment.ts';
import { internalPath } from '#domain/kernel/grants/returnTarget.ts';

import { IN_APP_KINDS, IN_APP_PLANS, type InAppKind, type InAppPlan } from './inAppMessage.ts';

/** A message as staff write it. Lists are their entries; times are ISO 8601 in UTC, or empty. */
export interface InAppDraft {
  kind: string;
  title: string;
  body: string;
  linkLabel: string;
  linkHref: string;
  startsAt: string;
  endsAt: string;
  blockList: string[];
  allowList: string[];
  groups: string[];
  flags: string[];
  plans: string[];
  isAdvert: boolean;
  priority: number;
  capTimes: number;
  capDays: number;
}

/** Most characters of each part, and most entries of a list. */
export const IN_APP_LIMITS = {
  title: 80,
  body: 600,
  linkLabel: 40,
  linkHref: 500,
  entry: 200,
  entries: 20,
  priority: 100,
  capTimes: 50,
  capDays: 365,
} as const;

/** Pages where a message must not stand in the way; a new message has them on its block list. */
export const USUAL_BLOCK_LIST: readonly string[] = ['/payment', '/card-update', '/sign-in'];

const isMoment = (text: string): boolean => text === '' || readMoment(text) !== null;
const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
const isLinkTarget = (href: string): boolean =>
  internalPath(href) !== null || (URL.canParse(href) && new URL(href).protocol === 'https:');

function listProblem(entries: readonly string[], isEntry: (entry: string) => boolean, what: string): string | null {
  if (entries.length > IN_APP_LIMITS.entries) return `Enter ${IN_APP_LIMITS.entries} at most.`;
  return entries.every((entry) => entry.length <= IN_APP_LIMITS.entry && isEntry(entry)) ? null : what;
}

function textProblem(text: string, most: number, missing: string): string | null {
  if (text.trim() === '') return missing;
  return text.length > most ? `Use ${most} characters at most.` : null;
}

/** What is wrong with a message of ours, by field; null where nothing is. */
export function inAppProblems(draft: InAppDraft): Record<keyof InAppDraft, string | null> {
  const { linkLabel, linkHref, startsAt, endsAt } = draft;
  const hasLink = linkLabel.trim() !== '' || linkHref.trim() !== '';
  const isPath = (entry: string) => entry.startsWith('/');
  const isName = (entry: string) => /^[\w:-]+$/u.test(entry);
  const endProblem = isMoment(endsAt) ? null : 'Enter a date and a time.';
  return {
    kind: IN_APP_KINDS.includes(draft.kind as InAppKind) ? null : 'Choose a kind.',
    title: textProblem(draft.title, IN_APP_LIMITS.title, 'Enter a title.'),
    body: textProblem(draft.body, IN_APP_LIMITS.body, 'Enter the message.'),
    linkLabel: hasLink ? textProblem(linkLabel, IN_APP_LIMITS.linkLabel, 'Enter what the link says.') : null,
    linkHref:
      hasLink && (linkHref.length > IN_APP_LIMITS.linkHref || !isLinkTarget(linkHref))
        ? 'Enter a path such as /help, or an https address.'
        : null,
    startsAt: isMoment(startsAt) ? null : 'Enter a date and a time.',
    endsAt:
      endProblem ??
      (startsAt !== '' && endsAt !== '' && isMoment(startsAt) && Date.parse(endsAt) <= Date.parse(startsAt)
        ? 'Enter an end after the start.'
        : null),
    blockList: listProblem(draft.blockList, isPath, 'Each entry starts with a slash: /payment.'),
    allowList: listProblem(draft.allowList, isPath, 'Each entry starts with a slash: /help.'),
    groups: listProblem(draft.groups, isName, 'Enter names of test groups.'),
    flags: listProblem(draft.flags, isName, 'Enter names of flags.'),
    plans: listProblem(draft.plans, (plan) => IN_APP_PLANS.includes(plan as InAppPlan), 'Choose from the list.'),
    isAdvert: null,
    priority: isWhole(draft.priority, 0, IN_APP_LIMITS.priority)
      ? null
      : `Enter a whole number from 0 to ${IN_APP_LIMITS.priority}.`,
    capTimes: isWhole(draft.capTimes, 1, IN_APP_LIMITS.capTimes)
      ? null
      : `Enter a whole number from 1 to ${IN_APP_LIMITS.capTimes}.`,
    capDays: isWhole(draft.capDays, 1, IN_APP_LIMITS.capDays)
      ? null
      : `Enter a whole number from 1 to ${IN_APP_LIMITS.capDays}.`,
  };
}

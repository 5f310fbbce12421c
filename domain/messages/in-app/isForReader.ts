import type { InAppPlan } from './inAppMessage.ts';

/** Whom a message is for, and how often. Empty lists are for all. */
export interface InAppTarget {
  groups: readonly string[];
  flags: readonly string[];
  plans: readonly InAppPlan[];
  /** Advertises something: only readers who allowed functional cookies and storage get it. */
  isAdvert: boolean;
  /** Times it may be shown in so many days. */
  capTimes: number;
}

/** What is known of a reader when messages are chosen. */
export interface InAppReader {
  groups: readonly string[];
  flags: readonly string[];
  plan: InAppPlan;
  allowsFunctional: boolean;
  /** How often the message was shown to them within its days. */
  timesShown: number;
  /** They closed it or followed its link, on any device: it does not come again. */
  isDone: boolean;
}

const meets = <Name>(wanted: readonly Name[], held: readonly Name[]): boolean =>
  wanted.length === 0 || wanted.some((name) => held.includes(name));

/** Whether a message that runs is sent to a reader; where on the site it is shown is decided in the browser. */
export function isForReader(target: InAppTarget, reader: InAppReader): boolean {
  if (reader.isDone || reader.timesShown >= target.capTimes) return false;
  if (target.isAdvert && !reader.allowsFunctional) return false;
  return meets(target.groups, reader.groups) && meets(target.flags, reader.flags) && meets(target.plans, [reader.plan]);
}

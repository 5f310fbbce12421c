import { nameTokens } from '#domain/kernel/names/nameTokens.ts';

/** What a member proposes for a name in doubt, while it waits. */
export interface WaitingReading {
  id: number;
  memberId: number;
  proposed: string;
  /** When the member registered. */
  registeredAt: Date;
  /** Proposals of this member for any record within the last day, this one included. */
  sentToday: number;
}

/** Milliseconds that an account must be old for its word to count. */
const SEASONED_MS = 7 * 24 * 3_600_000;
const MOST_A_DAY = 20;

const isCounted = ({ registeredAt, sentToday }: WaitingReading, now: Date): boolean =>
  now.getTime() - registeredAt.getTime() >= SEASONED_MS && sentToday <= MOST_A_DAY;

const key = (proposed: string): string => nameTokens(proposed).join(' ');

/**
 * Whether what two members read decides a name in doubt. All proposals that wait for the same field of the same record
 * are given, each one that the transcriber's reading allows.
 *
 * @returns the proposals that agree, to be accepted together; none where fewer than two members whose word counts say
 * the same, or where anyone says something else: then staff decide.
 */
export function agreedReadings(waiting: readonly WaitingReading[], now: Date): readonly WaitingReading[] {
  const [first] = waiting;
  if (!first || waiting.some(({ proposed }) => key(proposed) !== key(first.proposed))) return [];
  const counted = new Set(waiting.filter((reading) => isCounted(reading, now)).map(({ memberId }) => memberId));
  return counted.size >= 2 ? waiting : [];
}

import { instantOf, wallTime } from '#domain/billing/core/siteDay.ts';
import { addDays } from '#domain/kernel/dates/addDays.ts';
import { contractStore } from '#server/engines/identity/contractStore.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';

import { dayIn, limitIn } from '../commandOptions.ts';

export interface ContractOptions {
  seats?: string;
  from?: string;
  until?: string;
  reference?: string;
  remove?: boolean;
}

const MOST_SEATS = 100_000;

/** Writes, removes or reads the contract of a library. @returns what to say */
export async function keepContract(
  db: Database,
  { id, name }: { id: string; name: string },
  { seats, from, until, reference, remove = false }: ContractOptions,
  zone: string,
): Promise<string> {
  const contracts = contractStore(db);
  if (remove)
    return (await contracts.remove(id))
      ? `${name} no longer has a contract: it is open to all its readers.`
      : `${name} has no contract.`;
  const before = await contracts.byId(id);
  const day = (at: Date) => wallTime(at, zone).day;
  if (seats === undefined && from === undefined && until === undefined && reference === undefined) {
    return before
      ? `${name}: ${before.seats ?? 'any number of'} seats, ${day(before.startsAt)} to before ${day(before.endsAt)}${before.reference === '' ? '' : `, ${before.reference}`}.`
      : `${name} has no contract: it is open to all its readers.`;
  }
  const startsAt =
    from === undefined
      ? (before?.startsAt ?? instantOf({ day: day(new Date()), timeMs: 0 }, zone))
      : instantOf({ day: dayIn('--from', from), timeMs: 0 }, zone);
  const endsAt =
    until === undefined ? before?.endsAt : instantOf({ day: addDays(dayIn('--until', until), 1), timeMs: 0 }, zone);
  if (!endsAt) throw new UserError('--until is needed.');
  if (endsAt <= startsAt) throw new UserError('The last day must not be before the first.');
  await contracts.save({
    institutionId: id,
    seats: seats === undefined ? (before?.seats ?? null) : limitIn('--seats', seats, MOST_SEATS),
    startsAt,
    endsAt,
    reference: (reference ?? before?.reference ?? '').slice(0, 120),
  });
  return `The contract of ${name} is written down.`;
}

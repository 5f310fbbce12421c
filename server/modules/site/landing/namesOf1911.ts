import { birthYear } from '#domain/records/core/birthYear.ts';
import { textOf } from '#domain/records/core/record.ts';
import { recordName } from '#domain/records/core/recordName.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { census1911Address } from '#domain/site/landing/census1911Address.ts';
import { joinRanges, nextPrefixes, type NameRange, TOP_RANGES } from '#domain/site/landing/nameRange.ts';
import { createRecordStore, type StoredRecord } from '#server/engines/search/records/recordStore.ts';
import { toEngineQuery } from '#server/engines/search/toEngineQuery.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { Census1911Names, Census1911Person } from '#server/modules/kernel/graphql/types.generated.ts';

/** What is of the 1911 census, as a search. */
export const CENSUS_1911 = 'eventyear=1911&collection=census';
const PAGE_SIZE = 100;
/** A page of names longer than this is divided; its parts hold about so many. */
const READABLE = 300;
/** Letters that are divided at once: the site's own ranges have two. */
const MOST_DIVIDED = 2;

const beginsWith = (prefix: string): string => `lastname=${prefix}*&${CENSUS_1911}`;

const countsOf = (
  prefixes: readonly string[],
  { content }: RequestContext,
): Promise<{ prefix: string; count: number }[]> =>
  Promise.all(prefixes.map(async (prefix) => ({ prefix, count: await content.countRecords(beginsWith(prefix)) })));

const sumOf = (counts: readonly { count: number }[]): number => counts.reduce((sum, { count }) => sum + count, 0);

/** What a record of the 1911 census has for its address. */
export const addressParts = ({ fields, groupOrder }: Pick<StoredRecord, 'fields' | 'groupOrder'>) => ({
  piece: textOf(fields, 'Piece'),
  schedule: textOf(fields, 'Schedule'),
  order: groupOrder,
});

function toPerson(record: StoredRecord): Census1911Person {
  const name = recordName(record.fields) ?? 'Name not recorded';
  return {
    address: census1911Address({ id: record.id, name, ...addressParts(record) }),
    name,
    birthYear: birthYear(record.fields)?.year ?? null,
    place: textOf(record.fields, 'Place'),
  };
}

/**
 * One page of people, walking the beginnings in order: each is a search of its own, sorted by surname, and all are
 * charged as one.
 */
async function peopleOf(
  counts: readonly { prefix: string; count: number }[],
  first: number,
  context: RequestContext,
): Promise<Census1911Person[]> {
  const nos: number[] = [];
  let skipped = first;
  for (const { prefix, count } of counts) {
    if (nos.length >= PAGE_SIZE) break;
    if (skipped >= count) {
      skipped -= count;
      continue;
    }
    const query = toEngineQuery(readSearchAddress(`${beginsWith(prefix)}&order=lastname`).query, {
      pageSize: PAGE_SIZE,
    });
    const { hits } = await context.matching.search(
      { ...query, offset: skipped, limit: PAGE_SIZE - nos.length },
      context.signal,
    );
    nos.push(...hits.map(({ no }) => no));
    skipped = 0;
  }
  const records = await context.perRequest(createRecordStore).byNumbers(nos);
  return records.flatMap((record) => (record && !record.isClosed ? [toPerson(record)] : []));
}

/** The letter ranges of the whole census with how many people each holds. */
export async function alphabetOf1911(context: RequestContext): Promise<Census1911Names> {
  const ranges = await Promise.all(
    TOP_RANGES.map(async ({ range, label, prefixes }) => ({
      range,
      label,
      count: sumOf(await countsOf(prefixes, context)),
    })),
  );
  return {
    range: null,
    ranges,
    total: await context.content.countRecords(CENSUS_1911),
    people: [],
    page: 1,
    pageSize: PAGE_SIZE,
  };
}

/**
 * What a range divides into: a wide one into fewer letters, else each letter into the next ones, so that no address
 * asks for hundreds of counts.
 */
async function divide(
  counts: readonly { prefix: string; count: number }[],
  context: RequestContext,
): Promise<ReturnType<typeof joinRanges>> {
  const held = counts.filter(({ count }) => count > 0);
  if (held.length > MOST_DIVIDED) return joinRanges(held, READABLE);
  return (
    await Promise.all(
      held.map(async ({ prefix }) => joinRanges(await countsOf(nextPrefixes(prefix), context), READABLE)),
    )
  ).flat();
}

/**
 * The people of a letter range, and what it divides into where they are too many to read.
 * @param wanted - page from 1; one behind the last becomes the last.
 */
export async function namesOf1911(
  { range, label, prefixes }: NameRange,
  wanted: number,
  context: RequestContext,
): Promise<Census1911Names> {
  const counts = await countsOf(prefixes, context);
  const total = sumOf(counts);
  const page = Math.min(Math.max(1, Math.trunc(wanted)), Math.max(1, Math.ceil(total / PAGE_SIZE)));
  const divided = total > READABLE ? await divide(counts, context) : [];
  return {
    range: { range, label, count: total },
    ranges: divided
      .map((part) => ({ range: part.range, label: part.label, count: part.count }))
      .filter((part) => part.range !== range),
    total,
    people: await peopleOf(counts, (page - 1) * PAGE_SIZE, context),
    page,
    pageSize: PAGE_SIZE,
  };
}

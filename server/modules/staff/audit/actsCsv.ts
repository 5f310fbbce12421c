import type { SmallJson } from '#domain/staff/duties/smallJson.ts';
import { csvText } from '#domain/search/export/csvText.ts';

import type { StoredAct } from './actStore.ts';

const COLUMNS = ['time', 'act', 'duty', 'staff account', 'staff', 'member account', 'reason', 'before', 'after'];

/** Fields that were kept, as lines: `duties: support, audit`. Empty where nothing is kept. */
export const linesOf = (values: SmallJson | null): string[] =>
  Object.entries(values ?? {}).map(
    ([field, value]) => `${field}: ${Array.isArray(value) ? value.join(', ') || 'none' : String(value)}`,
  );

/** Acts as a CSV file, times in UTC (ISO 8601). */
export const actsCsv = (acts: readonly StoredAct[]): string =>
  csvText(
    COLUMNS,
    acts.map(({ happenedAt, what, duty, actor, staffId, staff, memberId, reason, before, after }) => [
      happenedAt.toISOString(),
      what,
      duty,
      staffId === null ? '' : String(staffId),
      actor === 'operator' ? 'command line' : (staff ?? ''),
      memberId === null ? '' : String(memberId),
      reason ?? '',
      linesOf(before).join('; '),
      linesOf(after).join('; '),
    ]),
  );

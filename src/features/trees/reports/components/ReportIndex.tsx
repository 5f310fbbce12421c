import type { ReportPart } from '#domain/trees/reports/reportRequest.ts';
import type { IndexedName, ReportEntry } from '#domain/trees/reports/writing/reportEntry.ts';

import styles from './report.module.scss';
import { reportTexts as texts } from './texts.ts';

interface ReportIndexProps {
  entries: readonly ReportEntry[];
  idOf: (part: ReportPart, number: number) => string;
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/**
 * People of a page by surname, each with the numbers of the entries that name them. Only numbered entries have
 * something to lead to.
 */
export function ReportIndex({ entries, idOf }: ReportIndexProps) {
  const numbered = entries.filter((entry): entry is ReportEntry & { number: number } => entry.number !== null);
  const people = new Map<number, { name: IndexedName; at: (ReportEntry & { number: number })[] }>();
  for (const entry of numbered) {
    for (const name of entry.names) {
      const known = people.get(name.personId);
      if (known) known.at.push(entry);
      else people.set(name.personId, { name, at: [entry] });
    }
  }
  if (people.size === 0) return null;
  const sorted = [...people.values()].sort(
    (one, other) =>
      collator.compare(one.name.surname, other.name.surname) || collator.compare(one.name.given, other.name.given),
  );
  return (
    <section aria-label={texts.names}>
      <h2>{texts.names}</h2>
      <ul role="list" className={styles.index}>
        {sorted.map(({ name, at }) => (
          <li key={name.personId}>
            <bdi>
              {name.surname || texts.noSurname}, {name.given}
            </bdi>
            {name.life !== '' && ` (${name.life})`}{' '}
            {at.map(({ part, number }) => (
              <a key={`${part}-${number}`} href={`#${idOf(part, number)}`}>
                {number}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

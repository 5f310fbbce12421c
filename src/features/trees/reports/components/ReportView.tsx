import { personAddress } from '#domain/trees/core/personAddress.ts';
import { readTreeRef, treePersonId } from '#domain/trees/core/treeIds.ts';
import { type ReportPart, REPORT_NAMES } from '#domain/trees/reports/reportRequest.ts';
import { notesOf } from '#domain/trees/reports/writing/numberNotes.ts';
import type { ReportEntry } from '#domain/trees/reports/writing/reportEntry.ts';

import type { TreeReport } from '../treeReportsApi.ts';
import styles from './report.module.scss';
import { ReportEntryView, type ReportLinks, ReportRuns } from './ReportEntryView.tsx';
import { ReportIndex } from './ReportIndex.tsx';
import { reportTexts as texts } from './texts.ts';

interface ReportViewProps {
  report: TreeReport;
  treeRef: string;
  token: string | null;
}

const partOf = (part: string): ReportPart => part.toLowerCase() as ReportPart;
const entriesOf = ({ entries }: TreeReport['sections'][number]) => entries as ReportEntry[];

/** A page of a report, as it is read and printed: sections, entries, notes and indexes. */
export function ReportView({ report, treeRef, token }: ReportViewProps) {
  const all = report.sections.flatMap(entriesOf);
  const { all: notes, numberOf } = notesOf(all);
  const isBook = new Set(report.contents.map(({ part }) => part)).size > 1;
  const idOf = (part: ReportPart, number: number) => `${part}-${number}`;
  const linksOf = (part: ReportPart): ReportLinks => {
    const numbers = new Set(all.filter((entry) => entry.part === part).flatMap(({ number }) => number ?? []));
    return {
      personHref: (personId) =>
        personAddress(treeRef, treePersonId(readTreeRef(treeRef) ?? 0, personId), 'overview', token),
      entryId: (number) => (numbers.has(number) ? idOf(part, number) : null),
      noteNumber: numberOf,
    };
  };
  return (
    <div className={styles.report}>
      {report.sections.map((section, at) => {
        const part = partOf(section.part);
        const links = linksOf(part);
        const heading = section.heading || (isBook ? REPORT_NAMES[part].name : '');
        return (
          <section key={`${part}-${at}`} aria-label={heading || report.title}>
            {heading !== '' && (
              <h2>
                {section.isContinued
                  ? texts.continued(heading)
                  : isBook && section.heading !== ''
                    ? `${REPORT_NAMES[part].name}: ${heading}`
                    : heading}
              </h2>
            )}
            {section.note !== '' && <p className={styles.lead}>{section.note}</p>}
            {part === 'kinship' ? (
              <ul role="list" className={styles.relatives}>
                {entriesOf(section).map((entry) => (
                  <li key={entry.personId}>
                    <span>
                      <ReportRuns runs={entry.title} links={links} />
                    </span>
                    <span className={styles.aside}>{entry.aside}</span>
                  </li>
                ))}
              </ul>
            ) : (
              entriesOf(section).map((entry, index) => (
                <ReportEntryView
                  key={index}
                  entry={entry}
                  links={links}
                  id={entry.number === null ? undefined : idOf(part, entry.number)}
                />
              ))
            )}
          </section>
        );
      })}
      {notes.length > 0 && (
        <section aria-label={texts.notes}>
          <h2>{texts.notes}</h2>
          <ol className={styles.notes}>
            {notes.map((note, at) => (
              <li key={note} id={`note-${at + 1}`}>
                <bdi>{note}</bdi>
              </li>
            ))}
          </ol>
        </section>
      )}
      <ReportIndex entries={all} idOf={idOf} />
    </div>
  );
}

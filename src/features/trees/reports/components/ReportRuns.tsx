import { Link } from 'react-router-dom';

import type { ReportRun } from '#domain/trees/reports/writing/reportEntry.ts';

import styles from './report.module.scss';
import { reportTexts as texts } from './texts.ts';

/** What the runs of a report lead to. */
export interface ReportLinks {
  /** The page of a person. */
  personHref: (personId: number) => string;
  /** Id of the entry with a number, where it is on this page; null else. */
  entryId: (number: number) => string | null;
  noteNumber: (note: string) => number;
}

function Run({ run, links }: { run: ReportRun; links: ReportLinks }) {
  const { text, style, personId, entry, note } = run;
  if (note !== undefined) {
    const number = links.noteNumber(note);
    return (
      <sup>
        <a href={`#note-${number}`} aria-label={texts.noteLabel(number)} className={styles.note}>
          {number}
        </a>
      </sup>
    );
  }
  const target = entry === undefined ? null : links.entryId(entry);
  const word = <bdi>{text}</bdi>;
  if (style === 'raised') return <sup>{text}</sup>;
  if (target !== null)
    return (
      <a href={`#${target}`} className={style === 'name' ? styles.name : undefined}>
        {word}
      </a>
    );
  if (personId !== undefined)
    return (
      <Link to={links.personHref(personId)} className={styles.name}>
        {word}
      </Link>
    );
  if (style === 'name') return <span className={styles.name}>{word}</span>;
  return style === 'italic' ? <em>{text}</em> : <>{text}</>;
}

/** Text of a report with its links, raised figures and notes. */
export const ReportRuns = ({ runs, links }: { runs: readonly ReportRun[]; links: ReportLinks }) =>
  runs.map((run, at) => <Run key={at} run={run} links={links} />);

import { Link } from 'react-router-dom';

import type { ReportBlock, ReportEntry, ReportRun } from '#domain/trees/reports/writing/reportEntry.ts';

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

function Block({ block, links }: { block: ReportBlock; links: ReportLinks }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <ReportRuns runs={block.runs} links={links} />
        </p>
      );
    case 'heading':
      return <h4 className={styles.small}>{block.text}</h4>;
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.rows.map(({ label, runs }, at) => (
            <div key={at}>
              <dt>{label}</dt>
              <dd>
                <ReportRuns runs={runs} links={links} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'children':
      return (
        <div className={styles.children}>
          <p className={styles.lead}>{block.lead}</p>
          <ol role="list">
            {block.children.map(({ number, roman, runs }) => (
              <li key={roman}>
                <span className={styles.number}>{number}</span>
                <span className={styles.roman}>{roman}.</span>
                <span>
                  <ReportRuns runs={runs} links={links} />
                </span>
              </li>
            ))}
          </ol>
        </div>
      );
    case 'pictures':
      return null;
  }
}

/** One entry of a report: the number, the name, and what is recorded. */
export function ReportEntryView({
  entry,
  links,
  id,
}: {
  entry: ReportEntry;
  links: ReportLinks;
  id: string | undefined;
}) {
  const { number, title, aside, blocks } = entry;
  return (
    <article id={id} className={styles.entry}>
      <h3>
        {number !== null && `${number}. `}
        <ReportRuns runs={title} links={links} />
        {aside !== '' && <span className={styles.aside}>{aside}</span>}
      </h3>
      {blocks.map((block, at) => (
        <Block key={at} block={block} links={links} />
      ))}
    </article>
  );
}

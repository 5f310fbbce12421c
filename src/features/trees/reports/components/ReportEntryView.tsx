import type { ReportBlock, ReportEntry } from '#domain/trees/reports/writing/reportEntry.ts';

import styles from './report.module.scss';
import { type ReportLinks, ReportRuns } from './ReportRuns.tsx';

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

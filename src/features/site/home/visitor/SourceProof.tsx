import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { Exhibit } from '../exhibitApi.ts';
import { proofTexts as texts } from '../texts.ts';
import styles from './Proofs.module.scss';

/** Groups of facts that say something of a life, and how many of them are shown. */
const TELLING = ['Birth', 'Work', 'Address', 'Event', 'Person'];
const MOST = 3;

/** Facts of a record, each with the reference of the page it was read from. */
export function SourceProof({ exhibit: { record } }: { exhibit: Exhibit }) {
  const facts = TELLING.flatMap(
    (title) =>
      record.sections.find((section) => section.title === title)?.fields.find(({ value }) => value !== '') ?? [],
  ).slice(0, MOST);
  const { archiveReference, recordSet } = record.source;
  return (
    <article className={styles.proof}>
      <h3 className={styles.title}>{texts.sourceTitle}</h3>
      <p className={styles.text}>{texts.sourceText}</p>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>
              {value}
              <span className={styles.cited}>{archiveReference ?? recordSet.name}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.way}>
        <TextLink to={transcriptAddress(record.id)}>{texts.sourceLink}</TextLink>
      </p>
    </article>
  );
}

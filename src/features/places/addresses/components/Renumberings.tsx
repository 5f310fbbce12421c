import type { HouseholdsAnswer } from '../addressSearchApi.ts';
import { renumberingTexts as texts } from '../texts.ts';
import styles from './lists.module.scss';

type Renumbering = HouseholdsAnswer['renumberings'][number];

const inWords = ({ was, is, year, certainty, source }: Renumbering): string =>
  `${texts.change(was, is, year)}${texts.certainty[certainty]} (${source}).`;

/** How the street was renamed and renumbered, as far as is known. */
export function Renumberings({ renumberings }: Pick<HouseholdsAnswer, 'renumberings'>) {
  if (renumberings.length === 0) {
    return <p className={styles.muted}>{texts.none}</p>;
  }
  return (
    <section aria-label={texts.label}>
      <ul className={styles.renumberings}>
        {renumberings.map((each) => (
          <li key={`${each.was} ${each.is} ${each.year}`}>{inWords(each)}</li>
        ))}
      </ul>
    </section>
  );
}

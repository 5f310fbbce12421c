import type { HouseholdsAnswer } from '../addressSearchApi.ts';
import styles from './lists.module.scss';

type Renumbering = HouseholdsAnswer['renumberings'][number];

const inWords = ({ was, is, year, certainty, source }: Renumbering): string =>
  `${was} became ${is}${year === null ? '' : ` in ${year}`}${certainty === 'CERTAIN' ? '' : certainty === 'PROBABLE' ? ', probably' : ', possibly'} (${source}).`;

/** What is known of how the street was named and numbered anew, or that nothing is. */
export function Renumberings({ renumberings }: Pick<HouseholdsAnswer, 'renumberings'>) {
  if (renumberings.length === 0) {
    return <p className={styles.muted}>Streets were named and numbered anew as they grew, so a number may have meant another house in another year. We know of no such change here.</p>;
  }
  return (
    <section aria-label="Changes of names and numbers">
      <ul className={styles.renumberings}>
        {renumberings.map((each) => (
          <li key={`${each.was} ${each.is} ${each.year}`}>{inWords(each)}</li>
        ))}
      </ul>
    </section>
  );
}

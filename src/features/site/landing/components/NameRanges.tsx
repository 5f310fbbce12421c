import { Link } from 'react-router-dom';

import type { Names } from '../landingApi.ts';
import { namesTexts } from '../namesTexts.ts';
import styles from './names.module.scss';

interface NameRangesProps {
  title: string;
  ranges: Names['ranges'];
}

/** Letter ranges with how many people each holds; all of them lead on, an empty one to a page that explains it. */
export function NameRanges({ title, ranges }: NameRangesProps) {
  return (
    <section aria-labelledby="ranges" className={styles.part}>
      <h2 id="ranges">{title}</h2>
      <ul role="list" className={styles.ranges}>
        {ranges.map(({ range, label, count }) => (
          <li key={range}>
            <Link to={`/1911-census/${range}`} className={styles.range}>
              <span className={styles.letters}>{label}</span>
              <span className={styles.count}>{namesTexts.rangeCount(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Columns2 } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';

import { compareAddress } from '#domain/search/compare/compareAddress.ts';
import { MOST_COMPARED } from '#domain/search/compare/comparedItem.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import styles from './CompareBar.module.scss';
import { comparisonCleared, selectCompared } from './comparisonSlice.ts';
import { compareTexts as texts } from './texts.ts';

interface CompareBarProps {
  /** Of a search of articles; the comparison marks them. */
  words?: string;
}

/** What is chosen to be compared, in sight at the foot of the window while there is any. */
export function CompareBar({ words }: CompareBarProps) {
  const dispatch = useDispatch();
  const chosen = useSelector(selectCompared);
  const count = chosen.length;
  return (
    <div role="region" aria-label={texts.label} className={styles.place}>
      <p role="status" className={styles.count}>
        {count > 0 && texts.chosen(count, count >= MOST_COMPARED)}
      </p>
      {count > 0 && (
        <>
          {count > 1 && (
            <ButtonLink
              size="sm"
              variant="primary"
              icon={<Columns2 aria-hidden="true" size={16} />}
              to={compareAddress(chosen, words)}
            >
              {texts.compare}
            </ButtonLink>
          )}
          <Button size="sm" variant="quiet" onClick={() => dispatch(comparisonCleared())}>
            {texts.clear}
          </Button>
        </>
      )}
    </div>
  );
}

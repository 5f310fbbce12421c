import { Columns2 } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';

import { compareAddress, MOST_COMPARED } from '#domain/search/compare/comparedIds.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { comparisonCleared, selectCompared } from '../comparisonSlice.ts';
import styles from './CompareBar.module.scss';

/** What is chosen to be compared, in sight at the foot of the window while there is any. */
export function CompareBar() {
  const dispatch = useDispatch();
  const chosen = useSelector(selectCompared);
  const count = chosen.length;
  return (
    <div role="region" aria-label="Records to compare" className={styles.place}>
      <p role="status" className={styles.told}>
        {count > 0 && (count === 1 ? 'One record chosen. Choose another.' : `${count} records chosen${count >= MOST_COMPARED ? ', as many as fit' : ''}.`)}
      </p>
      {count > 0 && (
        <>
          {count > 1 && (
            <ButtonLink size="sm" variant="primary" icon={<Columns2 aria-hidden="true" size={16} />} to={compareAddress(chosen)}>
              Compare
            </ButtonLink>
          )}
          <Button size="sm" variant="quiet" onClick={() => dispatch(comparisonCleared())}>
            Clear
          </Button>
        </>
      )}
    </div>
  );
}

import { Columns2, Check } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';

import { compareAddress, MOST_COMPARED, type ComparedItem, isSameItem } from '#domain/search/compare/comparedItem.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';

import styles from './CompareBar.module.scss';
import { comparisonCleared, selectCompared, comparedToggled } from './comparisonSlice.ts';
import { compareTexts as texts } from './texts.ts';

interface CompareToggleProps extends ComparedItem {
  name: string;
}

/** Selects a record or an article to compare with others. */
export function CompareToggle({ kind, id, name }: CompareToggleProps) {
  const dispatch = useDispatch();
  const chosen = useSelector(selectCompared);
  const isChosen = chosen.some((item) => isSameItem(item, { kind, id }));
  return (
    <IconButton
      size="sm"
      look={isChosen ? 'framed' : 'plain'}
      label={texts.toggle(name)}
      aria-pressed={isChosen}
      disabled={!isChosen && chosen.length >= MOST_COMPARED}
      icon={isChosen ? <Check aria-hidden="true" /> : <Columns2 aria-hidden="true" />}
      onClick={() => dispatch(comparedToggled({ kind, id }))}
    />
  );
}

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

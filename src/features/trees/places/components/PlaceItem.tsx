import { Suspense, useState } from 'react';

import type { FamilyTree } from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { useFocusBack } from '#ui/useFocusBack.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { listTexts as texts } from '../texts.ts';
import type { TreePlace } from '../treePlacesApi.ts';
import styles from './places.module.scss';

const PositionDialog = lazyPart(() => import('./PositionDialog.tsx').then((chunk) => chunk.PositionDialog));

interface PlaceItemProps {
  tree: FamilyTree;
  place: TreePlace;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** One place: how it is written, what it lay in, where it is on the map; editors select it or put it elsewhere. */
export function PlaceItem({ tree, place, isSelected, onSelect }: PlaceItemProps) {
  const [isPlacing, setPlacing] = useState(false);
  const opener = useFocusBack(isPlacing);
  const { name, events, firstYear, lastYear, spellings, spellingCount, positionFrom, jurisdictions } = place;
  const others = spellings.filter(({ text }) => text !== name);
  const dated = jurisdictions.length > 1 ? jurisdictions : [];
  return (
    <li className={styles.place}>
      <div className={styles.what}>
        {tree.isEditable ? (
          <CheckboxField
            label={
              <>
                <VisuallyHidden>{texts.select('')}</VisuallyHidden>
                <span className={styles.name}>{name}</span>
              </>
            }
            checked={isSelected}
            onChange={(event) => onSelect(event.target.checked)}
          />
        ) : (
          <p className={styles.name}>{name}</p>
        )}
        <p className={styles.note}>
          {[texts.events(events), texts.years(firstYear, lastYear), texts.positions[positionFrom ?? 'NONE']]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {others.length > 0 && (
          <p className={styles.note}>
            {texts.written}: {others.map(({ text }) => `“${text}”`).join(', ')}
            {spellingCount > spellings.length && `, ${texts.andMore(spellingCount - spellings.length)}`}
          </p>
        )}
        {dated.length > 0 && (
          <p className={styles.note}>{dated.map((each) => texts.layIn(each.name, each.from, each.to)).join('; ')}</p>
        )}
      </div>
      {tree.isEditable && (
        <Button ref={opener} size="sm" aria-label={texts.setPositionOf(name)} onClick={() => setPlacing(true)}>
          {texts.setPosition}
        </Button>
      )}
      {isPlacing && (
        <Suspense fallback={null}>
          <PositionDialog treeRef={tree.id} place={place} onClose={() => setPlacing(false)} />
        </Suspense>
      )}
    </li>
  );
}

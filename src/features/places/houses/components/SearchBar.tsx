import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';

import type { AddressQuery } from '#domain/places/addresses/addressQuery.ts';
import type { Era } from '#domain/places/houses/eras.ts';
import { QUOTED } from '#domain/places/houses/houseHistoryTexts.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Drawer } from '#ui/Drawer/Drawer.tsx';

import { useHouseHistoryForm } from '../hooks/useHouseHistoryForm.ts';
import { houseFormTexts as texts } from '../texts.ts';
import { EraNavigator } from './EraNavigator.tsx';
import { HouseHistoryFields } from './HouseHistoryFields.tsx';
import styles from './SearchBar.module.scss';

interface SearchBarProps {
  /** What the page was asked for. */
  query: AddressQuery;
  /** Null while there are no sections to go to. */
  active: Era['id'] | null;
  isSmall: boolean;
  onChoose: (id: Era['id']) => void;
  onSubmitted: () => void;
}

/** What stays at the head of the window: the form, in a sheet on phones, and the way to the sections. */
export function SearchBar({ query, active, isSmall, onChoose, onSubmitted }: SearchBarProps) {
  const [isOpen, setOpen] = useState(false);
  // Held here: the sheet leaves the page when it is closed, and what was typed in it must not.
  const form = useHouseHistoryForm(query, () => {
    setOpen(false);
    onSubmitted();
  });
  const fields = <HouseHistoryFields {...form} />;
  const asked = [[query.houseNumber, query.street].filter((part) => part !== '').join(' '), query.location]
    .filter((part) => part !== '')
    .join(', ');
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        {isSmall ? (
          <>
            <div className={styles.summary}>
              <span className={styles.asked}>{asked === '' ? texts.noAddress : asked}</span>
              <Button icon={<SlidersHorizontal aria-hidden="true" />} onClick={() => setOpen(true)}>
                {texts.edit}
              </Button>
            </div>
            <Drawer open={isOpen} onClose={() => setOpen(false)} title={QUOTED.formTitle}>
              {fields}
            </Drawer>
          </>
        ) : (
          fields
        )}
        {active && <EraNavigator active={active} onChoose={onChoose} />}
      </div>
    </div>
  );
}

import { SlidersHorizontal, Search } from 'lucide-react';
import { useState, type MouseEvent } from 'react';

import type { AddressQuery } from '#domain/places/addresses/addressQuery.ts';
import { type Era, ERAS } from '#domain/places/houses/eras.ts';
import { QUOTED } from '#domain/places/houses/houseHistoryTexts.ts';
import { LocationField } from '#features/search/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Drawer } from '#ui/Drawer/Drawer.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { houseFormTexts as texts } from '../texts.ts';
import { useHouseHistoryForm, type HouseHistoryForm } from '../useHouseHistoryForm.ts';
import eraNavigatorStyles from './EraNavigator.module.scss';
import houseHistoryFieldsStyles from './houses.module.scss';
import styles from './SearchBar.module.scss';

interface EraNavigatorProps {
  active: Era['id'];
  onChoose: (id: Era['id']) => void;
}

/** The way to the four sections; the one the reader is at is marked. */
function EraNavigator({ active, onChoose }: EraNavigatorProps) {
  const choose = (event: MouseEvent, id: Era['id']) => {
    // Opened elsewhere, the link is an ordinary one.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(id);
  };
  return (
    <nav aria-label={texts.sections}>
      <ul role="list" className={eraNavigatorStyles.list}>
        {ERAS.map(({ id, anchor }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={eraNavigatorStyles.anchor}
              aria-current={id === active ? 'location' : undefined}
              onClick={(event) => choose(event, id)}
            >
              {anchor}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The search form of the page: four fields and two buttons. */
function HouseHistoryFields({ form, clear }: HouseHistoryForm) {
  return (
    <Form form={form} role="search" aria-label={texts.form} className={houseHistoryFieldsStyles.form}>
      <TextField label={texts.houseNumber} autoComplete="off" {...formikField(form, 'houseNumber')} />
      <TextField label={texts.street} autoComplete="off" {...formikField(form, 'street')} />
      <LocationField
        label={texts.location}
        required
        placeholder={QUOTED.locationPlaceholder}
        hint={QUOTED.locationHint}
        hintBelow
        value={form.values.location}
        onChange={(text) => void form.setFieldValue('location', text)}
        error={form.touched.location ? form.errors.location : undefined}
      />
      <TextField label={texts.postcode} autoComplete="off" {...formikField(form, 'postcode')} />
      <div className={houseHistoryFieldsStyles.buttons}>
        <Button type="submit" variant="primary" icon={<Search aria-hidden="true" />}>
          {texts.search}
        </Button>
        <Button variant="quiet" onClick={clear}>
          {texts.clear}
        </Button>
      </div>
    </Form>
  );
}

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

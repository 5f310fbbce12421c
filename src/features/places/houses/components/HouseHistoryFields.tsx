import { Search } from 'lucide-react';

import { QUOTED } from '#domain/places/houses/houseHistoryTexts.ts';
import { LocationField } from '#features/search/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import type { HouseHistoryForm } from '../hooks/useHouseHistoryForm.ts';
import { houseFormTexts as texts } from '../texts.ts';
import styles from './HouseHistoryFields.module.scss';

/** The search form of the page: four fields and two buttons. */
export function HouseHistoryFields({ form, clear }: HouseHistoryForm) {
  return (
    <Form form={form} role="search" aria-label={texts.form} className={styles.form}>
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
      <div className={styles.buttons}>
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

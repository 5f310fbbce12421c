import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { addressProblem, type AddressQuery } from '#domain/places/addresses/addressQuery.ts';
import { LocationField } from '#features/search/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import addressFormStyles from '../components/AddressForm.module.scss';
import { readSearch, householdsAddress, streetsAddress } from '../searchAddresses.ts';
import { addressSearchTexts as texts } from '../texts.ts';
import styles from './AddressSearchPage.module.scss';

/** Every problem is shown at the place, which solves it. */
function validate(query: AddressQuery): Record<string, string> {
  const problem = addressProblem(query);
  return problem === null ? {} : { location: texts[problem] };
}

/** The address search: a place leads to its streets, a street and a house to the households there. */
function AddressForm({ initial }: { initial: AddressQuery }) {
  const navigate = useNavigate();
  const fields = useRef<HTMLDivElement>(null);
  const form = useForm<AddressQuery>({
    initialValues: initial,
    validate,
    onSubmit: async (values) => {
      const isHouse = values.houseNumber.trim() !== '' && values.street.trim() !== '';
      await navigate(isHouse ? householdsAddress(values) : streetsAddress(values));
    },
  });
  const { submitCount, isSubmitting } = form;
  const problem = form.touched.location ? form.errors.location : undefined;
  const answered = useRef(0);
  useEffect(() => {
    if (isSubmitting || submitCount === answered.current) return;
    answered.current = submitCount;
    if (problem !== undefined) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isSubmitting, submitCount, problem]);
  return (
    <Form form={form} role="search" aria-label={texts.title}>
      <div ref={fields} className={addressFormStyles.form}>
        <TextField
          label={texts.houseNumber}
          placeholder={texts.houseNumberExample}
          optional
          autoComplete="off"
          {...formikField(form, 'houseNumber')}
        />
        <TextField
          label={texts.street}
          placeholder={texts.streetExample}
          optional
          autoComplete="off"
          {...formikField(form, 'street')}
        />
        <LocationField
          label={texts.location}
          required
          placeholder={texts.locationExample}
          hint={texts.locationHint}
          value={form.values.location}
          onChange={(text) => void form.setFieldValue('location', text)}
          error={problem}
        />
        <TextField
          label={texts.postcode}
          hint={texts.postcodeHint}
          optional
          autoComplete="off"
          {...formikField(form, 'postcode')}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          loading={form.isSubmitting}
          icon={<Search aria-hidden="true" />}
        >
          {texts.search}
        </Button>
      </div>
    </Form>
  );
}

/** Where an address search starts (spec 1 section 2). */
export function Component() {
  const { search } = useLocation();
  return (
    <PageContainer>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{texts.title}</h1>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <AddressForm key={search} initial={readSearch(search).query} />
        <p className={styles.note}>{texts.note}</p>
      </div>
    </PageContainer>
  );
}

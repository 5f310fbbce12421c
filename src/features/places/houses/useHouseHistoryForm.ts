import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { EMPTY_ADDRESS_QUERY, writeAddressQuery, type AddressQuery } from '#domain/places/addresses/addressQuery.ts';
import { submittedAddress, submittedQuery } from '#domain/places/houses/houseHistoryQuery.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { type FormState, useForm } from '#ui/Form/useForm.tsx';

import { houseFormTexts } from './texts.ts';

/** The search form of the page, and what empties it. */
export interface HouseHistoryForm {
  form: FormState<AddressQuery>;
  clear: () => void;
}

/**
 * The search form of the page. A submit replaces the address (spec 2 section 4).
 * @param initial - what the page was asked for: empty fields fall back to it.
 * @param onSubmitted - called after each submit that was accepted.
 */
export function useHouseHistoryForm(initial: AddressQuery, onSubmitted: () => void): HouseHistoryForm {
  const { houseNumber, street, location, postcode } = initial;
  const shown = { houseNumber, street, location, postcode };
  const hasFallback = location !== '';
  const navigate = useNavigate();
  const validate = useMemo(
    () =>
      validateWith<AddressQuery>((yup) =>
        // A location is required unless the page has one to fall back to.
        yup.object({ location: hasFallback ? yup.string() : yup.string().trim().required(houseFormTexts.missing) }),
      ),
    [hasFallback],
  );
  const form = useForm<AddressQuery>({
    initialValues: shown,
    validate,
    onSubmit: (values) => {
      const asked = submittedQuery(values, initial);
      if (!asked) return;
      void navigate({ search: submittedAddress(asked) }, { replace: true, preventScrollReset: true });
      form.resetForm({ values: asked });
      onSubmitted();
    },
  });
  // A link of the page, or the way back, asks for another address: the form shows that one.
  const key = writeAddressQuery(initial);
  const filledFrom = useRef(key);
  const refill = useEffectEvent(() => form.resetForm({ values: shown }));
  useEffect(() => {
    if (filledFrom.current === key) return;
    filledFrom.current = key;
    refill();
  }, [key]);
  return { form, clear: () => form.resetForm({ values: EMPTY_ADDRESS_QUERY }) };
}

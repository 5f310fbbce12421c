import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { EMPTY_ADDRESS_QUERY, writeAddressQuery, type AddressQuery } from '#domain/places/addresses/addressQuery.ts';
import { submittedAddress, submittedQuery } from '#domain/places/houses/houseHistoryQuery.ts';

const NO_LOCATION = 'Enter a city, town or county.';

/** What is typed into the search form, and what becomes of it. */
export interface HouseHistoryForm {
  values: AddressQuery;
  /** What is wrong with the location; undefined while nothing is. */
  problem: string | undefined;
  change: (key: keyof AddressQuery, text: string) => void;
  clear: () => void;
  submit: (event: FormEvent) => void;
}

/**
 * The search form of the page. A submit replaces the address (spec 2 section 4).
 * @param initial - what the page was asked for: empty fields fall back to it.
 * @param onSubmitted - told after each submit that was accepted.
 */
export function useHouseHistoryForm(initial: AddressQuery, onSubmitted: () => void): HouseHistoryForm {
  const { houseNumber, street, location, postcode } = initial;
  const [values, setValues] = useState<AddressQuery>({ houseNumber, street, location, postcode });
  const shown = writeAddressQuery(initial);
  const [filledFrom, setFilledFrom] = useState(shown);
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  // A link of the page, or the way back, asks for another address: the form shows that one.
  if (filledFrom !== shown) {
    setFilledFrom(shown);
    setValues({ houseNumber, street, location, postcode });
    setProblem(undefined);
  }
  return {
    values,
    problem,
    change(key, text) {
      setValues((typed) => ({ ...typed, [key]: text }));
      if (key === 'location') setProblem(undefined);
    },
    clear() {
      setValues(EMPTY_ADDRESS_QUERY);
      setProblem(undefined);
    },
    submit(event) {
      event.preventDefault();
      const asked = submittedQuery(values, initial);
      setProblem(asked ? undefined : NO_LOCATION);
      if (!asked) return;
      setValues(asked);
      void navigate({ search: submittedAddress(asked) }, { replace: true, preventScrollReset: true });
      onSubmitted();
    },
  };
}

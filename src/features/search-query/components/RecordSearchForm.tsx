import { Search } from 'lucide-react';
import { type FormEvent, type Ref, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { Button } from '#ui/Button/Button.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { useSearchForm } from '../hooks/useSearchForm.ts';
import { EMPTY_SEARCH } from '../model/emptySearch.ts';
import { resultsAddress } from '../model/resultsAddress.ts';
import { searchOf, usesMoreFields, valuesOf } from '../model/searchForm.ts';
import { NameField } from './NameField.tsx';
import { PlaceField } from './PlaceField.tsx';
import styles from './searchForm.module.scss';
import { YearWithOffset } from './YearWithOffset.tsx';

const MoreFields = lazyPart(() => import('./MoreFields.tsx').then((chunk) => chunk.MoreFields));

interface RecordSearchFormProps {
  /** The search to begin from: it fills the form, and what the form does not show stays part of the new search. */
  base?: SearchQuery;
  /** Names the form where a page has more than one purpose. */
  label?: string;
  /** False where the page itself says what is searched, as on the page of a record set. */
  hasScope?: boolean;
  /** The search is on its way: where the form stands in a panel, it may close. */
  onSearch?: () => void;
  ref?: Ref<HTMLFormElement>;
}

/** The record search: name, birth year and place up front, the rest on demand. It leads to the results. */
export function RecordSearchForm({ base = EMPTY_SEARCH, label = 'Search records', hasScope = true, onSearch, ref }: RecordSearchFormProps) {
  const navigate = useNavigate();
  const initialValues = useMemo(() => valuesOf(base), [base]);
  const form = useSearchForm(initialValues);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(resultsAddress(searchOf(form.values, base)));
    onSearch?.();
  };
  const [isOpen, setOpen] = useState(() => hasScope && usesMoreFields(base));
  const clear = () => form.setValues({ ...valuesOf(EMPTY_SEARCH), ...(!hasScope && { datasetname: form.values.datasetname ?? '' }) });

  return (
    <form ref={ref} role="search" aria-label={label} noValidate className={styles.form} onSubmit={onSubmit}>
      <div className={styles.main}>
        <NameField form={form} label="First name(s)" urlId="firstname" />
        <NameField form={form} label="Last name" urlId="lastname" />
        <YearWithOffset form={form} label="Birth year" urlId="yearofbirth" />
        <PlaceField form={form} label="Place" urlId="place" />
      </div>
      <details open={isOpen} className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>More options</summary>
        {isOpen && (
          <Suspense fallback={<Spinner label="Loading more options" />}>
            <MoreFields form={form} hasScope={hasScope} />
          </Suspense>
        )}
      </details>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" icon={<Search aria-hidden="true" />}>
          Search
        </Button>
        <Button variant="quiet" onClick={clear}>
          Clear
        </Button>
      </div>
    </form>
  );
}

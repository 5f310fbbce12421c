import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { YEARS_EITHER_WAY_IN_TREES } from '#domain/kernel/dates/yearsEitherWay.ts';
import { personSearch, type PersonSearch } from '#domain/trees/search/personSearch.ts';
import { LocationField, RESULTS_PATH } from '#features/search/core/index.ts';
import { useTreePersonQuery, type TreeDrawerProps, type TreePersonCard } from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import styles from '../components/person.module.scss';
import formStyles from '../forms/forms.module.scss';

const OFFSETS = YEARS_EITHER_WAY_IN_TREES.map((years) => ({ value: String(years), label: years === 0 ? 'That year' : `± ${years} years` }));

const NOT_A_YEAR = 'A year has four digits.';

/** The record search that begins with a person; every field of it can be changed. */
function SearchForm({ card }: { card: TreePersonCard }) {
  const navigate = useNavigate();
  const [values, setValues] = useState<PersonSearch>(() => personSearch(card));
  const [isTried, setTried] = useState(false);
  const set = (name: keyof PersonSearch, text: string) => setValues({ ...values, [name]: text });
  const yearError = values.yearofbirth.trim() !== '' && !/^\d{4}$/u.test(values.yearofbirth.trim()) ? NOT_A_YEAR : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (yearError) return;
    const filled = Object.entries(values).filter(([name, text]) => text.trim() !== '' && (name !== 'yearofbirth_offset' || values.yearofbirth.trim() !== ''));
    void navigate(`${RESULTS_PATH}?${new URLSearchParams(filled.map(([name, text]): [string, string] => [name, text.trim()])).toString()}`);
  };
  return (
    <form aria-label="Search records" noValidate onSubmit={submit}>
      <Stack gap={4}>
        <p className={styles.muted}>From what the tree says. Change what you like before you search.</p>
        <div className={formStyles.fields}>
          <TextField label="First names" value={values.firstname} onChange={(event) => set('firstname', event.target.value)} />
          <TextField label="Last name" value={values.lastname} onChange={(event) => set('lastname', event.target.value)} />
          <TextField label="Year of birth" inputMode="numeric" value={values.yearofbirth} error={yearError} touched={isTried} onChange={(event) => set('yearofbirth', event.target.value)} />
          <SelectField label="Give or take" options={OFFSETS} value={values.yearofbirth_offset || '2'} onChange={(event) => set('yearofbirth_offset', event.target.value)} />
        </div>
        <LocationField label="Place" placeholder="Town or parish" hint="" value={values.place} onChange={(text) => set('place', text)} />
        <div>
          <Button type="submit" variant="primary">
            Search records
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** A record search prefilled from the person of the chart. States: loading, failed, nobody, hidden, the form. */
export function Component({ personId, publicTreeShareToken, viewAs }: TreeDrawerProps) {
  const { currentData: profile, error, refetch } = useTreePersonQuery({ id: personId ?? '', publicTreeShareToken, viewAs }, { skip: personId === null });
  if (personId === null) return <Notice tone="empty" title="This tree has nobody yet" />;
  throwRefusal(profile ? null : error);
  if (!profile && error) return <LoadFailure title="This person could not be loaded" {...failureText(error)} onRetry={() => void refetch()} />;
  if (!profile) return <Spinner label="Loading person" />;
  return (
    <div className={styles.compact}>
      {profile.card.isRedacted ? <Notice tone="info" title="This person may be living, so no records are searched" /> : <SearchForm key={personId} card={profile.card} />}
    </div>
  );
}

import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { YEARS_EITHER_WAY_IN_TREES } from '#domain/kernel/dates/yearsEitherWay.ts';
import { asksForSomebody, LONGEST_FIELD, type TreeSearchQuery } from '#domain/trees/search/treeSearchQuery.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { YearField } from '#ui/YearField/YearField.tsx';

import { resultsAddress } from '../treeSearchAddresses.ts';
import styles from './TreeSearch.module.scss';

const OFFSETS = YEARS_EITHER_WAY_IN_TREES.map((offset) => ({ value: String(offset), label: offset === 0 ? 'Exactly' : `± ${offset} years` }));

interface YearWithOffsetProps {
  label: string;
  year: string;
  offset: number;
  onYear: (year: string) => void;
  onOffset: (offset: number) => void;
}

function YearWithOffset({ label, year, offset, onYear, onOffset }: YearWithOffsetProps) {
  return (
    <div className={styles.year}>
      <YearField label={label} value={year} onChange={(event) => onYear(event.target.value)} />
      <SelectField hideLabel label={`${label}: how near`} options={OFFSETS} value={String(offset)} onChange={(event) => onOffset(Number(event.target.value))} />
    </div>
  );
}

const yearIn = (text: string) => (/^\d{3,4}$/u.test(text) ? Number(text) : null);

/** The fields of the search; it leads to the results. What is typed stays where nothing is asked. */
export function TreeSearchForm({ initial }: { initial: TreeSearchQuery }) {
  const navigate = useNavigate();
  const [query, setQuery] = useState(initial);
  const [born, setBorn] = useState(initial.birthYear?.toString() ?? '');
  const [died, setDied] = useState(initial.deathYear?.toString() ?? '');
  const [isTried, setTried] = useState(false);
  const asked: TreeSearchQuery = { ...query, birthYear: yearIn(born), deathYear: yearIn(died), page: 1 };
  const problem = asksForSomebody(asked) ? undefined : 'Enter a name, a year or a place.';
  const set = (change: Partial<TreeSearchQuery>) => setQuery({ ...query, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem === undefined) void navigate(resultsAddress(asked));
  };
  return (
    <form className={styles.form} role="search" aria-label="Family trees" noValidate onSubmit={submit}>
      <div className={styles.pair}>
        <TextField label="First names" autoComplete="off" maxLength={LONGEST_FIELD} value={query.firstName} onChange={(event) => set({ firstName: event.target.value })} />
        <TextField label="Last name" autoComplete="off" maxLength={LONGEST_FIELD} value={query.lastName} error={problem} touched={isTried} onChange={(event) => set({ lastName: event.target.value })} />
      </div>
      <CheckboxField label="Names exactly as I write them" hint="Otherwise Betsy finds Elizabeth, and Smith finds Smyth." checked={query.isExact} onChange={(event) => set({ isExact: event.target.checked })} />
      <div className={styles.pair}>
        <YearWithOffset label="Year of birth" year={born} offset={query.birthOffset} onYear={setBorn} onOffset={(birthOffset) => set({ birthOffset })} />
        <YearWithOffset label="Year of death" year={died} offset={query.deathOffset} onYear={setDied} onOffset={(deathOffset) => set({ deathOffset })} />
      </div>
      <TextField label="Place of birth or death" autoComplete="off" maxLength={LONGEST_FIELD} value={query.place} onChange={(event) => set({ place: event.target.value })} />
      <div>
        <Button type="submit" variant="primary">
          Search family trees
        </Button>
      </div>
    </form>
  );
}

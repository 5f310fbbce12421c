import { type FormEvent, useState } from 'react';

import { YEARS_EITHER_WAY } from '#domain/kernel/dates/yearsEitherWay.ts';
import { displayValue } from '#domain/search/core/query/displayValue.ts';
import { PROXIMITIES } from '#domain/search/core/query/filterRules.ts';
import type { FilterValue } from '#domain/search/core/searchQuery.ts';
import { Button } from '#ui/Button/Button.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import styles from './Understood.module.scss';

const OR = ' or ';

interface FieldEditorProps {
  fieldId: string;
  label: string;
  filter: FilterValue;
  /** @returns why the rules of the search would drop it; null once it is taken. */
  onSave: (filter: FilterValue) => string | null;
  onCancel: () => void;
}

/** One field, to be corrected: its text and, where it has one, how far it may be missed. What the rules refuse stays, with the reason. */
export function FieldEditor({ fieldId, label, filter, onSave, onCancel }: FieldEditorProps) {
  const [before] = useState(() => filter.values.map((value) => displayValue(fieldId, value)).join(OR));
  const [text, setText] = useState(before);
  const [offset, setOffset] = useState(filter.offset);
  const [proximity, setProximity] = useState(filter.proximity);
  const [problem, setProblem] = useState<string | null>(null);
  const typed = (): readonly string[] => {
    if (text === before) return filter.values;
    const parts = filter.values.length > 1 ? text.split(OR) : [text];
    return parts.map((part) => part.trim().toLowerCase()).filter((part) => part !== '');
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setProblem(onSave({ ...filter, values: typed(), offset, proximity }));
  };
  return (
    <form className={styles.editor} onSubmit={save} onKeyDown={({ key }) => key === 'Escape' && onCancel()} aria-label={`Correct ${label}`}>
      <TextField label={label} value={text} autoFocus error={problem ?? undefined} touched={problem !== null} onChange={(event) => setText(event.target.value)} />
      {offset !== null && (
        <SelectField
          label="Years either way"
          options={[...new Set([...YEARS_EITHER_WAY, offset])].sort((one, other) => one - other).map((years) => ({ value: String(years), label: years === 0 ? 'Exactly' : `± ${years}` }))}
          value={String(offset)}
          onChange={(event) => setOffset(Number(event.target.value))}
        />
      )}
      {proximity !== null && (
        <SelectField
          label="Around it"
          options={PROXIMITIES.map((miles) => ({ value: String(miles), label: miles === 0 ? 'The place alone' : `${miles} miles` }))}
          value={String(proximity)}
          onChange={(event) => setProximity(Number(event.target.value))}
        />
      )}
      <Button type="submit" variant="primary">
        Use this
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Leave it
      </Button>
    </form>
  );
}

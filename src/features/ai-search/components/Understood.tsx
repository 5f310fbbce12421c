import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';

import { fieldById, FIELDS } from '#domain/search/catalogue/fields.ts';
import { describeFilter } from '#domain/search/query/describeSearch.ts';
import { displayValue } from '#domain/search/query/displayValue.ts';
import { MAX_YEAR_OFFSET, PROXIMITIES } from '#domain/search/query/filterRules.ts';
import type { FilterValue, SearchQuery } from '#domain/search/searchQuery.ts';
import { withFilters } from '#features/search-query/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Chip } from '#ui/Chip/Chip.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import styles from './Understood.module.scss';

interface UnderstoodProps {
  query: SearchQuery;
  /** Stretches of the sentence nothing was made of. */
  unread: readonly string[];
  onChange: (query: SearchQuery) => void;
}

const labelOf = (fieldId: string): string => fieldById(fieldId)?.displayLabel ?? fieldId;
const YEARS_EITHER_WAY = [0, 1, 2, 5, 10, 20, MAX_YEAR_OFFSET];

interface EditorProps {
  fieldId: string;
  filter: FilterValue;
  onSave: (filter: FilterValue) => void;
  onCancel: () => void;
}

/** One field, to be corrected: its text and, where it has one, how far it may be missed. */
function FieldEditor({ fieldId, filter, onSave, onCancel }: EditorProps) {
  const [text, setText] = useState(filter.values.map((value) => displayValue(fieldId, value)).join(', '));
  const [offset, setOffset] = useState(filter.offset);
  const [proximity, setProximity] = useState(filter.proximity);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave({ ...filter, values: [text.trim().toLowerCase()], offset, proximity });
  };
  return (
    <form className={styles.editor} onSubmit={save} aria-label={`Correct ${labelOf(fieldId)}`}>
      <TextField label={labelOf(fieldId)} value={text} autoFocus onChange={(event) => setText(event.target.value)} />
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

/** The search as it was understood: a chip for each field, to be corrected or taken away, and what was not understood. */
export function Understood({ query, unread, onChange }: UnderstoodProps) {
  const [edited, setEdited] = useState<string | null>(null);
  const fields = FIELDS.filter(({ fieldId }) => query.filters[fieldId]);
  const filter = edited === null ? undefined : query.filters[edited];
  return (
    <div>
      <ul role="list" aria-label="How your sentence was understood" className={styles.list}>
        {fields.map(({ fieldId }) => {
          const value = query.filters[fieldId];
          return (
            value && (
              <li key={fieldId} className={styles.item}>
                <Chip name={labelOf(fieldId)} value={describeFilter(fieldId, value)} onRemove={() => onChange(withFilters(query, { [fieldId]: null }))} />
                <IconButton size="sm" label={`Correct ${labelOf(fieldId)}`} icon={<Pencil aria-hidden="true" />} aria-expanded={edited === fieldId} onClick={() => setEdited(edited === fieldId ? null : fieldId)} />
              </li>
            )
          );
        })}
      </ul>
      {edited !== null && filter && (
        <FieldEditor
          key={edited}
          fieldId={edited}
          filter={filter}
          onSave={(changed) => {
            setEdited(null);
            onChange(withFilters(query, { [edited]: changed.values[0] === '' ? null : changed }));
          }}
          onCancel={() => setEdited(null)}
        />
      )}
      {unread.length > 0 && <p className={styles.unread}>Not understood: {unread.map((stretch) => `“${stretch}”`).join(', ')}</p>}
    </div>
  );
}

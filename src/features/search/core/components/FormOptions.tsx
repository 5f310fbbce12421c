import { useState } from 'react';

import { findFields } from '#domain/search/core/findFields.ts';
import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { Typeahead } from '#ui/Typeahead/Typeahead.tsx';
import type { TypeaheadValue } from '#ui/Typeahead/typeaheadItems.ts';

import type { SearchFormBag } from '../hooks/useSearchForm.ts';
import type { ArrangedFields } from '../model/arrangeFields.ts';
import { scopeTexts, furtherFieldTexts as texts } from '../texts.ts';
import { FieldControl } from './FieldControl.tsx';
import { ScopeFields } from './ScopeFields.tsx';
import styles from './searchForm.module.scss';

interface AddFieldProps {
  shown: ArrangedFields;
  onAdd: (fieldId: string) => void;
}

/** Finds any other field of the catalogue by its name and puts it on the form. */
function AddField({ shown: { main, further, added }, onAdd }: AddFieldProps) {
  const [text, setText] = useState('');
  const onForm = new Set([...main, ...further, ...added].map(({ fieldId }) => fieldId));
  const items = findFields(text, onForm).map(({ fieldId, displayLabel }) => ({
    value: fieldId,
    label: displayLabel ?? fieldId,
  }));
  const onChange = ({ text: typed, selected }: TypeaheadValue) => {
    setText(selected ? '' : typed);
    if (selected) onAdd(selected.value);
  };
  return (
    <div className={styles.addField}>
      <Typeahead
        label={texts.add}
        hint={texts.addHint}
        placeholder={texts.addExample}
        items={items}
        isFiltered
        emptyText={texts.noField}
        value={{ text, selected: null }}
        onChange={onChange}
      />
    </div>
  );
}

interface FormOptionsProps {
  form: SearchFormBag;
  /** Undefined while it is on its way. */
  shown: ArrangedFields | undefined;
  /** False where the page itself says what is searched. */
  hasScope: boolean;
  onAdd: (fieldId: string) => void;
}

/** What fewer searches need: where the records come from, more about them, and any other field of the catalogue. */
export function FormOptions({ form, shown, hasScope, onAdd }: FormOptionsProps) {
  return (
    <div className={styles.more}>
      {hasScope && (
        <FieldSet legend={scopeTexts.legend}>
          <ScopeFields form={form} />
        </FieldSet>
      )}
      {shown && !shown.isKindKnown && (
        <FieldSet legend={texts.ofAll}>
          <div className={styles.grid}>
            {shown.further.map((field) => (
              <FieldControl key={field.fieldId} form={form} field={field} />
            ))}
          </div>
        </FieldSet>
      )}
      {shown && <AddField shown={shown} onAdd={onAdd} />}
    </div>
  );
}

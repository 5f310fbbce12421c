import { useState } from 'react';

import { findFields } from '#domain/search/core/findFields.ts';
import { Typeahead } from '#ui/Typeahead/Typeahead.tsx';
import type { TypeaheadValue } from '#ui/Typeahead/typeaheadItems.ts';

import type { ArrangedFields } from '../model/arrangeFields.ts';
import { furtherFieldTexts as texts } from '../texts.ts';
import styles from './searchForm.module.scss';

interface AddFieldProps {
  shown: ArrangedFields;
  onAdd: (fieldId: string) => void;
}

/** Finds any other field of the catalogue by its name and puts it on the form. */
export function AddField({ shown: { main, further, added }, onAdd }: AddFieldProps) {
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

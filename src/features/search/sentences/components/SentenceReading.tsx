import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';

import { fieldById, FIELDS } from '#domain/search/core/catalogue/fields.ts';
import { describeFilter } from '#domain/search/core/query/describeSearch.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { droppedInWords, WHY_DROPPED } from '#domain/search/core/query/whyDropped.ts';
import { writeSearchAddress } from '#domain/search/core/query/writeSearchAddress.ts';
import type { FilterValue, IgnoredValue, SearchQuery } from '#domain/search/core/searchQuery.ts';
import { withFilters } from '#features/search/core/index.ts';
import { Chip } from '#ui/Chip/Chip.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';

import { understoodTexts as texts } from '../texts.ts';
import { FieldEditor } from './FieldEditor.tsx';
import styles from './SentenceReading.module.scss';

interface UnderstoodProps {
  query: SearchQuery;
  /** Stretches of the sentence that were not understood. */
  unread: readonly string[];
  /** Values of the address that the rules dropped. */
  ignored: readonly IgnoredValue[];
  onChange: (query: SearchQuery) => void;
}

const labelOf = (fieldId: string): string => fieldById(fieldId)?.displayLabel ?? fieldId;

/** The search as it was understood: a chip for each field, to be corrected or removed, and what was not understood. */
export function SentenceReading({ query, unread, ignored, onChange }: UnderstoodProps) {
  const [edited, setEdited] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const pencils = useRef(new Map<string, HTMLButtonElement | null>());
  const fields = FIELDS.filter(({ fieldId }) => query.filters[fieldId]);
  const filter = edited === null ? undefined : query.filters[edited];
  const close = () => {
    // The focus would be lost with the editor.
    if (edited !== null) pencils.current.get(edited)?.focus();
    setEdited(null);
  };
  const corrected = (fieldId: string, changed: FilterValue) =>
    withFilters(query, { [fieldId]: changed.values.length === 0 ? null : changed });
  const problemOf = (fieldId: string, changed: FilterValue): string | null => {
    const [refused] = readSearchAddress(writeSearchAddress(corrected(fieldId, changed))).ignored;
    return refused ? WHY_DROPPED[refused.reason] : null;
  };
  const save = (fieldId: string, changed: FilterValue) => {
    close();
    if (changed.values.length === 0) list.current?.focus();
    onChange(corrected(fieldId, changed));
  };
  const remove = (fieldId: string) => {
    list.current?.focus();
    onChange(withFilters(query, { [fieldId]: null }));
  };
  return (
    <div>
      <ul ref={list} role="list" tabIndex={-1} aria-label={texts.label} className={styles.list}>
        {fields.map(({ fieldId }) => {
          const value = query.filters[fieldId];
          return (
            value && (
              <li key={fieldId} className={styles.item}>
                <Chip name={labelOf(fieldId)} value={describeFilter(fieldId, value)} onRemove={() => remove(fieldId)} />
                <IconButton
                  ref={(button) => void pencils.current.set(fieldId, button)}
                  size="sm"
                  label={texts.edit(labelOf(fieldId))}
                  icon={<Pencil aria-hidden="true" />}
                  aria-expanded={edited === fieldId}
                  onClick={() => setEdited(edited === fieldId ? null : fieldId)}
                />
              </li>
            )
          );
        })}
      </ul>
      {edited !== null && filter && (
        <FieldEditor
          key={edited}
          fieldId={edited}
          label={labelOf(edited)}
          filter={filter}
          problemOf={(changed) => problemOf(edited, changed)}
          onSave={(changed) => save(edited, changed)}
          onCancel={close}
        />
      )}
      {unread.length > 0 && <p className={styles.unread}>{texts.unread(unread)}</p>}
      {ignored.map(droppedInWords).map(({ id, name, value }) => (
        <p key={id} className={styles.unread}>
          {name}: {value}
        </p>
      ))}
    </div>
  );
}

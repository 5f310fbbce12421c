import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';

import type { SearchFormBag } from '../hooks/useSearchForm.ts';
import type { ArrangedFields } from '../model/arrangeFields.ts';
import type { FormField } from '../model/formField.ts';
import { furtherFieldTexts as texts } from '../texts.ts';
import { FieldControl } from './FieldControl.tsx';
import styles from './searchForm.module.scss';

interface KindFieldsProps {
  form: SearchFormBag;
  shown: ArrangedFields;
  /** fieldId of the field that was just asked for by hand. */
  latest: string | null;
  onRemove: (fieldId: string) => void;
}

/** A field the reader asked for. It takes the focus when it was added by hand, and can be removed. */
function AddedField({
  form,
  field,
  takesFocus,
  onRemove,
}: {
  form: SearchFormBag;
  field: FormField;
  takesFocus: boolean;
  onRemove: () => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) frame.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  return (
    <div ref={frame} className={styles.added}>
      <FieldControl form={form} field={field} />
      <IconButton
        size="sm"
        label={texts.remove(field.label)}
        icon={<X aria-hidden="true" size={16} />}
        onClick={onRemove}
      />
    </div>
  );
}

/** The fields of the chosen kind of records, and those that are filled or were added by hand. */
export function KindFields({ form, shown: { further, isKindKnown, added }, latest, onRemove }: KindFieldsProps) {
  const remove = ({ fieldId, urlId }: FormField) => {
    form.setValue(urlId, '');
    onRemove(fieldId);
  };
  return (
    <>
      {isKindKnown && (
        <FieldSet legend={texts.ofKind}>
          <div className={styles.grid}>
            {further.map((field) => (
              <FieldControl key={field.fieldId} form={form} field={field} />
            ))}
          </div>
        </FieldSet>
      )}
      {added.length > 0 && (
        <FieldSet legend={texts.added}>
          <div className={styles.grid}>
            {added.map((field) => (
              <AddedField
                key={field.fieldId}
                form={form}
                field={field}
                takesFocus={field.fieldId === latest}
                onRemove={() => remove(field)}
              />
            ))}
          </div>
        </FieldSet>
      )}
    </>
  );
}

import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';

import type { SearchFormBag } from '../hooks/useSearchForm.ts';
import type { ArrangedFields } from '../model/arrangeFields.ts';
import { furtherFieldTexts, scopeTexts } from '../texts.ts';
import { AddField } from './AddField.tsx';
import { FieldControl } from './FieldControl.tsx';
import { ScopeFields } from './ScopeFields.tsx';
import styles from './searchForm.module.scss';

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
        <FieldSet legend={furtherFieldTexts.ofAll}>
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

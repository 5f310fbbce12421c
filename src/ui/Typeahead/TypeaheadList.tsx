import { Combobox as Base } from '@base-ui/react/combobox';

import { Button } from '../Button/Button.tsx';
import { classNames } from '../classNames.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { typeaheadTexts } from './texts.ts';
import styles from './Typeahead.module.scss';
import { type TypeaheadItem } from './typeaheadItems.ts';

interface TypeaheadListProps {
  label: string;
  loading: boolean | undefined;
  emptyText: string | undefined;
  /** The element that holds the list when it fills the window; null floats it under its field. */
  stage: HTMLElement | null;
  onDone: () => void;
}

/** The suggestions, or that there are none. */
export function TypeaheadList({ label, loading, emptyText, stage, onDone }: TypeaheadListProps) {
  return (
    <Base.Portal {...(stage && { container: stage })} className={classNames(stage !== null && styles.portal)}>
      <Base.Positioner
        sideOffset={4}
        align="start"
        className={classNames(styles.positioner, stage !== null && styles.staged)}
      >
        <Base.Popup className={styles.popup}>
          {stage !== null && (
            // Inside the popup: while it is open, assistive technology sees the popup and the field alone.
            <div className={styles.done}>
              <Button size="sm" variant="quiet" onClick={onDone}>
                {typeaheadTexts.done}
              </Button>
            </div>
          )}
          {loading && (
            <p className={styles.message}>
              <Spinner label={typeaheadTexts.loading} />
            </p>
          )}
          <Base.Empty>{!loading && <p className={styles.message}>{emptyText}</p>}</Base.Empty>
          <Base.List aria-label={label} className={styles.list}>
            {(item: TypeaheadItem) => (
              <Base.Item key={item.value} value={item} className={styles.item}>
                {item.label}
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

import { Combobox as Base } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { X } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

import { belowQuery } from '../breakpoints.ts';
import { classNames } from '../classNames.ts';
import { useMediaQuery } from '../useMediaQuery.ts';
import type { TypeaheadInputProps, Caret } from './PlainTypeahead.tsx';
import { typeaheadTexts } from './texts.ts';
import styles from './Typeahead.module.scss';
import { EMPTY_TYPEAHEAD, type TypeaheadItem } from './typeaheadItems.ts';
import { TypeaheadList } from './TypeaheadList.tsx';

/** The whole typeahead: its own chunk. Below `md` it covers the window while it is open (spec 1 section 9). */
export function TypeaheadCombobox({
  label,
  items,
  value,
  onChange,
  onLeave,
  isFiltered,
  loading,
  emptyText,
  placeholder,
  disabled,
  icon,
  control,
  caret,
}: TypeaheadInputProps & { caret: RefObject<Caret | null> }) {
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isTyped = useRef(value.text !== '' && value.selected === null);
  const [isAsking, setAsking] = useState(false);
  const { contains } = Base.useFilter();
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const isFullScreen = useMediaQuery(belowQuery('md')) && open;

  // Beside the field, since an empty list would cover what is below. It stays until something else is typed: a button
  // below must not move away under the press that closes the list.
  const fits = ({ label: words }: TypeaheadItem) => contains(words, value.text);
  const hasNone = !loading && !(isFiltered ? items.length > 0 : items.some(fits));
  const emptyMessage = isAsking && hasNone && value.text !== '' && !isFullScreen ? emptyText : null;

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.focus();
    input.current?.setSelectionRange(caret.current.start, caret.current.end);
    caret.current = null;
    if (!isTyped.current) return;
    setAsking(true);
    setOpen(true);
  }, [caret]);

  return (
    <CSPProvider disableStyleElements>
      <Base.Root<TypeaheadItem>
        items={items}
        filter={isFiltered ? null : undefined}
        value={value.selected}
        inputValue={value.text}
        open={open && emptyMessage === null}
        disabled={disabled}
        openOnInputClick={false}
        onOpenChange={setOpen}
        onValueChange={(item) => {
          if (!item) return;
          setAsking(false);
          onChange({ text: item.label, selected: item });
        }}
        onInputValueChange={(text, { reason }) => {
          if (reason !== 'input-change') return;
          setAsking(true);
          onChange({ text, selected: null });
        }}
        isItemEqualToValue={(one, other) => one.value === other.value}
      >
        <div ref={setStage} className={classNames(styles.stage, isFullScreen && styles.fullScreen)}>
          {isFullScreen && (
            <span aria-hidden="true" className={styles.title}>
              {label}
            </span>
          )}
          <Base.InputGroup className={styles.group}>
            {icon && <span className={styles.icon}>{icon}</span>}
            <Base.Input
              {...control}
              ref={input}
              aria-label={label}
              placeholder={placeholder}
              className={classNames(styles.input, icon != null && styles.withIcon, styles.withClear)}
              onBlur={() => {
                // A list that is not shown is not closed by itself.
                if (emptyMessage !== null) setOpen(false);
                onLeave();
              }}
            />
            {value.text !== '' && !disabled && (
              <button
                type="button"
                className={styles.clear}
                aria-label={typeaheadTexts.clear(label)}
                onClick={() => {
                  onChange(EMPTY_TYPEAHEAD);
                  input.current?.focus();
                }}
              >
                <X aria-hidden="true" />
              </button>
            )}
          </Base.InputGroup>
          <TypeaheadList
            {...{ label, loading, emptyText }}
            stage={isFullScreen ? stage : null}
            onDone={() => setOpen(false)}
          />
          {isAsking && !isFullScreen && (
            <p role="status" className={emptyMessage === null ? undefined : styles.none}>
              {emptyMessage}
            </p>
          )}
        </div>
      </Base.Root>
    </CSPProvider>
  );
}

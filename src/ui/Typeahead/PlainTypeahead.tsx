import { type RefObject, useLayoutEffect, useRef } from 'react';

import { classNames } from '../classNames.ts';
import styles from './Typeahead.module.scss';
import type { TypeaheadInputProps, Caret } from './typeaheadProps.ts';

interface PlainTypeaheadProps extends TypeaheadInputProps {
  caret: RefObject<Caret | null>;
  /** The reader points at the field. */
  onReach: () => void;
  /** The reader is in the field. */
  onEnter: () => void;
  /** An input method is at work: the field must not be exchanged under it. */
  onCompose: (isComposing: boolean) => void;
}

/** The field before its list has come. It notes focus and caret as it leaves, for the one that takes over. */
export function PlainTypeahead({
  value,
  onChange,
  onLeave,
  placeholder,
  disabled,
  icon,
  control,
  caret,
  onReach,
  onEnter,
  onCompose,
}: PlainTypeaheadProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const element = input.current;
    return () => {
      if (element === null || document.activeElement !== element) return;
      caret.current = { start: element.selectionStart ?? 0, end: element.selectionEnd ?? 0 };
    };
  }, [caret]);
  return (
    <div className={styles.group}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <input
        ref={input}
        {...control}
        type="text"
        role="combobox"
        aria-expanded={false}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={placeholder}
        disabled={disabled}
        value={value.text}
        className={classNames(styles.input, icon != null && styles.withIcon)}
        onChange={(event) => onChange({ text: event.target.value, selected: null })}
        onFocus={onEnter}
        onPointerEnter={onReach}
        onBlur={onLeave}
        onCompositionStart={() => onCompose(true)}
        onCompositionEnd={() => onCompose(false)}
      />
    </div>
  );
}

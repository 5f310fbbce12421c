import { type ReactElement, type ReactNode, useRef, useState } from 'react';

import { Field } from '../Field/Field.tsx';
import { useFieldIds } from '../Field/useFieldIds.ts';
import { PlainTypeahead } from './PlainTypeahead.tsx';
import styles from './Typeahead.module.scss';
import type { Caret, TakenOver } from './typeaheadProps.ts';

interface AwaitedTypeaheadProps {
  label: string;
  hideLabel?: boolean;
  placeholder?: string;
  icon?: ReactNode;
  /** Fetches the code of the field itself, with {@link loadTypeahead}. False where it did not arrive: it is asked for again at the next reach. */
  load: () => Promise<boolean>;
  /** Draws the field itself. Hand `start` to its `Typeahead`. */
  children: (start: TakenOver) => ReactElement;
}

/**
 * A field that suggests, before the code of what it suggests has come: a plain input, as {@link Typeahead} is before its list. The field
 * itself takes over with text, focus and caret as they are.
 */
export function AwaitedTypeahead({ label, hideLabel, load, children, ...look }: AwaitedTypeaheadProps) {
  const { control } = useFieldIds({ error: undefined, touched: false });
  const caret = useRef<Caret | null>(null);
  const [text, setText] = useState('');
  const [isComposing, setComposing] = useState(false);
  const [isThere, setThere] = useState(false);
  if (isThere && !isComposing) return children({ text, caret });
  return (
    <Field controlId={control.id} {...{ label, hideLabel, shownError: null }}>
      <div className={styles.place}>
        <PlainTypeahead
          {...{ ...look, label, control, caret }}
          items={[]}
          value={{ text, selected: null }}
          onChange={(value) => setText(value.text)}
          onLeave={() => undefined}
          onReach={() => void load()}
          onEnter={() => void load().then(setThere)}
          onCompose={setComposing}
        />
      </div>
    </Field>
  );
}

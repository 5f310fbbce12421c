import { type ReactElement, type ReactNode, useRef, useState } from 'react';

import { PlainTypeahead } from './PlainTypeahead.tsx';
import styles from './Typeahead.module.scss';
import type { Caret, TakenOver } from './typeaheadProps.ts';

interface AwaitedTypeaheadProps {
  /** For assistive technology only. */
  label: string;
  placeholder?: string;
  icon?: ReactNode;
  /**
   * Fetches the code of the field itself, with {@link loadTypeahead}. False where it did not arrive: it is asked for
   * again at the next reach.
   */
  load: () => Promise<boolean>;
  /** Draws the field itself. Hand `start` to its `Typeahead`. */
  children: (start: TakenOver) => ReactElement;
}

/**
 * A field that suggests, before the code of what it suggests has come: a plain input, as {@link Typeahead} is before
 * its list. The field itself takes over with text, focus and caret as they are.
 */
export function AwaitedTypeahead({ label, load, children, ...look }: AwaitedTypeaheadProps) {
  const caret = useRef<Caret | null>(null);
  const [text, setText] = useState('');
  const [isComposing, setComposing] = useState(false);
  const [isThere, setThere] = useState(false);
  if (isThere && !isComposing) return children({ text, caret });
  return (
    <div className={styles.place}>
      <PlainTypeahead
        {...{ ...look, label, caret }}
        control={{ 'aria-label': label }}
        items={[]}
        value={{ text, selected: null }}
        onChange={(value) => setText(value.text)}
        onLeave={() => undefined}
        onReach={() => void load()}
        onEnter={() => void load().then(setThere)}
        onCompose={setComposing}
      />
    </div>
  );
}

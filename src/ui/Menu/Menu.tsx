import { type KeyboardEvent, type ReactElement, type ReactNode, type Ref, Suspense, useId, useRef, useState } from 'react';

import { lazyPart } from '../lazyPart.ts';
import { type MenuEntry } from './menuEntries.ts';

const MenuPopup = lazyPart(() => import('./MenuPopup.tsx').then((chunk) => chunk.MenuPopup));

/** What the trigger must carry; spread it onto a native button. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  type: 'button';
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

interface MenuProps {
  /** Names the list: "Account". */
  label: string;
  /** Words at the head of the list, such as the name of who is signed in. */
  heading?: string;
  entries: readonly MenuEntry[];
  /** Draws the trigger: `(props) => <button {...props}>Account</button>`. */
  children: (trigger: MenuTriggerProps) => ReactElement;
}

/** A button that opens a list of things to do. The list's code comes when the button is first approached. */
export function Menu({ label, heading, entries, children }: MenuProps): ReactNode {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const show = (isOpen: boolean) => {
    setOpen(isOpen);
    if (isOpen) setWasOpened(true);
  };
  const prepare = MenuPopup.preload;
  return (
    <>
      {children({
        ref: trigger,
        type: 'button',
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => show(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          show(true);
        },
        onPointerEnter: prepare,
        onFocus: prepare,
      })}
      {wasOpened && (
        <Suspense fallback={null}>
          <MenuPopup {...{ id, open, trigger, label, heading, entries }} onClose={() => show(false)} />
        </Suspense>
      )}
    </>
  );
}

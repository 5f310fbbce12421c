import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';

import { lazyPart } from '../lazyPart.ts';
import { type MenuEntry } from './menuEntries.ts';
import type { MenuPopupProps } from './MenuPopup.tsx';

/** The list of a menu, for those that make their entries themselves. Drawn inside a `Suspense`. */
export const MenuPopup = lazyPart<MenuPopupProps>(() => import('./MenuPopup.tsx').then((chunk) => chunk.MenuPopup));

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

/** What the list of a menu needs from its button. */
export type MenuFrame = Omit<MenuPopupProps, 'entries'>;

interface MenuLook {
  /** Names the list: "Account". */
  label: string;
  /** Words at the head of the list, such as the name of who is signed in. */
  heading?: string;
  /** Draws the trigger: `(props) => <button {...props}>Account</button>`. */
  children: (trigger: MenuTriggerProps) => ReactElement;
}

interface MenuOfEntries extends MenuLook {
  entries: readonly MenuEntry[];
}

/** A menu whose entries come late as well. */
interface MenuOfList extends MenuLook {
  /** Draws {@link MenuPopup} with its entries. */
  list: (frame: MenuFrame) => ReactElement;
  /** Fetches the code of the list. */
  prepare: () => void;
}

/** A button that opens a list of things to do. The list's code comes when the button is first approached. */
export function Menu({ label, heading, children, ...what }: MenuOfEntries | MenuOfList): ReactNode {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const show = (isOpen: boolean) => {
    setOpen(isOpen);
    if (isOpen) setWasOpened(true);
  };
  const prepare = () => {
    MenuPopup.preload();
    if ('list' in what) what.prepare();
  };
  const frame: MenuFrame = { id, open, trigger, label, heading, onClose: () => show(false) };
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
          {'list' in what ? what.list(frame) : <MenuPopup {...frame} entries={what.entries} />}
        </Suspense>
      )}
    </>
  );
}

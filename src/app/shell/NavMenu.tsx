import { ChevronDown } from 'lucide-react';
import { type FocusEvent, Suspense, useId } from 'react';

import { lazyPart } from '#ui/lazyPart.ts';

import styles from './NavBar.module.scss';
import type { MenuName } from './navEntries.ts';
import { useDisclosure } from './useDisclosure.ts';

const MenuPanel = lazyPart<{ menu: MenuName }>(() =>
  import(/* webpackChunkName: "late" */ './menus/MenuPanel.tsx').then((chunk) => chunk.MenuPanel),
);

/** Fetches the entries of the menus, once the first page is rendered. */
export const preloadMenus = (): void => MenuPanel.preload();

interface NavMenuProps {
  menu: MenuName;
  label: string;
  /** The reader is at one of its pages. */
  isCurrent: boolean;
}

/** A group of links behind a button: a disclosure, whose links are reached by Tab like any others. */
export function NavMenu({ menu, label, isCurrent }: NavMenuProps) {
  const panel = useId();
  const { button, isOpen, close, toggle, onKeyDown } = useDisclosure();
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <li className={styles.group} onBlur={onBlur} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.link}
        aria-expanded={isOpen}
        aria-controls={panel}
        data-current={isCurrent}
        onClick={toggle}
        onPointerEnter={preloadMenus}
      >
        {label}
        <ChevronDown aria-hidden size={16} />
      </button>
      <div id={panel} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={null}>
            <MenuPanel menu={menu} />
          </Suspense>
        )}
      </div>
    </li>
  );
}

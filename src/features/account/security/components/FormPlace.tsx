import { type ReactNode } from 'react';

import { belowQuery } from '#ui/breakpoints.ts';
import { Drawer } from '#ui/Drawer/Drawer.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import styles from './SettingCard.module.scss';

interface FormPlaceProps {
  open: boolean;
  onClose: () => void;
  /** Names the drawer. */
  title: string;
  /** What failed, where the drawer covers the top of the page. */
  banner: ReactNode;
  children: ReactNode;
}

/** Where a form of a card opens: inside the card, or below `md` in a drawer at the bottom (spec 2 sections 2 and 9). */
export function FormPlace({ open, onClose, title, banner, children }: FormPlaceProps) {
  const isNarrow = useMediaQuery(belowQuery('md'));
  if (!isNarrow) return open ? <div className={styles.form}>{children}</div> : null;
  return (
    <Drawer open={open} onClose={onClose} title={title}>
      {banner}
      {children}
    </Drawer>
  );
}

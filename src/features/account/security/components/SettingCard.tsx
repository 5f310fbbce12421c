import { type ReactNode, useId } from 'react';

import { belowQuery } from '#ui/breakpoints.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Drawer } from '#ui/Drawer/Drawer.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';
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
function FormPlace({ open, onClose, title, banner, children }: FormPlaceProps) {
  const isNarrow = useMediaQuery(belowQuery('md'));
  if (!isNarrow) return open ? <div className={styles.form}>{children}</div> : null;
  return (
    <Drawer open={open} onClose={onClose} title={title}>
      {banner}
      {children}
    </Drawer>
  );
}

interface SettingCardProps {
  title: string;
  /** Its present state. */
  value: ReactNode;
  /** Further words under the value. */
  note?: ReactNode;
  /** The button that opens the form; null where there is nothing to change. */
  action: { label: string; onPress?: () => void; loading?: boolean } | null;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  /** What a drawer shows above its form. */
  banner?: ReactNode;
  /** The form. */
  children?: ReactNode;
}

/**
 * One setting: its name, its present state, a button, and the form behind that. Closing gives the focus back to the
 * button.
 */
export function SettingCard({
  title,
  value,
  note,
  action,
  isOpen = false,
  onToggle,
  banner,
  children,
}: SettingCardProps) {
  const region = useId();
  const button = useFocusBack(isOpen);
  return (
    <Card title={title}>
      <div className={styles.line}>
        <div className={styles.value}>
          <div>{value}</div>
          {note}
        </div>
        {action && (
          <Button
            ref={button}
            loading={action.loading ?? false}
            {...(onToggle && { 'aria-expanded': isOpen, 'aria-controls': region })}
            onClick={() => (action.onPress ? action.onPress() : onToggle?.(!isOpen))}
          >
            {action.label}
          </Button>
        )}
      </div>
      <div id={region} className={styles.region}>
        {children && (
          <FormPlace open={isOpen} onClose={() => onToggle?.(false)} title={action?.label ?? title} banner={banner}>
            {children}
          </FormPlace>
        )}
      </div>
    </Card>
  );
}

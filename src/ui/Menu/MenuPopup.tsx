import { Menu as Base } from '@base-ui/react/menu';
import { Fragment, type RefObject } from 'react';
import { Link } from 'react-router-dom';

import { classNames } from '../classNames.ts';
import styles from './Menu.module.scss';
import { type MenuEntry } from './menuEntries.ts';

interface MenuPopupProps {
  id: string;
  open: boolean;
  onClose: () => void;
  trigger: RefObject<HTMLElement | null>;
  label: string;
  heading: string | undefined;
  entries: readonly MenuEntry[];
}

/** The list of {@link Menu}: its own chunk, since most pages are left without opening one. */
export function MenuPopup({ id, open, onClose, trigger, label, heading, entries }: MenuPopupProps) {
  return (
    <Base.Root
      open={open}
      modal={false}
      onOpenChange={(isOpen, details) => {
        // A press on the trigger is the trigger's own business: it would otherwise close and open again.
        const onTrigger = details.event.target instanceof Node && trigger.current?.contains(details.event.target);
        if (!isOpen && !(onTrigger && details.reason !== 'escape-key')) onClose();
      }}
    >
      <Base.Portal>
        <Base.Positioner anchor={trigger} align="end" sideOffset={6} className={styles.positioner}>
          <Base.Popup id={id} aria-label={label} finalFocus={trigger} className={styles.popup}>
            {heading && <div className={styles.heading}>{heading}</div>}
            {entries.map(({ id: entryId, label: text, icon, disabled, danger, separated, ...entry }) => {
              const className = classNames(styles.item, danger && styles.danger);
              return (
                <Fragment key={entryId}>
                  {separated && <Base.Separator className={styles.separator} />}
                  {entry.to === undefined ? (
                    <Base.Item className={className} disabled={disabled} onClick={entry.onSelect}>
                      {icon}
                      {text}
                    </Base.Item>
                  ) : (
                    <Base.LinkItem className={className} closeOnClick render={<Link to={entry.to} reloadDocument={entry.reloadDocument ?? false} />}>
                      {icon}
                      {text}
                    </Base.LinkItem>
                  )}
                </Fragment>
              );
            })}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

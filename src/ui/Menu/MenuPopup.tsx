import { Menu as Base } from '@base-ui/react/menu';
import { Fragment, type RefObject } from 'react';
import { Link } from 'react-router-dom';

import { classNames } from '../classNames.ts';
import styles from './Menu.module.scss';
import { type MenuEntry } from './menuEntries.ts';

/** What the list of a menu needs. */
export interface MenuPopupProps {
  id: string;
  open: boolean;
  onClose: () => void;
  trigger: RefObject<HTMLElement | null>;
  label: string;
  heading: string | undefined;
  entries: readonly MenuEntry[];
}

/** Entries between two lines. */
function sectionsOf(entries: readonly MenuEntry[]): [MenuEntry, ...MenuEntry[]][] {
  const sections: [MenuEntry, ...MenuEntry[]][] = [];
  for (const entry of entries) {
    const open = sections.at(-1);
    if (!open || entry.separated || entry.group) sections.push([entry]);
    else open.push(entry);
  }
  return sections;
}

/** Where the focus is when a menu closes; null in the menu itself, or nowhere. */
function focusElsewhere(): Element | null {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.closest('[role="menu"]') ? null : activeElement;
}

function MenuLine({ label, icon, disabled, danger, ...entry }: MenuEntry) {
  const className = classNames(styles.item, danger && styles.danger);
  return entry.to === undefined ? (
    <Base.Item className={className} disabled={disabled} onClick={entry.onSelect}>
      {icon}
      {label}
    </Base.Item>
  ) : (
    <Base.LinkItem
      className={className}
      closeOnClick
      render={<Link to={entry.to} reloadDocument={entry.reloadDocument ?? false} />}
    >
      {icon}
      {label}
    </Base.LinkItem>
  );
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
          {/* What a choice opened, such as a dialog, keeps the focus that it has taken by then. */}
          <Base.Popup
            id={id}
            aria-label={label}
            finalFocus={() => (focusElsewhere() ? false : trigger.current)}
            className={styles.popup}
          >
            {heading && <div className={styles.heading}>{heading}</div>}
            {sectionsOf(entries).map(([first, ...rest]) => (
              <Fragment key={first.id}>
                {first.separated && <Base.Separator className={styles.separator} />}
                <Base.Group>
                  {first.group && <Base.GroupLabel className={styles.heading}>{first.group}</Base.GroupLabel>}
                  {[first, ...rest].map((entry) => (
                    <MenuLine key={entry.id} {...entry} />
                  ))}
                </Base.Group>
              </Fragment>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

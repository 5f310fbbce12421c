import { type ComponentPropsWithRef, type ReactNode } from 'react';

import { classNames } from '../classNames.ts';
import styles from './IconButton.module.scss';

interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> {
  /** Its accessible name, shown as a tip by the browser too. */
  label: string;
  icon: ReactNode;
  /** Default `plain`; `inherit` on coloured grounds. */
  look?: 'plain' | 'framed' | 'inherit';
  size?: 'sm' | 'md';
}

/** A button that is only an icon. It always has a name. */
export function IconButton({ label, icon, look = 'plain', size = 'md', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(styles.button, look !== 'plain' && styles[look], size === 'sm' && styles.sm)}
    >
      {icon}
    </button>
  );
}

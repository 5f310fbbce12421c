import { type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

import styles from './Button.module.scss';
import { buttonClass, type ButtonLook } from './buttonClass.ts';

interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className' | 'style'> {
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

/** A link that looks like a button: it leads somewhere. `reloadDocument` makes it a full page load. */
export function ButtonLink({ variant, size, fullWidth, icon, iconEnd, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, fullWidth })}>
      {icon}
      <span className={styles.label}>{children}</span>
      {iconEnd}
    </Link>
  );
}

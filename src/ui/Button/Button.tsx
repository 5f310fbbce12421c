import { type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';

import { classNames } from '../classNames.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Button.module.scss';
import { buttonClass, type ButtonLook } from './buttonClass.ts';

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /** Its work is under way: it keeps its name and the focus, and ignores presses. */
  loading?: boolean;
  /** A decorative icon before or after the label. */
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

/** Does something here. What leads elsewhere is a {@link ButtonLink}. */
export function Button({
  variant,
  size,
  fullWidth,
  loading = false,
  icon,
  iconEnd,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, fullWidth }), loading && styles.busy)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={onPress}
    >
      {loading ? <Spinner /> : icon}
      <span className={styles.label}>{children}</span>
      {iconEnd}
    </button>
  );
}

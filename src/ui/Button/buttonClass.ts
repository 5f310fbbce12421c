import { classNames } from '../classNames.ts';
import styles from './Button.module.scss';

export interface ButtonLook {
  /**
   * `primary` once per view; `quiet` for what is seldom needed; `inverse` on the indigo ground, `outline` beside it.
   * Default `secondary`.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse' | 'outline';
  /** Default `md`: 40 px high; `sm` 32 px, `lg` 48 px. */
  size?: 'sm' | 'md' | 'lg';
  fullWidth?: boolean;
}

/** The class of anything that looks like a button: buttons and links share it. */
export const buttonClass = ({ variant = 'secondary', size = 'md', fullWidth = false }: ButtonLook): string =>
  classNames(styles.button, styles[variant], size !== 'md' && styles[size], fullWidth && styles.full);

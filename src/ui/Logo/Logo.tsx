import { classNames } from '../classNames.ts';
import styles from './Logo.module.scss';

interface LogoProps {
  /** The mark without the word, for narrow bars. The name is still read out. */
  markOnly?: boolean;
  onIndigo?: boolean;
}

/** The muniment chest with its seal, and the name beside it. Inside a link it names the link. */
export function Logo({ markOnly = false, onIndigo = false }: LogoProps) {
  return (
    <span className={classNames(styles.logo, onIndigo && styles.onIndigo)}>
      <svg viewBox="0 0 32 32" className={styles.mark} {...(markOnly ? { role: 'img', 'aria-label': 'Muniment' } : { 'aria-hidden': true })}>
        <path className={styles.chest} d="M6 5h20a3 3 0 0 1 3 3v6H3V8a3 3 0 0 1 3-3zM3 16h26v9a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3z" />
        <path className={styles.band} d="M9 5v9M23 5v9M9 16v12M23 16v12" />
        <circle className={styles.seal} cx="16" cy="16.5" r="4.6" />
      </svg>
      {!markOnly && <span className={styles.word}>Muniment</span>}
    </span>
  );
}

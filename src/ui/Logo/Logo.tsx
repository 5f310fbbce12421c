import styles from './Logo.module.scss';

/**
 * The sealed deed, which the icon in `src/index.html` draws as well, and the site's name beside it; inside a link it
 * names the link.
 */
export function Logo({ name, markOnly = false }: { name: string; markOnly?: boolean }) {
  return (
    <span className={styles.logo}>
      <svg
        viewBox="0 0 32 32"
        className={styles.mark}
        {...(markOnly ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      >
        <rect className={styles.ground} width="32" height="32" rx="7" />
        <g transform="translate(4 4)">
          <path className={styles.deed} d="M5 2.75h9.5L19 7.25v14H5z" />
          <path className={styles.lines} d="M8 9.5h7M8 13h4" />
          <circle className={styles.seal} cx="15.25" cy="16.75" r="2.75" />
        </g>
      </svg>
      {!markOnly && <span className={styles.word}>{name}</span>}
    </span>
  );
}

import { isWordmark, siteLogo } from '#domain/kernel/site/siteLogo.ts';

import styles from './Logo.module.scss';

interface LogoProps {
  /** What the site is called where there is little room. */
  name: string;
  /** Name of the site's own logo; left out: the mark of the software. */
  logo?: string | undefined;
}

/** The sealed deed, which the icon in `src/index.html` draws as well. */
const Deed = () => (
  <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true">
    <rect className={styles.ground} width="32" height="32" rx="7" />
    <g transform="translate(4 4)">
      <path className={styles.deed} d="M5 2.75h9.5L19 7.25v14H5z" />
      <path className={styles.lines} d="M8 9.5h7M8 13h4" />
      <circle className={styles.seal} cx="15.25" cy="16.75" r="2.75" />
    </g>
  </svg>
);

/**
 * The site's logo, or the mark of the software, and the site's name beside it; a logo as wide as words is alone. Inside a
 * link it names the link.
 */
export function Logo({ name, logo }: LogoProps) {
  const picture = logo === undefined ? null : siteLogo(logo);
  const isAlone = picture !== null && isWordmark(picture);
  return (
    <span className={styles.logo}>
      {picture === null ? (
        <Deed />
      ) : (
        <img
          className={styles.picture}
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={isAlone ? name : ''}
        />
      )}
      {!isAlone && <span className={styles.word}>{name}</span>}
    </span>
  );
}

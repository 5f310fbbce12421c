import { TextLink } from '../TextLink/TextLink.tsx';
import { uiTexts } from '../texts.ts';
import styles from './Breadcrumbs.module.scss';

export interface Crumb {
  label: string;
  /** Left out for the page one is on. */
  to?: string;
}

/** The way from the top of the site down to this page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={uiTexts.breadcrumb}>
      <ol className={styles.list}>
        {crumbs.map(({ label, to }) => (
          <li key={`${to} ${label}`} className={styles.item}>
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <TextLink to={to} plain>
                {label}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

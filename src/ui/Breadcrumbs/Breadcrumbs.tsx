import { TextLink } from '../TextLink/TextLink.tsx';
import styles from './Breadcrumbs.module.scss';

export interface Crumb {
  label: string;
  /** Left out for the page one is on. */
  to?: string;
}

/** Where this page stands: from the top of the site down to here. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {crumbs.map(({ label, to }) => (
          <li key={`${to} ${label}`} className={styles.item}>
            {to === undefined ? <span aria-current="page">{label}</span> : <TextLink to={to} plain>{label}</TextLink>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

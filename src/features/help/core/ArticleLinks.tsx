import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './ArticleLinks.module.scss';
import type { HelpWay } from './helpSearchApi.ts';

interface ArticleLinksProps {
  ways: readonly HelpWay[];
  /** Shows what each is about as well. Default false. */
  isDescribed?: boolean;
  /** Names the list; left out where a heading does. */
  label?: string;
}

/** Ways to articles, under each other. */
export function ArticleLinks({ ways, isDescribed = false, label }: ArticleLinksProps) {
  return (
    <ul role="list" aria-label={label} className={styles.list} data-described={isDescribed}>
      {ways.map(({ title, description, path }) => (
        <li key={path}>
          <TextLink to={path} plain={isDescribed} strong={isDescribed}>
            {title}
          </TextLink>
          {isDescribed && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}

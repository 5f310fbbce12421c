import { Suspense } from 'react';

import { RecordSearchForm } from '#features/search/core/index.ts';
import { Card } from '#ui/Card/Card.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { visitorTexts as texts } from '../texts.ts';
import styles from './VisitorHome.module.scss';

const Exhibit = lazyPart(() => import(/* webpackChunkName: "home" */ './Exhibit.tsx').then((chunk) => chunk.Exhibit));
const VisitorHomeParts = lazyPart(() =>
  import(/* webpackChunkName: "home" */ './VisitorHomeParts.tsx').then((chunk) => chunk.VisitorHomeParts),
);

interface VisitorHomeProps {
  /** The library that a patron came from; null for visitors. */
  libraryName: string | null;
}

/**
 * The home of visitors and of library patrons: the search at once, beside it a record of the site; everything
 * else comes later.
 */
export function VisitorHome({ libraryName }: VisitorHomeProps) {
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.inner}>
          <section aria-label={texts.search} className={styles.ask}>
            {libraryName !== null && (
              <p className={styles.library}>
                {texts.libraryBefore} <strong>{libraryName}</strong>
              </p>
            )}
            <h1 className={styles.title}>{texts.title}</h1>
            <p className={styles.lead}>{texts.lead}</p>
            <div className={styles.search}>
              <Card>
                <RecordSearchForm />
              </Card>
            </div>
            <p className={styles.free}>
              {texts.free} <TextLink to="/page/what-is-free">{texts.whatIsFree}</TextLink>
            </p>
          </section>
          <div className={styles.show}>
            <Suspense fallback={null}>
              <Exhibit />
            </Suspense>
          </div>
        </div>
      </div>
      <Suspense fallback={<div className={styles.rest} />}>
        <VisitorHomeParts />
      </Suspense>
    </>
  );
}

import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';

import { siteMap } from '#domain/kernel/routes/siteMap.ts';
import { siteRoutes } from '#domain/kernel/routes/siteRoutes.ts';
import { isOfferedOf } from '#domain/site/content/censusOfPage.ts';
import { selectFlags, selectGrants } from '#features/kernel/grants/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { Card } from '#ui/Card/Card.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import type { RootState } from '../rootReducer.ts';
import styles from './SiteMapPage.module.scss';
import { systemTexts as texts } from './texts.ts';

/**
 * `/sitemap`: every page that is open to the reader without an account, from the route table, but those about a census
 * that the site does not hold.
 */
export function Component() {
  const grants = useSelector((state: RootState) => selectGrants(state));
  const flags = useSelector((state: RootState) => selectFlags(state));
  const sections = useMemo(() => {
    const { heldCensuses = [] } = readSiteBoot();
    return siteMap(
      siteRoutes.filter(({ pattern }) => isOfferedOf(pattern, heldCensuses)),
      { grants: grants ?? [], flags },
    );
  }, [grants, flags]);
  return (
    <PageContainer>
      <div className={styles.page}>
        <h1>{texts.siteMap}</h1>
        <p>{texts.siteMapText}</p>
        <div className={styles.sections}>
          {sections.map(({ title, entries }) => (
            <Card key={title} title={title}>
              <ul role="list" className={styles.entries}>
                {entries.map(({ title: name, to }) => (
                  <li key={to}>
                    <Link to={to}>{name}</Link>
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
      </div>
    </PageContainer>
  );
}

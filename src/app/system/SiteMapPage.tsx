import { Link } from 'react-router-dom';

import { siteMap } from '#domain/routes/siteMap.ts';
import { siteRoutes } from '#domain/routes/siteRoutes.ts';
import { Card } from '#ui/Card/Card.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import styles from './SiteMapPage.module.scss';

const SECTIONS = siteMap(siteRoutes);

/** `/sitemap`: every page a visitor can open, from the route table. */
export function Component() {
  return (
    <PageContainer>
      <div className={styles.page}>
        <h1>Site map</h1>
        <p>Every part of this site that is open to everybody.</p>
        <div className={styles.sections}>
          {SECTIONS.map(({ title, entries }) => (
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

import { counted } from '#domain/kernel/wording/counted.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { Names } from '../landingApi.ts';
import { NameRanges } from './NameRanges.tsx';
import styles from './names.module.scss';

interface NameListProps {
  names: Names;
  range: NonNullable<Names['range']>;
}

/** The people of one letter range, A to Z, with finer ranges where they are many. */
export function NameList({ names: { ranges, people, total, page, pageSize }, range }: NameListProps) {
  const address = `/1911-census/${range.range}`;
  const last = Math.max(1, Math.ceil(total / pageSize));
  return (
    <PageContainer>
      <Breadcrumbs crumbs={[{ label: '1911 census', to: '/1911-census' }, { label: range.label }]} />
      <div className={styles.page}>
        <div className={styles.part}>
          <h1>{range.label} in the 1911 census</h1>
          <p className={styles.total}>
            {total === 0 ? 'Nobody with such a surname is listed.' : `${counted(total, 'person', 'people')} with such a surname${last > 1 ? `, page ${page} of ${last}` : ''}.`}
          </p>
        </div>
        {total === 0 && (
          <Notice tone="empty" title="No surname begins like this" actions={<ButtonLink to="/1911-census">Choose other letters</ButtonLink>}>
            <p>Names were spelt as they were heard: a neighbouring letter may hold the family.</p>
          </Notice>
        )}
        {ranges.length > 0 && <NameRanges title="Go closer" ranges={ranges} />}
        {people.length > 0 && (
          <section aria-labelledby="people" className={styles.part}>
            <h2 id="people">People</h2>
            <ul role="list" className={styles.people}>
              {people.map(({ address: to, name, birthYear, place }) => (
                <li key={to} className={styles.person}>
                  <TextLink plain to={to}>
                    {name}
                  </TextLink>
                  <span className={styles.count}>{[birthYear === null ? null : `born about ${birthYear}`, place].filter((part) => part !== null).join(', ')}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Pagination label="Pages of names" current={page} last={last} hrefOf={(number) => (number === 1 ? address : `${address}?page=${number}`)} />
      </div>
    </PageContainer>
  );
}

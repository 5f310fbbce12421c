import { Link } from 'react-router-dom';

import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { Names } from '../landingApi.ts';
import { namesTexts } from '../namesTexts.ts';
import styles from './names.module.scss';

interface NameRangesProps {
  title: string;
  ranges: Names['ranges'];
}

/** Letter ranges with how many people each holds; all of them lead on, an empty one to a page that explains it. */
export function NameRanges({ title, ranges }: NameRangesProps) {
  return (
    <section aria-labelledby="ranges" className={styles.part}>
      <h2 id="ranges">{title}</h2>
      <ul role="list" className={styles.ranges}>
        {ranges.map(({ range, label, count }) => (
          <li key={range}>
            <Link to={`/1911-census/${range}`} className={styles.range}>
              <span className={styles.letters}>{label}</span>
              <span className={styles.count}>{namesTexts.rangeCount(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
      <Breadcrumbs crumbs={[{ label: namesTexts.census, to: '/1911-census' }, { label: range.label }]} />
      <div className={styles.page}>
        <div className={styles.part}>
          <h1>{namesTexts.inCensus(range.label)}</h1>
          <p className={styles.total}>{total === 0 ? namesTexts.noPeople : namesTexts.people(total, page, last)}</p>
        </div>
        {total === 0 && (
          <Notice
            tone="empty"
            title={namesTexts.noSurname}
            actions={<ButtonLink to="/1911-census">{namesTexts.otherLetters}</ButtonLink>}
          >
            <p>{namesTexts.noSurnameText}</p>
          </Notice>
        )}
        {ranges.length > 0 && <NameRanges title={namesTexts.closer} ranges={ranges} />}
        {people.length > 0 && (
          <section aria-labelledby="people" className={styles.part}>
            <h2 id="people">{namesTexts.peopleHeading}</h2>
            <ul role="list" className={styles.people}>
              {people.map(({ address: to, name, birthYear, place }) => (
                <li key={to} className={styles.person}>
                  <TextLink plain to={to}>
                    {name}
                  </TextLink>
                  <span className={styles.count}>
                    {[birthYear === null ? null : namesTexts.born(birthYear), place]
                      .filter((part) => part !== null)
                      .join(', ')}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Pagination
          label={namesTexts.pages}
          current={page}
          last={last}
          hrefOf={(number) => (number === 1 ? address : `${address}?page=${number}`)}
        />
      </div>
    </PageContainer>
  );
}

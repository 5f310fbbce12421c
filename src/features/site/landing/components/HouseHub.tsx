import { RecordSearchForm } from '#features/search/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Cards } from '#ui/ContentText/Entries.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';

import { houseTexts } from '../houseTexts.ts';
import { useContentsQuery } from '../landingApi.ts';
import styles from './names.module.scss';

/** The houses a member can start from, and a search at hand. States: loading, failed, no house, the houses. */
export function HouseHub({ addressOf }: { addressOf: (key: string) => string }) {
  const { data: houses, ...answer } = useContentsQuery({ kind: 'house', under: null });
  const cards =
    houses?.map(({ key, title, description }) => ({
      title,
      value: null,
      to: addressOf(key),
      spans: [{ text: description, isStrong: false, isEmphasis: false, isCode: false, to: null }],
    })) ?? [];
  return (
    <PageContainer>
      <div className={styles.page}>
        <div className={styles.part}>
          <h1>{houseTexts.heading}</h1>
          <p className={styles.total}>{houseTexts.lead}</p>
        </div>
        {houses === undefined && (
          <NoAnswer of={answer} texts={houseTexts} waiting={<SkeletonTable rows={2} columns={3} />} headingLevel={2} />
        )}
        {houses?.length === 0 && (
          <Notice tone="empty" title={houseTexts.none}>
            <p>{houseTexts.noneText}</p>
          </Notice>
        )}
        {cards.length > 0 && <Cards entries={cards} />}
        <Card title={houseTexts.search}>
          <RecordSearchForm />
        </Card>
      </div>
    </PageContainer>
  );
}

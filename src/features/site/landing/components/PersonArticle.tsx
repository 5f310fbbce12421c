import { recordSetAddress, transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Reading } from '#ui/Reading/Reading.tsx';
import { useReadings } from '#ui/Reading/useReadings.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { PersonOf1911 } from '../landingApi.ts';
import { namesTexts, personTexts } from '../namesTexts.ts';
import { landingTexts } from '../texts.ts';
import styles from './PersonArticle.module.scss';

type Member = NonNullable<PersonOf1911['group']>['members'][number] & { key: string };

interface HouseholdProps {
  group: NonNullable<PersonOf1911['group']>;
  notation: string;
}

function Household({ group, notation }: HouseholdProps) {
  const rows = group.members.map((member, at): Member => ({ ...member, key: String(at) }));
  const columns: Column<Member>[] = [
    {
      id: 'name',
      header: personTexts.name,
      isRowHeader: true,
      cell: ({ name, isThisRecord, isClosed }) =>
        isClosed ? (
          personTexts.closed
        ) : (
          <>
            {name === null ? personTexts.noName : <Reading text={name} notation={notation} />}{' '}
            {isThisRecord && <Badge tone="brand">{personTexts.thisRecord}</Badge>}
          </>
        ),
    },
    ...group.columns.map((header, at): Column<Member> => ({
      id: header,
      header,
      cell: ({ values }) => (values[at] ? <Reading text={values[at]} notation={notation} /> : '–'),
    })),
  ];
  return <DataTable caption={group.title} columns={columns} rows={rows} rowKey={({ key }) => key} />;
}

/** A person of the 1911 census: what the form says of them and, for readers who may see it, the household. */
export function PersonArticle({ person }: { person: PersonOf1911 }) {
  const { name, summaryLine, sections, group, source, access, id } = person;
  const { notation } = source.recordSet;
  const { readingInText } = useReadings(name);
  return (
    <PageContainer>
      <Breadcrumbs
        crumbs={[{ label: namesTexts.census, to: '/1911-census' }, { label: readingInText(name, notation) }]}
      />
      <article className={styles.person}>
        <div className={styles.head}>
          <h1>
            <Reading text={name} notation={notation} />
            {namesTexts.inCensus('')}
          </h1>
          <p className={styles.summary}>
            <Reading text={summaryLine} notation={notation} />
          </p>
          {source.recordSet.isSample && (
            <p>
              <Badge tone="warning">{landingTexts.sample}</Badge>
            </p>
          )}
        </div>
        {group && <Household group={group} notation={notation} />}
        <div className={styles.sections}>
          {sections.map(({ title, fields }) => (
            <Card key={title} title={title}>
              <DescriptionList
                items={fields.map(({ label, value }) => ({
                  term: label,
                  value: <Reading text={value} notation={notation} />,
                }))}
              />
            </Card>
          ))}
        </div>
        {access === 'SUMMARY' && (
          <Notice
            tone="info"
            title={personTexts.membersTitle}
            actions={
              <ButtonLink to="/register" variant="primary">
                {landingTexts.createAccount}
              </ButtonLink>
            }
          >
            <p>{personTexts.membersText}</p>
          </Notice>
        )}
        <p className={styles.ways}>
          <ButtonLink to={transcriptAddress(id)}>{personTexts.transcript}</ButtonLink>
        </p>
        <p className={styles.source}>
          {personTexts.from} <TextLink to={recordSetAddress(source.recordSet.id)}>{source.recordSet.name}</TextLink>
          {source.archiveReference !== null && `, ${source.archiveReference}`}
        </p>
      </article>
    </PageContainer>
  );
}

import { Card } from '#ui/Card/Card.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { featureAddress, listAddress } from '../addresses.ts';
import type { Feature } from '../featuresApi.ts';
import { type Category, type Method, reasonInWords } from '../featureWords.ts';
import { KINDS, listTexts } from '../texts.ts';
import styles from './features.module.scss';
import { StateBadge } from './StateBadge.tsx';

interface FeatureTableProps {
  method: Method;
  category: Category;
  readerId: string | null;
  /** The only one on the page: it needs no link to itself. */
  isAlone: boolean;
}

/** The features of one category as a table. */
export function FeatureTable({ method, category: { id, title, features }, readerId, isAlone }: FeatureTableProps) {
  const columns: Column<Feature>[] = [
    {
      id: 'feature',
      header: listTexts.feature,
      isRowHeader: true,
      cell: (feature) => (
        <>
          <TextLink to={featureAddress(method, id, feature.id, readerId)}>{feature.label}</TextLink>
          <span className={styles.name}>{feature.id}</span>
          <span className={styles.changes}>{feature.changes}</span>
        </>
      ),
    },
    {
      id: 'state',
      header: listTexts.state,
      narrow: true,
      cell: ({ isOn }) => (
        <span className={styles.state}>
          <StateBadge isOn={isOn} />
        </span>
      ),
    },
    {
      id: 'why',
      header: listTexts.why,
      narrow: true,
      cell: (feature) => <span className={styles.why}>{reasonInWords(feature)}</span>,
    },
    {
      id: 'kind',
      header: listTexts.kind,
      narrow: true,
      cell: ({ kind }) => <span className={styles.kind}>{KINDS[kind]}</span>,
    },
  ];
  return (
    <Card
      title={title}
      flush
      actions={
        isAlone ? undefined : <TextLink to={listAddress(method, id, readerId)}>{listTexts.only(title)}</TextLink>
      }
    >
      <DataTable
        bare
        stacks="named"
        hideCaption
        caption={listTexts.caption(title)}
        columns={columns}
        rows={features}
        rowKey={(feature) => feature.id}
        density="comfortable"
      />
    </Card>
  );
}

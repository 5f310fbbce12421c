import { SearchX } from 'lucide-react';
import { useState } from 'react';

import { treeSourceAddress } from '#domain/trees/core/personAddress.ts';
import type { FamilyTree } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { SourceOrder } from '../model/sourceOrders.ts';
import { sourceTexts } from '../model/texts.ts';
import { titleOfSource } from '../model/titleOfSource.ts';
import { useTreeSourcesQuery, type TreeSourceEntry } from '../treePersonApi.ts';
import styles from './sources.module.scss';
import { sourceListTexts as texts } from './texts.ts';

interface SourceListProps {
  tree: FamilyTree;
  text: string;
  order: SourceOrder;
  mayEdit: boolean;
  publicTreeShareToken: string | null;
  viewAs: 'GUEST' | 'VISITOR' | null;
}

const PAGE = 40;

function Entry({ source, to }: { source: TreeSourceEntry; to: string }) {
  const { author, publication, repository, callNumber, citations } = source;
  const details = [author, publication, [repository, callNumber].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className={styles.entry}>
      <div className={styles.named}>
        <TextLink plain strong to={to}>
          {titleOfSource(source)}
        </TextLink>
        {details && <p className={styles.details}>{details}</p>}
      </div>
      <Badge tone={citations === 0 ? 'neutral' : 'info'}>{sourceTexts.cited(citations)}</Badge>
    </li>
  );
}

/** One page of the list; the next is asked for by the one before. */
function SourcesFrom({
  tree,
  text,
  order,
  mayEdit,
  publicTreeShareToken,
  viewAs,
  after,
}: SourceListProps & { after: string | null }) {
  const { currentData: page, ...answer } = useTreeSourcesQuery({
    ref: tree.id,
    text,
    order,
    first: PAGE,
    after,
    publicTreeShareToken,
    viewAs,
  });
  const [isMore, setMore] = useState(false);
  if (!page) return <NoAnswer of={answer} texts={texts} waiting={<Spinner label={texts.loading} />} />;
  if (page.total === 0) {
    return text === '' ? (
      <Notice tone="empty" headingLevel={2} title={texts.empty.title}>
        <p>{mayEdit ? texts.empty.editors : texts.empty.others}</p>
      </Notice>
    ) : (
      <Notice tone="empty" icon={SearchX} headingLevel={2} title={texts.noneFits(text)} />
    );
  }
  return (
    <>
      {after === null && (
        <p role="status" className={styles.details}>
          {texts.total(page.total)}
        </p>
      )}
      <ul role="list" className={styles.list} aria-label={after === null ? texts.list : texts.furtherList}>
        {page.sources.map((source) => (
          <Entry
            key={source.id}
            source={source}
            to={treeSourceAddress(tree.familyTreeRef, source.id, publicTreeShareToken, viewAs)}
          />
        ))}
      </ul>
      {page.next !== null && !isMore && (
        <div>
          <Button onClick={() => setMore(true)}>{texts.more}</Button>
        </div>
      )}
      {page.next !== null && isMore && (
        <SourcesFrom {...{ tree, text, order, mayEdit, publicTreeShareToken, viewAs }} after={page.next} />
      )}
    </>
  );
}

/** Sources of a tree with how often each is cited, in pages. */
export function SourceList(props: SourceListProps) {
  return <SourcesFrom key={`${props.order} ${props.text}`} {...props} after={null} />;
}

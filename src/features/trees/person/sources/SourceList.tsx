import { useState } from 'react';

import { figure } from '#domain/kernel/wording/counted.ts';
import { treeSourceAddress } from '#domain/trees/core/personAddress.ts';
import type { FamilyTree } from '#features/trees/core/index.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useTreeSourcesQuery, type TreeSourceEntry } from '../treePersonApi.ts';
import { citedInWords } from '../model/citedInWords.ts';
import { UNTITLED_SOURCE } from '../model/titleOfSource.ts';
import type { SourceOrder } from '../model/sourceOrders.ts';
import styles from './sources.module.scss';

interface SourceListProps {
  tree: FamilyTree;
  text: string;
  order: SourceOrder;
  mayEdit: boolean;
  publicTreeShareToken: string | null;
}

const PAGE = 40;

function Entry({ source, to }: { source: TreeSourceEntry; to: string }) {
  const { title, author, publication, repository, callNumber, citations } = source;
  const details = [author, publication, [repository, callNumber].filter(Boolean).join(', ')].filter(Boolean).join(' · ');
  return (
    <li className={styles.entry}>
      <div className={styles.named}>
        <TextLink plain strong to={to}>
          {title || UNTITLED_SOURCE}
        </TextLink>
        {details && <p className={styles.details}>{details}</p>}
      </div>
      <Badge tone={citations === 0 ? 'neutral' : 'info'}>{citedInWords(citations)}</Badge>
    </li>
  );
}

/** One page of the list; the next is asked for by the one before. */
function SourcesFrom({ tree, text, order, mayEdit, publicTreeShareToken, after }: SourceListProps & { after: string | null }) {
  const { currentData: page, error, refetch } = useTreeSourcesQuery({ ref: tree.id, text, order, first: PAGE, after, publicTreeShareToken });
  const [isMore, setMore] = useState(false);
  if (!page) return error ? <LoadFailure title="The sources could not be loaded" {...failureText(error)} onRetry={() => void refetch()} /> : <Spinner label="Loading sources" />;
  if (page.total === 0) {
    return text === '' ? (
      <Notice tone="empty" headingLevel={2} title="No sources yet">
        <p>{mayEdit ? 'A source says where you know something from: a register, a book, a census, a letter. Add one here, or with the fact that it proves.' : 'Nothing in this tree that you may see names a source.'}</p>
      </Notice>
    ) : (
      <Notice tone="empty" headingLevel={2} title={`No source has “${text}” in its title, author, archive or reference`} />
    );
  }
  return (
    <>
      {after === null && (
        <p role="status" className={styles.details}>
          {page.total === 1 ? '1 source' : `${figure(page.total)} sources`}
        </p>
      )}
      <ul role="list" className={styles.list} aria-label={after === null ? 'Sources' : 'More sources'}>
        {page.sources.map((source) => (
          <Entry key={source.id} source={source} to={treeSourceAddress(tree.familyTreeRef, source.id, publicTreeShareToken)} />
        ))}
      </ul>
      {page.next !== null && !isMore && (
        <div>
          <Button onClick={() => setMore(true)}>Show more sources</Button>
        </div>
      )}
      {page.next !== null && isMore && <SourcesFrom {...{ tree, text, order, mayEdit, publicTreeShareToken }} after={page.next} />}
    </>
  );
}

/** Sources of a tree with how often each is cited, in pages. */
export function SourceList(props: SourceListProps) {
  return <SourcesFrom key={`${props.order} ${props.text}`} {...props} after={null} />;
}

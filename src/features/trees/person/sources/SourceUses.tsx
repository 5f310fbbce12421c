import { useState } from 'react';

import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { PersonLink } from '../components/PersonLink.tsx';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import { hostOf } from '../model/hostOf.ts';
import { qualityInWords } from '../model/qualities.ts';
import { useTreeSourceUsesQuery, type TreeSourceUse } from '../treePersonApi.ts';
import styles from './sources.module.scss';
import { sourceUsesTexts as texts } from './texts.ts';

const PAGE = 30;

/** What one person or couple cites the source for. */
interface CitingOnes {
  persons: TreeSourceUse['persons'];
  uses: TreeSourceUse[];
}

/** Uses of the same people follow one another. */
function byPersons(uses: readonly TreeSourceUse[]): CitingOnes[] {
  const keyOf = ({ persons }: Pick<TreeSourceUse, 'persons'>) => persons.map(({ id }) => id).join();
  const groups: CitingOnes[] = [];
  for (const use of uses) {
    const last = groups.at(-1);
    if (last && keyOf(last) === keyOf(use)) last.uses.push(use);
    else groups.push({ persons: use.persons, uses: [use] });
  }
  return groups;
}

function Use({ use: { what, page, text, note, url, recordId, quality } }: { use: TreeSourceUse }) {
  return (
    <li className={styles.cited}>
      <p>
        {what}
        {page && `: ${page}`}
      </p>
      {text && <p className={styles.quoted}>“{text}”</p>}
      {(note || quality !== null) && (
        <p className={styles.details}>{[qualityInWords(quality), note].filter(Boolean).join(' · ')}</p>
      )}
      {url && (
        <TextLink to={url} newTab>
          {hostOf(url)}
        </TextLink>
      )}
      {recordId && <TextLink to={transcriptAddress(recordId)}>{texts.record}</TextLink>}
    </li>
  );
}

function Citing({ persons, uses }: CitingOnes) {
  return (
    <li className={styles.use}>
      <Inline gap={4}>
        {persons.map((card) => (
          <PersonLink key={card.id} card={card} />
        ))}
      </Inline>
      <ul role="list" className={styles.uses}>
        {uses.map((use, at) => (
          <Use key={at} use={use} />
        ))}
      </ul>
    </li>
  );
}

/** Everything that cites a source and is the reader's to see, in pages; the next is asked for by the one before. */
export function SourceUses({ sourceId, after = null }: { sourceId: number; after?: string | null }) {
  const { tree, publicTreeShareToken, viewAs } = usePlaceOfPerson();
  const { currentData: page, ...answer } = useTreeSourceUsesQuery({
    ref: tree.id,
    sourceId,
    first: PAGE,
    after,
    publicTreeShareToken,
    viewAs,
  });
  const [isMore, setMore] = useState(false);
  if (!page) return <NoAnswer of={answer} texts={texts} waiting={<Spinner label={texts.loading} />} />;
  if (page.uses.length === 0 && after === null) return <Notice tone="empty" title={texts.empty} />;
  return (
    <>
      <ul role="list" className={styles.list} aria-label={after === null ? texts.list : texts.furtherList}>
        {byPersons(page.uses).map((citing) => (
          <Citing key={`${citing.persons[0]?.id ?? ''} ${citing.uses[0]?.what ?? ''}`} {...citing} />
        ))}
      </ul>
      {page.next !== null && !isMore && (
        <div>
          <Button onClick={() => setMore(true)}>{texts.more}</Button>
        </div>
      )}
      {page.next !== null && isMore && <SourceUses sourceId={sourceId} after={page.next} />}
    </>
  );
}

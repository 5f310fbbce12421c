import { Plus } from 'lucide-react';
import { useState } from 'react';

import { factLabel } from '#domain/trees/core/facts/factTypes.ts';
import { treeSourceAddress, treeSourcesAddress } from '#domain/trees/core/personAddress.ts';
import { citationsOf, type CitedFact } from '#domain/trees/person/citationsOf.ts';
import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from '../components/person.module.scss';
import { CitationsForm, SourceForm } from '../editorsParts.ts';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import { hostOf } from '../model/hostOf.ts';
import type { Life, Versioned } from '../model/lifeOf.ts';
import { qualityInWords } from '../model/qualities.ts';
import { titleOfSource } from '../model/titleOfSource.ts';
import { toVersionedPerson } from '../model/toVersionedPerson.ts';
import { sourcesTexts as texts } from './texts.ts';

/** What one citation says, and what it proves. */
function Citation({ cited: { citation, fact } }: { cited: CitedFact }) {
  const { page, text, note, url, recordId, quality } = citation;
  return (
    <li className={styles.cited}>
      <p>
        {fact ? factLabel(fact) : texts.thisPerson}
        {page && `: ${page}`}
      </p>
      {text && <p className={styles.text}>“{text}”</p>}
      {quality !== null && <p className={styles.muted}>{qualityInWords(quality)}</p>}
      {note && <p className={styles.muted}>{note}</p>}
      {url && (
        <p>
          <TextLink to={url} newTab>
            {hostOf(url)}
          </TextLink>
        </p>
      )}
      {recordId && (
        <p>
          <TextLink to={transcriptAddress(recordId)}>{texts.record}</TextLink>
        </p>
      )}
    </li>
  );
}

/** Everything cited for this person, source by source. */
export function SourcesSection({ life }: { life: Life }) {
  const { tree, mayEdit, isCompact, publicTreeShareToken, viewAs } = usePlaceOfPerson();
  const [open, setOpen] = useState<Versioned<'source'> | 'citations' | null>(null);
  const old = toVersionedPerson(life);
  const cited = life.person
    ? citationsOf(
        life.person,
        life.families.flatMap(({ document }) => document?.facts ?? []),
      )
    : [];
  const ofSource = (id: number) => cited.filter(({ citation }) => citation.sourceId === id);
  const known = new Set(life.sources.map(({ id }) => id));
  const alone = cited.filter(({ citation }) => citation.sourceId === null || !known.has(citation.sourceId));
  const isEmpty = life.sources.length === 0 && alone.length === 0;
  const level = isCompact ? 3 : 2;
  return (
    <Stack gap={4}>
      {mayEdit && old && (
        <div className={styles.onScreen}>
          <Inline gap={3}>
            <Button variant="primary" size="sm" icon={<Plus aria-hidden="true" />} onClick={() => setOpen('citations')}>
              {old.document.citations.length === 0 ? texts.add : texts.editCitations}
            </Button>
            <TextLink to={treeSourcesAddress(tree.familyTreeRef)}>{texts.all}</TextLink>
          </Inline>
        </div>
      )}
      {isEmpty && (
        <Notice tone="empty" title={texts.empty.title}>
          <p>{texts.empty.text}</p>
        </Notice>
      )}
      {life.sources.map((source) => {
        const { title, author, publication, repository, callNumber, url } = source.document;
        return (
          <Card
            key={source.id}
            title={titleOfSource({ title })}
            headingLevel={level}
            actions={
              mayEdit && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={texts.editNamed(titleOfSource({ title }))}
                  onClick={() => setOpen(source)}
                >
                  {texts.edit}
                </Button>
              )
            }
          >
            <p className={styles.muted}>{[author, publication, repository, callNumber].filter(Boolean).join(' · ')}</p>
            {/* No paragraph: on paper those print the addresses of their links, and this is one. */}
            {url && (
              <div>
                <TextLink to={url} newTab>
                  {url}
                </TextLink>
              </div>
            )}
            <p className={styles.onScreen}>
              <TextLink to={treeSourceAddress(tree.familyTreeRef, source.id, publicTreeShareToken, viewAs)}>
                {texts.usesOfSource}
              </TextLink>
            </p>
            <ul className={styles.list} role="list">
              {ofSource(source.id).map((citation, at) => (
                <Citation key={at} cited={citation} />
              ))}
            </ul>
          </Card>
        );
      })}
      {alone.length > 0 && (
        <Card title={texts.withoutSource} headingLevel={level}>
          <ul className={styles.list} role="list">
            {alone.map((citation, at) => (
              <Citation key={at} cited={citation} />
            ))}
          </ul>
        </Card>
      )}
      {old && open === 'citations' && (
        <CitationsForm
          treeRef={tree.id}
          owner={{ kind: 'person', old }}
          sources={life.sources}
          onDone={() => setOpen(null)}
        />
      )}
      {open !== null && open !== 'citations' && (
        <SourceForm treeRef={tree.id} old={open} onDone={() => setOpen(null)} />
      )}
    </Stack>
  );
}

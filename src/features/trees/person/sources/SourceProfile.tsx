import { GitMerge, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { TreeSource } from '#domain/trees/core/model/treeSource.ts';
import { treeSourceAddress, treeSourcesAddress } from '#domain/trees/core/personAddress.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { EditingProvider } from '../components/EditingProvider.tsx';
import { SourceForm } from '../forms/SourceForm.tsx';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import { sourceItems } from '../model/sourceItems.ts';
import { sourceTexts } from '../model/texts.ts';
import { titleOfSource } from '../model/titleOfSource.ts';
import { MergeSourcesDialog } from './MergeSourcesDialog.tsx';
import { RemoveSourceDialog } from './RemoveSourceDialog.tsx';
import styles from './sources.module.scss';
import { SourceUses } from './SourceUses.tsx';
import { sourceProfileTexts as texts } from './texts.ts';

interface SourceProfileProps {
  source: TreeSource;
  version: number;
  entry: { citations: number };
}

/** What is known of a source, what can be done with it, and what cites it. */
export function SourceProfile({ source, version, entry: { citations } }: SourceProfileProps) {
  const { tree, mayEdit, publicTreeShareToken } = usePlaceOfPerson();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'merge' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const title = titleOfSource(source);
  const items = sourceItems(source).filter(({ term }) => term !== sourceTexts.fields.title);
  const goTo = (address: string) => void navigate(address, { replace: true });
  return (
    <EditingProvider treeRef={tree.id}>
      <Stack gap={6}>
        {mayEdit && (
          <Inline gap={2}>
            <Button size="sm" icon={<Pencil aria-hidden="true" />} onClick={() => setOpen('edit')}>
              {texts.edit}
            </Button>
            <Button size="sm" icon={<GitMerge aria-hidden="true" />} onClick={() => setOpen('merge')}>
              {texts.merge}
            </Button>
            <Button size="sm" variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setOpen('remove')}>
              {texts.remove}
            </Button>
          </Inline>
        )}
        {items.length > 0 && (
          <Card title={texts.about}>
            <DescriptionList
              items={items.map(({ term, value }) => ({
                term,
                value:
                  term === sourceTexts.fields.url ? (
                    <TextLink to={value} newTab>
                      {value}
                    </TextLink>
                  ) : (
                    <span className={styles.quoted}>{value}</span>
                  ),
              }))}
            />
          </Card>
        )}
        <Stack gap={3}>
          <Inline between gap={3}>
            <h2>{texts.uses}</h2>
            <p className={styles.details}>{sourceTexts.cited(citations)}</p>
          </Inline>
          <SourceUses sourceId={source.id} />
        </Stack>
      </Stack>
      {open === 'edit' && (
        <SourceForm treeRef={tree.id} old={{ id: source.id, version, document: source }} onDone={close} />
      )}
      {open === 'merge' && (
        <MergeSourcesDialog
          treeRef={tree.id}
          source={source}
          onClose={close}
          onMerged={(sourceId) => (close(), goTo(treeSourceAddress(tree.familyTreeRef, sourceId)))}
        />
      )}
      {open === 'remove' && (
        <RemoveSourceDialog
          source={{ id: source.id, title }}
          citations={citations}
          onClose={close}
          onRemoved={() => goTo(treeSourcesAddress(tree.familyTreeRef, publicTreeShareToken))}
        />
      )}
    </EditingProvider>
  );
}

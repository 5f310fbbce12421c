import { GitMerge, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chartAddress.ts';
import type { TreeSource } from '#domain/trees/model/treeSource.ts';
import { personAddress, treeSourceAddress, treeSourcesAddress } from '#domain/trees/personAddress.ts';
import { useFamilyTree } from '#features/tree-data/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { toldOf } from '#services/graphql/toldOf.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { PageFailure } from '#ui/Notice/PageFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useTreeSourceQuery } from '../api/treePersonApi.ts';
import { EditingProvider } from '../components/EditingProvider.tsx';
import { SourceForm } from '../forms/SourceForm.tsx';
import { PersonPlaceProvider } from '../hooks/usePlaceOfPerson.ts';
import { UNTITLED_SOURCE } from '../model/citationForm.ts';
import { citedInWords } from '../model/citedInWords.ts';
import { placeOfPerson } from '../model/placeOfPerson.ts';
import { sourceItems } from '../model/sourceItems.ts';
import { MergeSourcesDialog } from '../sources/MergeSourcesDialog.tsx';
import { RemoveSourceDialog } from '../sources/RemoveSourceDialog.tsx';
import { SourceUses } from '../sources/SourceUses.tsx';
import styles from '../sources/sources.module.scss';

/** One source of a tree and everything that cites it. States: loading, failed, not there or not theirs, the source. */
export function Component() {
  const { rootsfinderId = '', sourceId = '' } = useParams();
  if (!/^\d{1,9}$/u.test(sourceId)) throw new PageMissing();
  const publicTreeShareToken = new URLSearchParams(useLocation().search).get('publicTreeShareToken') || null;
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'merge' | 'remove' | null>(null);
  const { currentData: tree, error: treeError, refetch: askTree } = useFamilyTree({ ref: rootsfinderId, publicTreeShareToken, viewAs: null });
  const { currentData: found, error, refetch } = useTreeSourceQuery({ ref: rootsfinderId, sourceId: Number(sourceId), publicTreeShareToken });
  // Documents are checked whole when they come in; what comes out is what was checked.
  const source = found ? (found.source.document as TreeSource) : null;
  const title = source ? source.title || UNTITLED_SOURCE : null;
  usePageTitle(title);
  const failure = tree && found ? null : (treeError ?? error);
  throwRefusal(failure);
  if (failure) return <PageFailure title="This source could not be loaded" {...toldOf(failure)} onRetry={() => (void askTree(), void refetch())} />;
  if (!tree || !found || !source || title === null) return <PageSkeleton label="Loading source" />;
  const { entry } = found;
  const place = placeOfPerson({ tree, publicTreeShareToken, isSeenAsOthers: false, isCompact: false, addressOf: (id, section) => personAddress(tree.familyTreeRef, id, section, publicTreeShareToken) });
  const list = treeSourcesAddress(tree.familyTreeRef, publicTreeShareToken);
  const close = () => setOpen(null);
  const items = sourceItems(source).filter(({ term }) => term !== 'Title');
  return (
    <PageContainer>
      <EditingProvider treeRef={tree.id}>
        <PersonPlaceProvider value={place}>
          <Stack gap={6}>
            <Stack gap={2}>
              <Breadcrumbs crumbs={[{ label: tree.name, to: chartAddress(tree.familyTreeRef) }, { label: 'Sources', to: list }, { label: title }]} />
              <h1 className={styles.title}>{title}</h1>
              {place.mayEdit && (
                <Inline gap={2}>
                  <Button size="sm" icon={<Pencil aria-hidden="true" />} onClick={() => setOpen('edit')}>
                    Edit
                  </Button>
                  <Button size="sm" icon={<GitMerge aria-hidden="true" />} onClick={() => setOpen('merge')}>
                    Merge with another
                  </Button>
                  <Button size="sm" variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setOpen('remove')}>
                    Remove
                  </Button>
                </Inline>
              )}
            </Stack>
            {items.length > 0 && (
              <Card title="About the source">
                <DescriptionList items={items.map(({ term, value }) => ({ term, value: term === 'Web address' ? <TextLink to={value} newTab>{value}</TextLink> : <span className={styles.quoted}>{value}</span> }))} />
              </Card>
            )}
            <Stack gap={3}>
              <Inline between gap={3}>
                <h2>What cites it</h2>
                <p className={styles.details}>{citedInWords(entry.citations, entry.isCitedMore)}</p>
              </Inline>
              <SourceUses key={sourceId} sourceId={source.id} />
            </Stack>
          </Stack>
          {open === 'edit' && <SourceForm treeRef={tree.id} old={{ id: source.id, version: found.source.version, document: source }} onDone={close} />}
          {open === 'merge' && <MergeSourcesDialog treeRef={tree.id} source={source} onClose={close} onMerged={(kept) => (close(), void navigate(treeSourceAddress(tree.familyTreeRef, kept), { replace: true }))} />}
          {open === 'remove' && <RemoveSourceDialog source={{ id: source.id, title }} citations={entry.citations} onClose={close} onRemoved={() => void navigate(list, { replace: true })} />}
        </PersonPlaceProvider>
      </EditingProvider>
    </PageContainer>
  );
}

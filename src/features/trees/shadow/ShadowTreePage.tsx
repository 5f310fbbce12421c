import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';

import { isFailure } from '#domain/kernel/errors/failure.ts';
import { displayName } from '#domain/kernel/names/displayName.ts';
import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import { personInTree } from '#domain/trees/core/treeIds.ts';
import { integrationTranscript, type IntegrationRecord } from '#domain/trees/shadow/integrationRecord.ts';
import { useFamilyTree, useTreeNeighbourhoodQuery } from '#features/trees/core/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { joinAnswers } from '#ui/Answer/joinAnswers.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { SideDrawer } from '#ui/SideDrawer/SideDrawer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { KinTree } from './KinTree.tsx';
import styles from './shadow.module.scss';
import { shadowTreeAddress, readViewMode, type ViewMode } from './shadowAddresses.ts';
import { useIntegrationRecordQuery } from './shadowTreeApi.ts';
import { SuggestionDrawer } from './SuggestionDrawer.tsx';
import { recordViewTexts, shadowTreeTexts as texts, suggestionTexts } from './texts.ts';

const MODES: readonly [mode: ViewMode, label: string][] = [
  ['transcript', recordViewTexts.transcript],
  ['image', recordViewTexts.image],
];

function Image({ record }: { record: IntegrationRecord }) {
  const uri = record.Media[0]?.uri;
  if (uri === undefined) return <Notice tone="empty" title={recordViewTexts.noImage} />;
  return (
    <img
      src={uri}
      alt={recordViewTexts.imageOf(displayName(record.Forenames, record.Surname))}
      className={styles.image}
    />
  );
}

/** A record beside the tree, as transcript or image; the address keeps which. States: loading, failed, none, record. */
function RecordView() {
  const [search, setSearch] = useSearchParams();
  const recordId = search.get('rid') ?? '';
  const mode = readViewMode(search);
  const {
    currentData: record,
    isFetching,
    isError,
    refetch,
  } = useIntegrationRecordQuery(recordId, { skip: recordId === '' });
  const show = (viewMode: ViewMode) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('viewMode', viewMode);
        return after;
      },
      { replace: true },
    );
  if (isFetching && record === undefined) return <PageSkeleton label={recordViewTexts.loading} />;
  if (isError)
    return <LoadFailure title={recordViewTexts.failed} text="" error={null} onRetry={() => void refetch()} />;
  if (!record) return <Notice tone="empty" title={recordViewTexts.none} />;
  return (
    <Stack gap={4}>
      <div role="group" aria-label={recordViewTexts.view} className={styles.modes}>
        {MODES.map(([each, label]) => (
          <Button
            key={each}
            variant={each === mode ? 'primary' : 'secondary'}
            aria-pressed={each === mode}
            onClick={() => show(each)}
          >
            {label}
          </Button>
        ))}
      </div>
      {mode === 'image' ? <Image record={record} /> : <DescriptionList items={integrationTranscript(record)} />}
    </Stack>
  );
}

/**
 * The prototype (spec 2 section 2). A refusal by the server is thrown to the page of its code. States: loading, out of
 * reach with retry, tree.
 */
export function Component() {
  const { treeRef = '', personId: named = '' } = useParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const personId = personInTree(treeRef, named);
  const publicTreeShareToken = new URLSearchParams(search).get('publicTreeShareToken');
  const opened = useFamilyTree({ ref: treeRef, publicTreeShareToken, viewAs: null });
  const around = useTreeNeighbourhoodQuery({
    personId,
    ancestors: 1,
    descendants: 1,
    siblings: false,
    publicTreeShareToken,
    viewAs: null,
  });
  const both = joinAnswers(opened, around);
  const tree = opened.currentData;
  const kin = around.currentData;
  const areSurnamesUppercase = tree?.showSurnamesUppercase ?? false;
  const proband = kin?.persons.find(({ id }) => id === kin.proband);
  const name = proband ? cardName(proband, areSurnamesUppercase) : null;
  usePageTitle(name);
  if (!tree || !kin) {
    if (isFailure(both.error) && both.error.kind === 'graphql') throw both.error;
    return <NoAnswer of={both} texts={texts} asPage />;
  }
  const close = () => void navigate(shadowTreeAddress(treeRef, named));
  const place = pathname.replace(/\/$/u, '').split('/').at(-1);
  return (
    <PageContainer>
      <Stack gap={6}>
        <h1>{name ?? texts.heading}</h1>
        <KinTree treeRef={treeRef} around={kin} areSurnamesUppercase={areSurnamesUppercase} />
      </Stack>
      {place === 'suggested' && (
        <SideDrawer title={suggestionTexts.drawer} onClose={close}>
          <SuggestionDrawer
            key={search}
            treeRef={treeRef}
            tree={tree}
            personId={personId}
            personName={name ?? texts.thisPerson}
          />
        </SideDrawer>
      )}
      {place === 'detailed' && (
        <SideDrawer title={recordViewTexts.drawer} onClose={close}>
          <RecordView />
        </SideDrawer>
      )}
    </PageContainer>
  );
}

import { useLocation, useNavigate, useParams } from 'react-router-dom';

import { isFailure } from '#domain/kernel/errors/failure.ts';
import { cardName } from '#domain/trees/core/cardName.ts';
import { personInTree } from '#domain/trees/core/treeIds.ts';
import { useFamilyTree, useTreeNeighbourhoodQuery } from '#features/trees/core/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { joinAnswers } from '#ui/Answer/joinAnswers.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { SideDrawer } from '#ui/SideDrawer/SideDrawer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { KinTree } from './components/KinTree.tsx';
import { RecordView } from './components/RecordView.tsx';
import { SuggestionDrawer } from './components/SuggestionDrawer.tsx';
import { shadowTreeAddress } from './shadowAddresses.ts';
import { recordViewTexts, shadowTreeTexts as texts, suggestionTexts } from './texts.ts';

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

import { Suspense, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation, useParams } from 'react-router-dom';

import { isFailure } from '#domain/kernel/errors/failure.ts';
import { AS_ONESELF, chartAddress, readChartReader } from '#domain/trees/chart/chartAddress.ts';
import { PERSON_SECTIONS, personAddress, type PersonSection } from '#domain/trees/core/personAddress.ts';
import { readTreePersonId, readTreeRef, treePersonId } from '#domain/trees/core/treeIds.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import {
  ViewAsNotice,
  useFamilyTree,
  useProfilePersonTreeQuery,
  useTreePersonQuery,
} from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { joinAnswers } from '#ui/Answer/joinAnswers.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { EditingProvider } from '../editorsParts.ts';
import { PersonPlaceProvider } from '../hooks/usePlaceOfPerson.ts';
import { lifeOf } from '../model/lifeOf.ts';
import { placeOfPerson } from '../model/placeOfPerson.ts';
import { personPageTexts as texts } from './texts.ts';

const PersonSections = lazyPart(() => import('../components/PersonSections.tsx').then((chunk) => chunk.PersonSections));

export { ProfileError as ErrorBoundary, isProfilesOwnError as takesError } from '../components/ProfileError.tsx';

/** A person of an address: an id of theirs, or their number in the tree that the address names. */
function personOf(treeRef: string, personId: string): string {
  const tree = readTreeRef(treeRef);
  if (tree === null) throw new PageMissing();
  const id = /^\d+$/u.test(personId) ? treePersonId(tree, Number(personId)) : personId;
  if (readTreePersonId(id)?.treeId !== tree) throw new PageMissing();
  return id;
}

function sectionOf(rest: string): PersonSection {
  const section = PERSON_SECTIONS.find((name) => name === (rest === '' ? 'overview' : rest));
  if (!section) throw new PageMissing();
  return section;
}

/** One person of a tree. States: loading, failed (a page of its own), not there or not theirs to see, the profile. */
export function Component() {
  const { treeRef = '', personId = '', '*': rest = '' } = useParams();
  const { pathname, search } = useLocation();
  const { publicTreeShareToken, viewAs } = readChartReader(pathname, search);
  const id = personOf(treeRef, personId);
  const section = sectionOf(rest);
  const owner = useProfilePersonTreeQuery({ personId: id, familyTreeRef: treeRef, publicTreeShareToken });
  const { currentData: tree, ...ofTree } = useFamilyTree({ ref: treeRef, publicTreeShareToken, viewAs });
  const { currentData: profile, ...ofProfile } = useTreePersonQuery({ id, publicTreeShareToken, viewAs });
  const answer = joinAnswers(ofProfile, ofTree);
  const life = profile && lifeOf(profile);
  const place =
    tree &&
    placeOfPerson({
      tree,
      publicTreeShareToken,
      viewAs,
      isCompact: false,
      addressOf: (person, part) => personAddress(treeRef, person, part, publicTreeShareToken, viewAs),
    });
  const isSignedIn = useSelector(selectIsSignedIn);
  // Most who are signed in look at a tree of theirs.
  useEffect(() => {
    PersonSections.preload();
    if (isSignedIn) EditingProvider.preload();
  }, [isSignedIn]);
  usePageTitle(life && place ? place.nameOf(life.card) : null);
  // One address for each person and section, so that the section that is open is known as such.
  if (id !== personId)
    return <Navigate replace to={personAddress(treeRef, id, section, publicTreeShareToken, viewAs)} />;
  if (!owner.currentData && isFailure(owner.error)) throw owner.error;
  throwRefusal(profile && tree ? null : answer.error);
  if (!life || !place || !tree || !owner.currentData) return <NoAnswer of={answer} texts={texts} asPage />;
  return (
    <PageContainer>
      <Stack gap={4}>
        <Suspense fallback={null}>
          {viewAs !== null && (
            <ViewAsNotice as={viewAs} to={personAddress(treeRef, id, section, publicTreeShareToken)} />
          )}
        </Suspense>
        <Breadcrumbs
          crumbs={[
            { label: tree.name, to: chartAddress(id, '', { ...AS_ONESELF, publicTreeShareToken, viewAs }) },
            { label: place.nameOf(life.card) },
          ]}
        />
        <PersonPlaceProvider value={place}>
          <Suspense fallback={<Spinner label={texts.loading} />}>
            <PersonSections key={id} life={life} section={section} />
          </Suspense>
        </PersonPlaceProvider>
      </Stack>
    </PageContainer>
  );
}

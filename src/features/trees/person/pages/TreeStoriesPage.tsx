import { useParams } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import type { TreeStory } from '#domain/trees/core/model/treeStory.ts';
import { personAddress } from '#domain/trees/core/personAddress.ts';
import { useFamilyTree } from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { joinAnswers } from '#ui/Answer/joinAnswers.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { PersonLink } from '../components/PersonLink.tsx';
import { StoryArticle } from '../components/StoryArticle.tsx';
import { PersonPlaceProvider } from '../hooks/usePlaceOfPerson.ts';
import { placeOfPerson } from '../model/placeOfPerson.ts';
import { useTreeStoriesQuery } from '../treePersonApi.ts';
import { storiesPageTexts as texts } from './texts.ts';

/** The stories about the people of a tree. States: loading, failed, not there or not theirs, none, stories. */
export function Component() {
  const { rootsfinderId = '' } = useParams();
  const { currentData: tree, ...treeAnswer } = useFamilyTree({
    ref: rootsfinderId,
    publicTreeShareToken: null,
    viewAs: null,
  });
  const { currentData: stories, ...answer } = useTreeStoriesQuery({ ref: rootsfinderId });
  usePageTitle(tree ? texts.tabTitle(tree.name) : null);
  const both = joinAnswers(treeAnswer, answer);
  throwRefusal(tree && stories ? null : both.error);
  if (!tree || !stories) return <NoAnswer of={both} texts={texts} asPage />;
  const place = placeOfPerson({
    tree,
    publicTreeShareToken: null,
    viewAs: null,
    isCompact: false,
    addressOf: (id, section) => personAddress(tree.familyTreeRef, id, section),
  });
  const writeAt =
    tree.rootPerson && tree.isEditable ? personAddress(tree.familyTreeRef, tree.rootPerson.id, 'stories') : null;
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs
            crumbs={[{ label: tree.name, to: chartAddress(tree.familyTreeRef) }, { label: texts.heading }]}
          />
          <Inline between gap={4}>
            <h1>{texts.heading}</h1>
            {writeAt !== null && stories.length > 0 && <ButtonLink to={writeAt}>{texts.write}</ButtonLink>}
          </Inline>
        </Stack>
        {stories.length === 0 && (
          <Notice
            tone="empty"
            headingLevel={2}
            title={texts.empty.title}
            actions={
              writeAt !== null && (
                <ButtonLink variant="primary" to={writeAt}>
                  {texts.empty.action}
                </ButtonLink>
              )
            }
          >
            <p>{texts.empty.text}</p>
          </Notice>
        )}
        <PersonPlaceProvider value={place}>
          {stories.map(({ story, persons }) => (
            <StoryArticle
              key={story.id}
              story={story.document as TreeStory}
              headingLevel={2}
              about={
                <Inline gap={4}>
                  {persons.map((card) => (
                    <PersonLink key={card.id} card={card} />
                  ))}
                </Inline>
              }
            />
          ))}
        </PersonPlaceProvider>
      </Stack>
    </PageContainer>
  );
}

import { useParams } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { lifespan } from '#domain/trees/core/life/lifespan.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import { treeDisplayName } from '#domain/trees/core/treeDisplayName.ts';
import { readTreePersonId } from '#domain/trees/core/treeIds.ts';
import { useFamilyTreeQuery, useTreePersonQuery } from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { TranscriptFacts } from '../components/TranscriptFacts.tsx';
import { TranscriptKin } from '../components/TranscriptKin.tsx';

import { personTexts } from '../texts.ts';

const AS_ONESELF = { publicTreeShareToken: null, viewAs: null };

/**
 * What a tree says of one person. States: loading, refused (the page of the code), failed with retry, content; a hidden
 * person is not there.
 */
function Transcript({ id }: { id: string }) {
  const { currentData: profile, ...answer } = useTreePersonQuery({ id, ...AS_ONESELF });
  const { currentData: tree } = useFamilyTreeQuery({ ref: id, ...AS_ONESELF });
  const name = profile ? treeDisplayName(profile.card, tree?.showSurnamesUppercase) : null;
  usePageTitle(profile && !profile.card.isRedacted ? name : null);
  throwRefusal(profile ? null : answer.error);
  if (!profile) return <NoAnswer of={answer} texts={personTexts} headingLevel={1} />;
  if (profile.card.isRedacted) throw new PageMissing();
  const document = profile.document as TreePerson | null;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1>
          {name} {lifespan(profile.card)}
        </h1>
        {tree && <p>{personTexts.inTree(tree.name)}</p>}
        <div>
          <ButtonLink variant="primary" to={chartAddress(id)}>
            {personTexts.open}
          </ButtonLink>
        </div>
      </Stack>
      <section aria-labelledby="transcript-life">
        <h2 id="transcript-life">{personTexts.life}</h2>
        <TranscriptFacts facts={document?.facts ?? []} />
      </section>
      <section aria-labelledby="transcript-kin">
        <h2 id="transcript-kin">{personTexts.family}</h2>
        <TranscriptKin profile={profile} />
      </section>
    </Stack>
  );
}

/** The person of the address; anything that is no id of one is not found. */
export function Component() {
  const { '*': id = '' } = useParams();
  if (!readTreePersonId(id)) throw new PageMissing();
  return (
    <PageContainer width="text">
      <Transcript key={id} id={id} />
    </PageContainer>
  );
}

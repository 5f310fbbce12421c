import { useParams } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { treeDateInWords } from '#domain/trees/core/dates/treeDateInWords.ts';
import { factLabel } from '#domain/trees/core/facts/factTypes.ts';
import { factValueInWords } from '#domain/trees/core/facts/factValueInWords.ts';
import { lifespan } from '#domain/trees/core/lifespan.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
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

import { TranscriptKin } from '../components/TranscriptKin.tsx';
import styles from '../components/TreeTranscript.module.scss';
import { personTexts } from '../texts.ts';

/** Facts by their date; those without one follow as the tree has them. */
const byDate = (one: TreeFact, other: TreeFact) =>
  (one.date?.from ?? one.date?.to ?? Infinity) - (other.date?.from ?? other.date?.to ?? Infinity) || 0;

/** What a tree records of a life, in the order it was lived. */
function TranscriptFacts({ facts }: { facts: readonly TreeFact[] }) {
  if (facts.length === 0) return <p>{personTexts.noFacts}</p>;
  return (
    <dl className={styles.facts}>
      {[...facts].sort(byDate).map((fact) => (
        <div key={fact.id} className={styles.fact}>
          <dt>{factLabel(fact)}</dt>
          <dd>
            {[factValueInWords(fact), fact.date && treeDateInWords(fact.date), fact.place?.text]
              .filter((part) => part != null && part !== '')
              .join(', ') || personTexts.noDetail}
            {fact.notes.map((note) => (
              <p key={note} className={styles.note}>
                {note}
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

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

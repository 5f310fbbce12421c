import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { lifespan } from '#domain/trees/core/lifespan.ts';
import { HIDDEN_NAME, treeDisplayName } from '#domain/trees/core/treeDisplayName.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { useTreePreviewQuery, type TreePreview } from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import styles from './components/PreviewPeople.module.scss';
import { previewTexts } from './texts.ts';

type Card = TreePreview['persons'][number];

/** The parents of a person, as far as they are here. */
function parentsOf({ persons, families }: TreePreview, id: string): Card[] {
  const ids = families.find(({ children }) => children.some(({ personId }) => personId === id))?.partners ?? [];
  return ids.flatMap((parent) => persons.find((card) => card.id === parent) ?? []);
}

function Person({ card }: { card: Card }) {
  const years = lifespan(card);
  return (
    <div className={styles.card}>
      <p className={styles.name}>{card.isRedacted ? HIDDEN_NAME : treeDisplayName(card)}</p>
      {years !== '' && <p className={styles.facts}>{years}</p>}
      {card.birthPlace !== null && <p className={styles.facts}>{card.birthPlace}</p>}
    </div>
  );
}

/** The first person of a tree with parents and grandparents, generation by generation. */
function PreviewPeople({ preview, proband }: { preview: TreePreview; proband: string }) {
  const parents = parentsOf(preview, proband);
  const generations = [
    { label: previewTexts.first, cards: preview.persons.filter(({ id }) => id === proband) },
    { label: previewTexts.parents, cards: parents },
    { label: previewTexts.grandparents, cards: parents.flatMap(({ id }) => parentsOf(preview, id)) },
  ];
  return (
    <ol role="list" className={styles.generations}>
      {generations
        .filter(({ cards }) => cards.length > 0)
        .map(({ label, cards }) => (
          <li key={label}>
            <h2 className={styles.label}>{label}</h2>
            <div className={styles.cards}>
              {cards.map((card) => (
                <Person key={card.id} card={card} />
              ))}
            </div>
          </li>
        ))}
    </ol>
  );
}

/** What the preview leaves out, and where to see it. The chart itself knows who has to subscribe first. */
function Rest({ preview, chart }: { preview: TreePreview; chart: string }) {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { personCount, persons, needsSubscription } = preview;
  const more = Math.max(0, personCount - persons.length);
  return (
    <Notice
      tone="info"
      headingLevel={2}
      title={more === 0 ? previewTexts.asChart : previewTexts.more(more)}
      actions={
        <ButtonLink variant="primary" to={chart}>
          {needsSubscription && !isSignedIn ? previewTexts.tryFree : previewTexts.openWhole}
        </ButtonLink>
      }
    >
      <p>{needsSubscription ? previewTexts.forSubscribers : previewTexts.forAll}</p>
    </Notice>
  );
}

/**
 * A public tree before anything is asked for. States: loading, refused (the page of the code), failed with retry, no
 * people yet, content.
 */
export function Component() {
  const { rootsfinderId = '' } = useParams();
  const { currentData: preview, ...answer } = useTreePreviewQuery({ ref: rootsfinderId });
  usePageTitle(preview?.name ?? null);
  throwRefusal(preview ? null : answer.error);
  if (!preview)
    return (
      <PageContainer>
        <NoAnswer of={answer} texts={previewTexts} headingLevel={1} />
      </PageContainer>
    );
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>{preview.name}</h1>
          <p>{previewTexts.size(preview.personCount, preview.familyCount)}</p>
          {preview.description !== '' && <p>{preview.description}</p>}
        </Stack>
        {preview.proband === null ? (
          <Notice tone="empty" headingLevel={2} title={previewTexts.empty} />
        ) : (
          <PreviewPeople preview={preview} proband={preview.proband} />
        )}
        {preview.proband !== null && (
          <Rest
            preview={preview}
            chart={chartAddress(preview.proband, '', { isPublicView: true, publicTreeShareToken: null, viewAs: null })}
          />
        )}
      </Stack>
    </PageContainer>
  );
}

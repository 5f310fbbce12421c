import { Copy } from 'lucide-react';
import { useDispatch } from 'react-redux';

import { lifespan } from '#domain/trees/core/lifespan.ts';
import { personAddress } from '#domain/trees/core/personAddress.ts';
import { cardName, treeDisplayName } from '#domain/trees/core/treeDisplayName.ts';
import { kinSentence } from '#domain/trees/kinship/words/kinSentence.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import type { FamilyTree } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { copyText } from '#ui/copyText.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { answerTexts as texts } from '../texts.ts';
import { useTreeKinshipQuery, type TreeKinPerson } from '../treeKinshipApi.ts';
import { RelationItem } from './RelationItem.tsx';
import styles from './relationship.module.scss';
import kinCardStyles from './route.module.scss';
import type { ShowPerson } from './showPerson.ts';

interface KinCardProps {
  tree: FamilyTree;
  publicTreeShareToken: string | null;
  card: TreeKinPerson | undefined;
  /** One of the two who were asked about. */
  isEnd: boolean;
}

/** A person on the way: name and years, and the way to their page. Of a hidden person only that there is one. */
function KinCard({ tree, publicTreeShareToken, card, isEnd }: KinCardProps) {
  if (!card) return null;
  const name = cardName(card, tree.showSurnamesUppercase);
  return (
    <div className={classNames(kinCardStyles.card, isEnd && kinCardStyles.end)}>
      {card.isRedacted ? (
        <span>{name}</span>
      ) : (
        <TextLink plain strong to={personAddress(tree.familyTreeRef, card.id, 'overview', publicTreeShareToken)}>
          {name}
        </TextLink>
      )}
      <span className={kinCardStyles.years}>{lifespan(card)}</span>
    </div>
  );
}

interface KinshipAnswerProps {
  tree: FamilyTree;
  publicTreeShareToken: string | null;
  from: string;
  to: string;
}

/** How the second person is related to the first. States: looking, failed, one person twice, none found, relations. */
export function KinshipAnswer({ tree, publicTreeShareToken, from, to }: KinshipAnswerProps) {
  const dispatch = useDispatch();
  const { currentData: kinship, ...answer } = useTreeKinshipQuery(
    { personId: from, otherId: to, publicTreeShareToken, viewAs: null },
    { skip: from === to },
  );
  if (from === to) return <Notice tone="empty" headingLevel={2} title={texts.same} />;
  if (!kinship) return <NoAnswer of={answer} texts={texts} waiting={<Spinner label={texts.loading} />} />;
  const cards = new Map(kinship.persons.map((card) => [card.id, card]));
  const nameOf = (personId: string): string => {
    const card = cards.get(personId);
    return !card || card.isRedacted ? texts.hidden : treeDisplayName(card, tree.showSurnamesUppercase);
  };
  const said = kinship.relations.map(({ term, routes, through }) => ({
    term,
    times: routes.length,
    through: through.map(({ people }) => people.map(nameOf)),
  }));
  const sentence = kinSentence(nameOf(from), nameOf(to), said);
  const show: ShowPerson = {
    card: (personId) => (
      <KinCard
        tree={tree}
        publicTreeShareToken={publicTreeShareToken}
        card={cards.get(personId)}
        isEnd={personId === from || personId === to}
      />
    ),
    name: nameOf,
  };
  const copy = async () => {
    const isCopied = await copyText(sentence);
    dispatch(
      toastRaised(
        isCopied ? { title: texts.copied, variant: 'success' } : { title: texts.copyFailed, variant: 'error' },
      ),
    );
  };
  return (
    <Stack gap={6}>
      <div className={styles.sentence} role="status">
        <p>{sentence}</p>
        {kinship.relations.length === 0 && <p className={styles.note}>{texts.none}</p>}
        {!kinship.isWhole && <p className={styles.note}>{texts.notWhole}</p>}
      </div>
      <div>
        <Button size="sm" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
      {kinship.relations.length > 0 && (
        <section aria-label={texts.relations}>
          <h2 className={styles.heading}>{texts.relations}</h2>
          <ul role="list" className={styles.relations}>
            {kinship.relations.map((relation) => (
              <RelationItem key={relation.term} relation={relation} show={show} />
            ))}
          </ul>
        </section>
      )}
    </Stack>
  );
}

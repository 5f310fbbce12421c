import { Plus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { emptyFact } from '#domain/trees/core/documents/emptyDocuments.ts';
import { nextFactId } from '#domain/trees/core/documents/nextFactId.ts';
import { factInWords } from '#domain/trees/core/facts/factInWords.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import type { ParentLink } from '#domain/trees/core/model/treeFamily.ts';
import { childWord, LINK_OPTIONS, LINK_WORDS, parentWord, partnerWord, siblingWord } from '#domain/trees/core/relatives/relationWords.ts';
import type { TreePersonCard } from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { classNames } from '#ui/classNames.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { PersonLink } from '../components/PersonLink.tsx';
import styles from '../components/person.module.scss';
import { RelationshipProblem } from '../components/RelationshipProblem.tsx';
import { CitationsForm } from '../forms/CitationsForm.tsx';
import { FactForm } from '../forms/FactForm.tsx';
import { useEditing } from '../hooks/useEditing.ts';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import type { FamilyOfLife, Life } from '../model/lifeOf.ts';
import { personNumber } from '../model/versionedPerson.ts';

interface MemberProps {
  family: FamilyOfLife;
  card: TreePersonCard;
  note: string;
  /** How a child belongs to the couple; null for partners. */
  link: ParentLink | null;
}

/** Somebody of a family, with how they belong to it. */
function Member({ family, card, note, link }: MemberProps) {
  const { mayEdit, nameOf } = usePlaceOfPerson();
  const { save, unlink, report } = useEditing();
  const name = nameOf(card);
  const changeLink = (next: ParentLink) => {
    const { document } = family;
    if (!document) return;
    const children = document.children.map((child) => (child.personId === personNumber(card.id) ? { ...child, link: next } : child));
    report(save('family', { id: family.id, version: family.version, document }, { ...document, children }, { title: `Link of ${name} saved` }));
  };
  return (
    <li className={styles.line}>
      <PersonLink card={card} note={[note, link && LINK_WORDS[link]].filter(Boolean).join(', ')} />
      {mayEdit && (
        <span className={classNames(styles.badges, styles.onScreen)}>
          {link !== null && family.document && <SelectField compact hideLabel label={`How ${name} belongs to the family`} options={LINK_OPTIONS} value={link} onChange={(event) => changeLink(event.target.value as ParentLink)} />}
          <Button size="sm" variant="quiet" aria-label={`Unlink ${name}`} onClick={() => report(unlink(card.id, family.id, { title: `${name} is unlinked` }))}>
            Unlink
          </Button>
        </span>
      )}
    </li>
  );
}


/** The facts of a couple, such as their marriage. */
function CoupleFacts({ family, life }: { family: FamilyOfLife; life: Life }) {
  const { tree, mayEdit } = usePlaceOfPerson();
  const [open, setOpen] = useState<TreeFact | 'citations' | null>(null);
  const { document, id, version } = family;
  if (!document) return null;
  const owner = { kind: 'family' as const, old: { id, version, document } };
  return (
    <>
      {document.facts.map((fact) => (
        <p key={fact.id} className={styles.line}>
          <span>{factInWords(fact)}</span>
          {mayEdit && (
            <Button size="sm" variant="quiet" aria-label={`Edit ${factInWords(fact)}`} onClick={() => setOpen(fact)}>
              Edit
            </Button>
          )}
        </p>
      ))}
      {mayEdit && (
        <Inline gap={2}>
          <Button size="sm" icon={<Plus aria-hidden="true" />} onClick={() => setOpen(emptyFact(nextFactId(document.facts), document.facts.some(({ type }) => type === 'marriage') ? 'divorce' : 'marriage'))}>
            Add a fact of the couple
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setOpen('citations')}>
            {document.citations.length === 0 ? 'Sources of the couple' : `Sources of the couple (${document.citations.length})`}
          </Button>
        </Inline>
      )}
      {open === 'citations' && <CitationsForm treeRef={tree.id} owner={owner} sources={life.sources} onDone={() => setOpen(null)} />}
      {open !== null && open !== 'citations' && <FactForm treeRef={tree.id} owner={owner} fact={open} sources={life.sources} onDone={() => setOpen(null)} />}
    </>
  );
}

/** Parents and siblings, partners and children; editors change how they belong together. */
export function FamilySection({ life }: { life: Life }) {
  const { mayEdit, isCompact } = usePlaceOfPerson();
  const [search] = useSearchParams();
  const { parentFamilies, families } = life;
  const level = isCompact ? 3 : 2;
  return (
    <Stack gap={4}>
      {search.get('error') === 'relationship' && <RelationshipProblem personId={life.id} />}
      <Card title="Parents and siblings" headingLevel={level}>
        {parentFamilies.length === 0 && <p className={styles.muted}>No parents are linked yet.</p>}
        {parentFamilies.map((family) => (
          <div key={family.id} className={styles.couple}>
            <ul role="list" className={styles.list}>
              {family.partners.map((card) => (
                <Member key={card.id} family={family} card={card} note={parentWord(card)} link={null} />
              ))}
              {family.children.map(({ card, link }) => (
                <Member key={card.id} family={family} card={card} note={card.id === life.id ? 'This person' : siblingWord(card)} link={link} />
              ))}
            </ul>
          </div>
        ))}
      </Card>
      <Card title="Partners and children" headingLevel={level}>
        {families.length === 0 && <p className={styles.muted}>No partner and no child is linked yet.</p>}
        {families.map((family) => (
          <div key={family.id} className={styles.couple}>
            <ul role="list" className={styles.list}>
              {family.partners.map((card) => (
                <Member key={card.id} family={family} card={card} note={partnerWord(card)} link={null} />
              ))}
              {family.children.map(({ card, link }) => (
                <Member key={card.id} family={family} card={card} note={childWord(card)} link={link} />
              ))}
            </ul>
            <CoupleFacts family={family} life={life} />
          </div>
        ))}
      </Card>
      {mayEdit && (
        <div>
          <ButtonLink variant="primary" to={chartAddress(life.id, `${life.id}/add-relative`)} icon={<UserPlus aria-hidden="true" />}>
            Add a relative
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}

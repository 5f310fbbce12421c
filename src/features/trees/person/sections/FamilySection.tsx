import { Plus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { emptyFact } from '#domain/trees/core/documents/emptyDocuments.ts';
import { nextFactId } from '#domain/trees/core/documents/nextFactId.ts';
import { areMarried } from '#domain/trees/core/facts/didHappen.ts';
import { factInWords } from '#domain/trees/core/facts/factValueInWords.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import type { ParentLink } from '#domain/trees/core/model/treeFamily.ts';
import {
  childWord,
  LINK_OPTIONS,
  LINK_WORDS,
  parentWord,
  partnerWord,
  siblingWord,
} from '#domain/trees/core/relatives/relationWords.ts';
import type { TreePersonCard } from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { classNames } from '#ui/classNames.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import styles from '../components/person.module.scss';
import { PersonLink } from '../components/PersonLink.tsx';
import { RelationshipProblem } from '../components/RelationshipProblem.tsx';
import { CitationsForm, FactForm } from '../editorsParts.ts';
import { useEditingIfAny } from '../hooks/useEditing.ts';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import type { FamilyOfLife, Life } from '../model/lifeOf.ts';
import { personNumber } from '../model/toVersionedPerson.ts';
import { familyTexts as texts } from './texts.ts';

interface MemberProps {
  family: FamilyOfLife;
  card: TreePersonCard;
  note: string;
  /** How a child belongs to the couple; null for partners. */
  link: ParentLink | null;
}

/** A member of a family, with how they belong to it. */
function Member({ family, card, note, link }: MemberProps) {
  const { mayEdit, nameOf } = usePlaceOfPerson();
  const editing = useEditingIfAny();
  const name = nameOf(card);
  const changeLink = (next: ParentLink) => {
    const { document } = family;
    if (!document) return;
    const children = document.children.map((child) =>
      child.personId === personNumber(card.id) ? { ...child, link: next } : child,
    );
    editing?.report(
      editing.save(
        'family',
        { id: family.id, version: family.version, document },
        { ...document, children },
        { title: texts.linkSaved(name) },
      ),
    );
  };
  return (
    <li className={styles.line}>
      <PersonLink card={card} note={[note, link && LINK_WORDS[link]].filter(Boolean).join(', ')} />
      {mayEdit && editing && (
        <span className={classNames(styles.badges, styles.onScreen)}>
          {link !== null && family.document && (
            <SelectField
              compact
              hideLabel
              label={texts.link(name)}
              options={LINK_OPTIONS}
              value={link}
              onChange={(event) => changeLink(event.target.value as ParentLink)}
            />
          )}
          <Button
            size="sm"
            variant="quiet"
            aria-label={texts.unlinkNamed(name)}
            onClick={() => editing.report(editing.unlink(card.id, family.id, { title: texts.unlinked(name) }))}
          >
            {texts.unlink}
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
            <Button
              size="sm"
              variant="quiet"
              aria-label={texts.couple.editNamed(factInWords(fact))}
              onClick={() => setOpen(fact)}
            >
              {texts.couple.edit}
            </Button>
          )}
        </p>
      ))}
      {mayEdit && (
        <Inline gap={2}>
          <Button
            size="sm"
            icon={<Plus aria-hidden="true" />}
            onClick={() =>
              setOpen(emptyFact(nextFactId(document.facts), areMarried(document.facts) ? 'divorce' : 'marriage'))
            }
          >
            {texts.couple.addFact}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setOpen('citations')}>
            {texts.couple.sources(document.citations.length)}
          </Button>
        </Inline>
      )}
      {open === 'citations' && (
        <CitationsForm treeRef={tree.id} owner={owner} sources={life.sources} onDone={() => setOpen(null)} />
      )}
      {open !== null && open !== 'citations' && (
        <FactForm treeRef={tree.id} owner={owner} fact={open} sources={life.sources} onDone={() => setOpen(null)} />
      )}
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
      <Card title={texts.parents.title} headingLevel={level}>
        {parentFamilies.length === 0 && <p className={styles.muted}>{texts.parents.empty}</p>}
        {parentFamilies.map((family) => (
          <div key={family.id} className={styles.couple}>
            <ul role="list" className={styles.list}>
              {family.partners.map((card) => (
                <Member key={card.id} family={family} card={card} note={parentWord(card)} link={null} />
              ))}
              {family.children.map(({ card, link }) => (
                <Member
                  key={card.id}
                  family={family}
                  card={card}
                  note={card.id === life.id ? texts.parents.thisPerson : siblingWord(card)}
                  link={link}
                />
              ))}
            </ul>
          </div>
        ))}
      </Card>
      <Card title={texts.partners.title} headingLevel={level}>
        {families.length === 0 && <p className={styles.muted}>{texts.partners.empty}</p>}
        {families.map((family) => (
          <div key={family.id} className={styles.couple}>
            <ul role="list" className={styles.list}>
              {family.partners.map((card) => (
                <Member
                  key={card.id}
                  family={family}
                  card={card}
                  note={partnerWord(card, areMarried(family.document?.facts ?? []))}
                  link={null}
                />
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
          <ButtonLink
            variant="primary"
            to={chartAddress(life.id, `${life.id}/add-relative`)}
            icon={<UserPlus aria-hidden="true" />}
          >
            {texts.addRelative}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}

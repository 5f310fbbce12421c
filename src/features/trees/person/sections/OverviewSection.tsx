import { Pencil } from 'lucide-react';
import { useState } from 'react';

import { capitalised } from '#domain/kernel/wording/capitalised.ts';
import { childWord, parentWord, partnerWord } from '#domain/trees/core/relatives/relationWords.ts';
import { Button } from '#ui/Button/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { PersonLink } from '../components/PersonLink.tsx';
import styles from '../components/person.module.scss';
import { NameForm } from '../forms/NameForm.tsx';
import { NotesForm } from '../forms/NotesForm.tsx';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import type { Life } from '../model/lifeOf.ts';
import { NAME_TYPES } from '../model/nameForm.ts';
import { versionedPerson } from '../model/versionedPerson.ts';

const told = (...parts: (string | null)[]): string | null => parts.filter(Boolean).join(', ') || null;

function OtherNames({ life }: { life: Life }) {
  const { tree, mayEdit } = usePlaceOfPerson();
  const [at, setAt] = useState<number | null>(null);
  const names = life.person?.names ?? [];
  const old = versionedPerson(life);
  return (
    <>
      <ul className={styles.list} role="list">
        {names.slice(1).map(({ type, given, surname }, place) => {
          const name = [given, surname].filter(Boolean).join(' ');
          return (
            <li key={`${type} ${name} ${place}`}>
              {name} <span className={styles.muted}>({NAME_TYPES.find(({ value }) => value === type)?.label.toLowerCase()})</span>
              {mayEdit && (
                <Button size="sm" variant="quiet" aria-label={`Edit ${name}`} onClick={() => setAt(place + 1)}>
                  Edit
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {old && at !== null && <NameForm treeRef={tree.id} old={old} sources={life.sources} at={at} onDone={() => setAt(null)} />}
    </>
  );
}

/** What somebody is taken for, and why. */
function LivingJudged({ isLiving, reason }: { isLiving: boolean; reason: string }) {
  return (
    <>
      {isLiving ? 'May be living' : 'Deceased'}
      <span className={styles.years}>{capitalised(reason)}</span>
    </>
  );
}

/** The person at a glance: birth, death, the nearest, notes. */
export function OverviewSection({ life }: { life: Life }) {
  const { tree, mayEdit, addressOf } = usePlaceOfPerson();
  const [isEditingNotes, setEditingNotes] = useState(false);
  const { card, person, livingReason, families, parentFamilies } = life;
  const old = versionedPerson(life);
  // Each partner with the children of both, family by family.
  const groups = [
    parentFamilies.flatMap(({ partners }) => partners.map((parent) => ({ card: parent, note: parentWord(parent) }))),
    ...families.map(({ partners, children, marriageText }) => [
      ...partners.map((partner) => ({ card: partner, note: [partnerWord(partner), marriageText && `married ${marriageText}`].filter(Boolean).join(', ') })),
      ...children.map((child) => ({ card: child.card, note: childWord(child.card) })),
    ]),
  ].filter((group) => group.length > 0);
  return (
    <div className={classNames(styles.columns, !person && styles.single)}>
      {person && (
        <div className={styles.cards}>
          <Card title="Life">
            <DescriptionList
              items={[
                { term: 'Born', value: told(card.birthText, card.birthPlace) },
                { term: 'Died', value: told(card.deathText, card.deathPlace) },
                ...(person.names[0]?.nickname ? [{ term: 'Nickname', value: person.names[0].nickname }] : []),
                ...(person.names.length > 1 ? [{ term: 'Also called', value: <OtherNames life={life} /> }] : []),
                ...(livingReason === null ? [] : [{ term: 'Living or deceased', value: <LivingJudged isLiving={card.isLiving} reason={livingReason} /> }]),
              ]}
            />
            <p className={styles.onScreen}>
              <TextLink to={addressOf(life.id, 'facts')}>All facts and the timeline</TextLink>
            </p>
          </Card>
          {(person.notes.length > 0 || mayEdit) && (
            <Card
              title="Notes"
              actions={
                mayEdit && (
                  <Button size="sm" variant="quiet" icon={<Pencil aria-hidden="true" />} onClick={() => setEditingNotes(true)}>
                    Edit notes
                  </Button>
                )
              }
            >
              {person.notes.length === 0 ? <p className={styles.muted}>No notes yet.</p> : person.notes.map((note, at) => <p key={at} className={styles.text}>{note}</p>)}
            </Card>
          )}
        </div>
      )}
      <Card title="Nearest relatives">
        {groups.length === 0 ? (
          <p className={styles.muted}>Nobody is linked to this person yet.</p>
        ) : (
          <div className={styles.families}>
            {groups.map((group) => (
              <ul key={group[0]?.card.id} className={styles.list} role="list">
                {group.map(({ card: relative, note }) => (
                  <li key={relative.id}>
                    <PersonLink card={relative} note={note} />
                  </li>
                ))}
              </ul>
            ))}
          </div>
        )}
      </Card>
      {old && isEditingNotes && <NotesForm treeRef={tree.id} old={old} onDone={() => setEditingNotes(false)} />}
    </div>
  );
}

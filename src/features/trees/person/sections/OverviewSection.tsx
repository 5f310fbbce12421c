import { Pencil } from 'lucide-react';
import { useState } from 'react';

import { capitalise } from '#domain/kernel/wording/capitalise.ts';
import { areMarried } from '#domain/trees/core/facts/didHappen.ts';
import { personAddress } from '#domain/trees/core/personAddress.ts';
import { childWord, parentWord, partnerWord } from '#domain/trees/core/relatives/relationWords.ts';
import { unionInWords } from '#domain/trees/core/relatives/unionInWords.ts';
import { TasksOfPerson } from '#features/research/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { classNames } from '#ui/classNames.ts';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from '../components/person.module.scss';
import { PersonLink } from '../components/PersonLink.tsx';
import { NameForm, NotesForm } from '../editorsParts.ts';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import type { Life } from '../model/lifeOf.ts';
import { NAME_TYPES } from '../model/nameTypes.ts';
import { toVersionedPerson } from '../model/toVersionedPerson.ts';
import { overviewTexts as texts } from './texts.ts';

const joined = (...parts: (string | null)[]): string | null => parts.filter(Boolean).join(', ') || null;

function OtherNames({ life }: { life: Life }) {
  const { tree, mayEdit } = usePlaceOfPerson();
  const [at, setAt] = useState<number | null>(null);
  const names = life.person?.names ?? [];
  const old = toVersionedPerson(life);
  return (
    <>
      <ul className={styles.list} role="list">
        {names.slice(1).map(({ type, given, surname }, place) => {
          const name = [given, surname].filter(Boolean).join(' ');
          return (
            <li key={`${type} ${name} ${place}`}>
              {name}{' '}
              <span className={styles.muted}>
                ({NAME_TYPES.find(({ value }) => value === type)?.label.toLowerCase()})
              </span>
              {mayEdit && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={texts.life.editNamed(name)}
                  onClick={() => setAt(place + 1)}
                >
                  {texts.life.editName}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {old && at !== null && (
        <NameForm treeRef={tree.id} old={old} sources={life.sources} at={at} onDone={() => setAt(null)} />
      )}
    </>
  );
}

/** Whether the person counts as living, and why. */
function LivingJudged({ isLiving, reason }: { isLiving: boolean; reason: string }) {
  return (
    <>
      {isLiving ? texts.life.mayBeLiving : texts.life.deceased}
      <span className={styles.years}>{capitalise(reason)}.</span>
    </>
  );
}

/** The person at a glance: birth, death, the nearest, notes. */
export function OverviewSection({ life }: { life: Life }) {
  const { tree, mayEdit, addressOf } = usePlaceOfPerson();
  const [isEditingNotes, setEditingNotes] = useState(false);
  const { card, person, livingReason, families, parentFamilies } = life;
  const old = toVersionedPerson(life);
  // Each partner with the children of both, family by family.
  const groups = [
    parentFamilies.flatMap(({ partners }) => partners.map((parent) => ({ card: parent, note: parentWord(parent) }))),
    ...families.map(({ document, partners, children, marriageKind, marriageText }) => [
      ...partners.map((partner) => ({
        card: partner,
        note: [
          partnerWord(partner, areMarried(document?.facts ?? [])),
          marriageText && unionInWords({ marriageKind, marriageText, marriagePlace: null }),
        ]
          .filter(Boolean)
          .join(', '),
      })),
      ...children.map((child) => ({ card: child.card, note: childWord(child.card) })),
    ]),
  ].filter((group) => group.length > 0);
  return (
    <div className={classNames(styles.columns, !person && styles.single)}>
      {person && (
        <div className={styles.cards}>
          <Card title={texts.life.title}>
            <DescriptionList
              items={[
                { term: texts.life.born, value: joined(card.birthText, card.birthPlace) },
                { term: texts.life.died, value: joined(card.deathText, card.deathPlace) },
                ...(person.names[0]?.nickname ? [{ term: texts.life.nickname, value: person.names[0].nickname }] : []),
                ...(person.names.length > 1
                  ? [{ term: texts.life.otherNames, value: <OtherNames life={life} /> }]
                  : []),
                ...(livingReason === null
                  ? []
                  : [
                      {
                        term: texts.life.status,
                        value: <LivingJudged isLiving={card.isLiving} reason={livingReason} />,
                      },
                    ]),
              ]}
            />
            <p className={styles.onScreen}>
              <TextLink to={addressOf(life.id, 'facts')}>{texts.life.allFacts}</TextLink>
            </p>
          </Card>
          {(person.notes.length > 0 || mayEdit) && (
            <Card
              title={texts.notes.title}
              actions={
                mayEdit && (
                  <Button
                    size="sm"
                    variant="quiet"
                    icon={<Pencil aria-hidden="true" />}
                    onClick={() => setEditingNotes(true)}
                  >
                    {texts.notes.edit}
                  </Button>
                )
              }
            >
              {person.notes.length === 0 ? (
                <p className={styles.muted}>{texts.notes.empty}</p>
              ) : (
                person.notes.map((note, at) => (
                  <p key={at} className={styles.text}>
                    {note}
                  </p>
                ))
              )}
            </Card>
          )}
          <TasksOfPerson id={life.id} address={personAddress(tree.familyTreeRef, life.id)} />
        </div>
      )}
      <Card title={texts.relatives.title}>
        {groups.length === 0 ? (
          <p className={styles.muted}>{texts.relatives.empty}</p>
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

import {
  Baby,
  BookOpen,
  Briefcase,
  CalendarDays,
  Church,
  Cross,
  Droplets,
  Flower2,
  Heart,
  House,
  Landmark,
  Pencil,
  Ship,
  Trash2,
  Users,
} from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';

import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { withoutFact } from '#domain/trees/core/editing/editPerson.ts';
import { factLabel } from '#domain/trees/core/facts/factTypes.ts';
import { factValueInWords } from '#domain/trees/core/facts/factValueInWords.ts';
import type { TimelineEntry } from '#domain/trees/person/timeline/timelineOf.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';

import type { FactOwner } from '../forms/FactForm.tsx';
import { useEditingIfAny } from '../hooks/useEditing.ts';
import { timelineTexts } from './texts.ts';
import styles from './timeline.module.scss';

/** The table of counties and countries comes after the page. */
const JurisdictionThen = lazy(() =>
  import('./JurisdictionThen.tsx').then((found) => ({ default: found.JurisdictionThen })),
);

interface TimelineLineProps {
  entry: TimelineEntry;
  /** Null where the line cannot be changed here. */
  owner: FactOwner | null;
  onEdit: (() => void) | null;
  /** Photos and documents of the fact. */
  media?: ReactNode;
}

const ICONS: Readonly<Record<string, typeof Baby>> = {
  birth: Baby,
  baptism: Droplets,
  christening: Droplets,
  death: Cross,
  burial: Flower2,
  occupation: Briefcase,
  residence: House,
  marriage: Heart,
  emigration: Ship,
  immigration: Ship,
  education: BookOpen,
  religion: Church,
};

function iconOf({ kind, fact }: TimelineEntry) {
  if (kind === 'history') return Landmark;
  if (kind === 'relative') return Users;
  return ICONS[fact?.type ?? ''] ?? CalendarDays;
}

const ageInWords = ({ age }: TimelineEntry): string => (age ? timelineTexts.aged(age.years, age.isExact) : '');

/** One line of a life. */
export function TimelineLine({ entry, owner, onEdit, media }: TimelineLineProps) {
  const editing = useEditingIfAny();
  const { kind, title, dateText, place, fact } = entry;
  const Icon = iconOf(entry);
  const value = fact ? factValueInWords(fact) : '';
  const label = [title, dateText].filter(Boolean).join(', ');
  const remove = () => {
    if (!owner || !fact || !editing) return;
    const done = { title: timelineTexts.removed(factLabel(fact)) };
    editing.report(
      owner.kind === 'person'
        ? editing.save('person', owner.old, withoutFact(owner.old.document, fact.id), done)
        : editing.save('family', owner.old, withoutFact(owner.old.document, fact.id), done),
    );
  };
  return (
    <li className={styles.entry} data-kind={kind}>
      <span className={styles.when}>{dateText ?? ''}</span>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.what}>
        <p className={styles.title}>
          {title}
          {value !== '' && `: ${value}`}
          {fact?.isPrivate && (
            <>
              {' '}
              <Badge>{timelineTexts.private}</Badge>
            </>
          )}
        </p>
        <p className={styles.details}>
          {[
            place,
            ageInWords(entry),
            fact?.age && timelineTexts.statedAge(fact.age),
            fact?.cause && timelineTexts.cause(fact.cause),
            fact && fact.citations.length > 0 && countInWords(fact.citations.length, 'source'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {fact?.place && (
          <Suspense fallback={null}>
            <JurisdictionThen fact={fact} />
          </Suspense>
        )}
        {fact?.notes.map((note, at) => (
          <p key={at} className={styles.note}>
            {note}
          </p>
        ))}
        {media}
      </div>
      {onEdit && (
        <span className={styles.tools}>
          <IconButton
            size="sm"
            label={timelineTexts.edit(label)}
            icon={<Pencil aria-hidden="true" />}
            onClick={onEdit}
          />
          <IconButton
            size="sm"
            label={timelineTexts.remove(label)}
            icon={<Trash2 aria-hidden="true" />}
            onClick={remove}
          />
        </span>
      )}
    </li>
  );
}

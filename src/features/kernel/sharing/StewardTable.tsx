import type { ComponentProps } from 'react';

import { Answer } from '#ui/Answer/Answer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { STEWARD_STATES, stewardTexts as texts } from './stewardTexts.ts';

/** A member who looks after something, or is invited to. */
export interface SharedSteward {
  id: string;
  name: string | null;
  email: string | null;
  state: keyof typeof STEWARD_STATES;
  invitedBy: string | null;
  invitedAt: string;
  since: string | null;
}

interface StewardTableProps {
  of: ComponentProps<typeof Answer<readonly SharedSteward[]>>['of'];
  /** What is said of this kind of thing. */
  texts: { loading: string; failed: string; caption: string; none: { title: string; text: string } };
  onEnd: (steward: SharedSteward) => void;
}

const nameOf = ({ name, email }: SharedSteward): string => name ?? email ?? texts.gone;

function StateCell({ state }: SharedSteward) {
  const { text, tone } = STEWARD_STATES[state];
  return <Badge tone={tone}>{text}</Badge>;
}

function SinceCell({ since, invitedAt, invitedBy }: SharedSteward) {
  const when = momentInWords(since ?? invitedAt);
  return <time dateTime={since ?? invitedAt}>{invitedBy === null ? when : texts.invitedBy(invitedBy, when)}</time>;
}

const columnsFor = (onEnd: (steward: SharedSteward) => void): Column<SharedSteward>[] => [
  { id: 'person', header: texts.person, isRowHeader: true, cell: nameOf },
  { id: 'state', header: texts.state, narrow: true, cell: StateCell },
  { id: 'since', header: texts.since, cell: SinceCell },
  {
    id: 'end',
    header: texts.actions,
    cell: (steward) =>
      steward.state !== 'ENDED' && (
        <Button size="sm" onClick={() => onEnd(steward)}>
          {steward.state === 'ACTIVE' ? texts.end : texts.takeAway}
          <VisuallyHidden>{texts.of(nameOf(steward))}</VisuallyHidden>
        </Button>
      ),
  },
];

/** Who looks after something, who is invited to, and who did. States: loading, failed, none, people. */
export const StewardTable = ({ of, texts: own, onEnd }: StewardTableProps) => (
  <Answer
    of={of}
    texts={own}
    headingLevel={3}
    empty={
      <Notice tone="empty" headingLevel={3} title={own.none.title}>
        <p>{own.none.text}</p>
      </Notice>
    }
  >
    {(stewards) => (
      <DataTable
        caption={own.caption}
        hideCaption
        stacks="named"
        density="comfortable"
        columns={columnsFor(onEnd)}
        rows={stewards}
        rowKey={({ id }) => id}
      />
    )}
  </Answer>
);

import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { useTreeMergeLinesQuery } from '../treePersonApi.ts';
import { mergePeopleTexts as texts } from './texts.ts';

function Lines({ title, lines, total }: { title: string; lines: readonly string[]; total: number }) {
  if (total === 0) return null;
  return (
    <div>
      <p>{title}:</p>
      <ul>
        {/* A file may have the same line twice. */}
        {lines.map((line, at) => (
          <li key={at}>
            <code>{line}</code>
          </li>
        ))}
        {total > lines.length && <li>{texts.furtherLines(total - lines.length)}</li>}
      </ul>
    </div>
  );
}

/**
 * Which lines of the other person's GEDCOM record move to the person who is kept, and which are left out. States:
 * loading, failed, none, the lines.
 */
export function MergedLines({ personId }: { personId: string }) {
  const { currentData, ...answer } = useTreeMergeLinesQuery({ personId });
  if (!currentData)
    return (
      <NoAnswer of={answer} texts={{ failed: texts.linesFailed }} waiting={<Spinner label={texts.linesLoading} />} />
    );
  const { moved, movedTotal, dropped, droppedTotal } = currentData;
  if (movedTotal + droppedTotal === 0) return <p>{texts.noLines}</p>;
  return (
    <>
      <Lines title={texts.moved(movedTotal)} lines={moved} total={movedTotal} />
      <Lines title={texts.dropped(droppedTotal)} lines={dropped} total={droppedTotal} />
    </>
  );
}

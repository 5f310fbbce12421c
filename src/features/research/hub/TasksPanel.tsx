import { Suspense, useState } from 'react';

import { TaskList, TasksCard } from '#features/research/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';

import type { ResearchHub } from './hubApi.ts';
import { Panel } from './Panel.tsx';
import { tasksPanelTexts as texts } from './texts.ts';

/** The tasks that are due first; all of them, and a form for new ones, by one press. */
export function TasksPanel({ tasks }: { tasks: ResearchHub['tasks'] | undefined }) {
  const [isWhole, setWhole] = useState(false);
  if (isWhole) {
    return (
      <Suspense fallback={<SkeletonTable rows={3} columns={1} />}>
        <TasksCard />
      </Suspense>
    );
  }
  return (
    <Panel title={texts.title} part={tasks} failed={texts.failed} empty={() => null}>
      {(due) => (
        <>
          {due.length === 0 ? (
            <p>{texts.empty}</p>
          ) : (
            <Suspense fallback={<SkeletonTable rows={2} columns={1} />}>
              <TaskList tasks={due} />
            </Suspense>
          )}
          <div>
            <Button size="sm" onClick={() => setWhole(true)}>
              {texts.all}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}

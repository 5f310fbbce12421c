import { Suspense } from 'react';
import { useSelector } from 'react-redux';

import { selectMember, type authSlice } from '#features/kernel/auth/index.ts';
import { useGrant } from '#features/kernel/grants/index.ts';

import { TasksCard } from './tasks/lazyTasks.ts';

type WithAuth = Record<typeof authSlice.name, ReturnType<typeof authSlice.reducer>>;

/** The member’s own research tasks for a person of a tree. Draws nothing for who has no research. */
export function TasksOfPerson({ id, address }: { id: string; address: string }) {
  const member = useSelector((state: WithAuth) => selectMember(state));
  const hasResearch = useGrant('my-research:workspaces');
  if (!member || !hasResearch) return null;
  return (
    <Suspense fallback={null}>
      <TasksCard person={{ id, address }} />
    </Suspense>
  );
}

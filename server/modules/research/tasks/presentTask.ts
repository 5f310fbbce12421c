import type { ResearchTask } from '#server/modules/kernel/graphql/types.generated.ts';
import { addressOfPerson } from '#server/modules/research/questions/index.ts';

import type { StoredTask } from './taskStore.ts';

/** A task as its member sees it. */
export const presentTask = ({ id, personRef, ...task }: StoredTask): ResearchTask => ({
  ...task,
  id: String(id),
  personAddress: personRef === null ? null : addressOfPerson(personRef),
  personId: personRef?.split(' ')[1] ?? null,
});

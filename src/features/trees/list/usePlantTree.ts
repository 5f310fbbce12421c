import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { newPerson } from '#domain/trees/core/editing/newPerson.ts';
import { ONBOARDING_PEOPLE, type OnboardingNode } from '#domain/trees/person/onboardingSteps.ts';
import {
  onboardingAdvanced,
  useAddTreeDocumentMutation,
  useAddTreeRelativeMutation,
  useChangeTreeOnboardingMutation,
  useCreateTreeMutation,
} from '#features/trees/core/index.ts';

import { stepsTexts } from './stepsTexts.ts';
import { basicsOf, isKnown, type TreeDraft } from './treeDraft.ts';

/** The longest surname in the name of a tree, in characters. */
const LONGEST = 100;

/** The name of a new tree, until its owner changes it. */
const defaultTreeName = ({ people }: Pick<TreeDraft, 'people'>): string =>
  stepsTexts.treeName(people.you?.surname.trim().slice(0, LONGEST) ?? '');

interface Planting {
  /**
   * Makes the tree and everyone in it, or goes on where it broke off; what of it is there then. Null when something
   * failed: `problem` says what.
   */
  plant: (draft: TreeDraft) => Promise<TreeDraft['planted']>;
  isPlanting: boolean;
  /** Null while nothing is wrong. */
  problem: string | null;
}

const peopleToAdd = (draft: TreeDraft) =>
  ONBOARDING_PEOPLE.filter(
    ({ node, parentOf }) => parentOf !== null && isKnown(draft, node) && isKnown(draft, parentOf),
  );

/**
 * Makes a tree out of its first steps, person by person.
 * @param onProgress - called with the draft after each part, to be stored: what was made is not made twice.
 * @param emptyTree - number of a tree that has no one yet, to start in; null makes a new one
 */
export function usePlantTree(onProgress: (draft: TreeDraft) => void, emptyTree: string | null = null): Planting {
  const [createTree] = useCreateTreeMutation();
  const [addDocument] = useAddTreeDocumentMutation();
  const [addRelative] = useAddTreeRelativeMutation();
  const [changeOnboarding] = useChangeTreeOnboardingMutation();
  const dispatch = useDispatch();
  const [isPlanting, setPlanting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const begin = async (draft: TreeDraft) => {
    if (draft.planted) return draft.planted;
    const root = newPerson(basicsOf(draft, 'you'));
    if (emptyTree !== null) {
      const { data, error } = await addDocument({ ref: emptyTree, kind: 'PERSON', document: root });
      if (!data?.personId) throw new Error(data?.problems[0]?.message ?? describeError(error));
      return { ref: data.personId, ids: { you: data.personId } };
    }
    const { data, error } = await createTree({ input: { name: defaultTreeName(draft), rootPerson: root } });
    if (!data?.rootPerson) throw new Error(describeError(error));
    return { ref: data.rootPerson.id, ids: { you: data.rootPerson.id } };
  };

  const add = async (
    draft: TreeDraft,
    ids: Partial<Record<OnboardingNode, string>>,
    person: (typeof ONBOARDING_PEOPLE)[number],
  ) => {
    const child = person.parentOf && ids[person.parentOf];
    if (!child) return null;
    const { data, error } = await addRelative({
      personId: child,
      relation: person.sex === 'm' ? 'FATHER' : 'MOTHER',
      person: newPerson(basicsOf(draft, person.node)),
    });
    const message = data?.problems[0]?.message;
    if (!data?.personId) throw new Error(message ?? describeError(error));
    return data.personId;
  };

  const plantAll = async (draft: TreeDraft) => {
    const planted = await begin(draft);
    let ids = planted.ids;
    onProgress({ ...draft, planted });
    for (const person of peopleToAdd(draft)) {
      if (ids[person.node] !== undefined) continue;
      // One after the other: who comes later hangs on who came before.
      const id = await add(draft, ids, person);
      if (id !== null) ids = { ...ids, [person.node]: id };
      onProgress({ ...draft, planted: { ref: planted.ref, ids } });
    }
    const isDone = draft.step === 'done';
    dispatch(
      onboardingAdvanced({
        completed: isDone,
        step: draft.step,
        skippedNodes: draft.skipped,
        personCount: Object.keys(ids).length,
        mothersMaidenName: draft.people.mother?.surname ?? null,
      }),
    );
    await changeOnboarding({
      ref: planted.ref,
      input: { completed: isDone, step: draft.step, skippedNodes: [...draft.skipped] },
    });
    return { ref: planted.ref, ids };
  };

  return {
    plant: async (draft) => {
      setPlanting(true);
      setProblem(null);
      try {
        return await plantAll(draft);
      } catch (error) {
        setProblem(error instanceof Error ? error.message : describeError(error));
        return null;
      } finally {
        setPlanting(false);
      }
    },
    isPlanting,
    problem,
  };
}

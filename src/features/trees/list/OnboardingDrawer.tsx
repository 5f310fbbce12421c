import { useNavigate } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { NO_BASICS } from '#domain/trees/core/editing/newPerson.ts';
import { ONBOARDING_PEOPLE, readOnboardingStep, type OnboardingNode } from '#domain/trees/person/onboardingSteps.ts';
import {
  useTreeNeighbourhoodQuery,
  type TreeDrawerProps,
  type TreeNeighbourhood,
  type FamilyTree,
} from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { DraftSummary } from './components/DraftSummary.tsx';
import { OnboardingSteps } from './components/OnboardingSteps.tsx';
import styles from './OnboardingDrawer.module.scss';
import { stepsTexts } from './stepsTexts.ts';
import { EMPTY_TREE_DRAFT, type TreeDraft } from './treeDraft.ts';
import { usePlantTree } from './usePlantTree.ts';
import { useTreeDraft } from './useTreeDraft.ts';

/** The father or the mother of a person, by sex; null where there is none yet. */
function parentOf(personId: string, sex: string, { families, persons }: TreeNeighbourhood): string | null {
  const partners = families
    .filter(({ children }) => children.some((child) => child.personId === personId))
    .flatMap((family) => family.partners);
  return partners.find((partner) => persons.find(({ id }) => id === partner)?.sex === sex) ?? null;
}

/** The first steps of a tree that is there: who of them is in it already, and where its owner stopped. */
function draftOfTree(tree: FamilyTree, around: TreeNeighbourhood): TreeDraft {
  const ids: Partial<Record<OnboardingNode, string>> = { you: around.proband };
  for (const { node, parentOf: child, sex } of ONBOARDING_PEOPLE) {
    const of = child && ids[child];
    const id = of ? parentOf(of, sex, around) : null;
    if (id !== null) ids[node] = id;
  }
  const people = Object.fromEntries(
    Object.entries(ids).flatMap(([node, id]) =>
      around.persons
        .filter((person) => person.id === id)
        .map(({ given, surname }) => [node, { ...NO_BASICS, given, surname }]),
    ),
  );
  const step = readOnboardingStep(tree.onboarding.step);
  const skipped = ONBOARDING_PEOPLE.flatMap(({ node }) =>
    tree.onboarding.skippedNodes.includes(node) && ids[node] === undefined ? [node] : [],
  );
  return { step: step === 'you' ? 'parents' : step, people, skipped, planted: { ref: around.proband, ids } };
}

type Props = Pick<TreeDrawerProps, 'tree' | 'close'>;

function Steps({ tree, close, around }: Props & { around: TreeNeighbourhood | null }) {
  const { draft, keep, forget } = useTreeDraft(
    `tree.${tree.id}.onboarding`,
    around ? draftOfTree(tree, around) : EMPTY_TREE_DRAFT,
  );
  // What is in the tree is noted at once; the step is left when all of it is.
  const { plant, isPlanting, problem } = usePlantTree(
    (progress) => keep({ ...progress, step: draft.step }),
    around ? null : tree.id,
  );
  const navigate = useNavigate();
  const save = async (next: TreeDraft) => {
    const planted = await plant(next);
    if (planted === null) return null;
    if (around) return { ...next, planted };
    // A tree that had no one has an address of its first person now, where the steps go on.
    forget();
    await navigate(chartAddress(planted.ref, `${planted.ref}/onboarding`), { replace: true });
    return null;
  };
  const finish = async (final: TreeDraft) => {
    if ((await plant(final)) === null) return;
    forget();
    close();
  };
  const mayLeave = draft.step !== 'you';
  const done: TreeDraft = { ...draft, step: 'done' };
  return (
    <Stack gap={4}>
      <OnboardingSteps
        draft={draft}
        onChange={keep}
        headingLevel={2}
        doneTitle={stepsTexts.ready}
        onSave={save}
        onLeave={mayLeave ? () => void finish(done) : undefined}
        done={
          <Stack gap={4}>
            <DraftSummary draft={draft} />
            <div>
              <Button variant="primary" loading={isPlanting} onClick={() => void finish(done)}>
                {stepsTexts.showTree}
              </Button>
            </div>
          </Stack>
        }
      />
      {problem !== null && (
        <Notice tone="error" title={stepsTexts.notAdded}>
          <p>{stepsTexts.retry(problem)}</p>
        </Notice>
      )}
    </Stack>
  );
}

/** The first steps over the chart of a new tree; people who are in it are not asked about again. */
export function Component({ tree, close }: TreeDrawerProps) {
  const root = tree.rootPerson?.id ?? null;
  const { data: around, ...answer } = useTreeNeighbourhoodQuery(
    { personId: root ?? '', ancestors: 2, descendants: 0, siblings: false },
    { skip: root === null },
  );
  return (
    <div className={styles.drawer}>
      {root === null && <Steps tree={tree} close={close} around={null} />}
      {root !== null && !around && (
        <NoAnswer
          of={answer}
          texts={{ failed: stepsTexts.treeFailed }}
          waiting={<Spinner label={stepsTexts.loading} />}
        />
      )}
      {around && <Steps tree={tree} close={close} around={around} />}
    </div>
  );
}

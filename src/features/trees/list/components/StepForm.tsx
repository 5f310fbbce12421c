import type { ReactNode } from 'react';

import { hasAnyName, type PersonBasics } from '#domain/trees/core/editing/newPerson.ts';
import { peopleOfStep, type OnboardingNode, type OnboardingPerson } from '#domain/trees/person/onboardingSteps.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { stepsTexts } from '../stepsTexts.ts';
import { basicsOf, mayBeAsked, nameIn, type TreeDraft } from '../treeDraft.ts';
import { BasicsFields } from './BasicsFields.tsx';
import styles from './onboarding.module.scss';

type People = Partial<Record<OnboardingNode, PersonBasics>>;

interface StepFormProps {
  draft: TreeDraft;
  onChange: (draft: TreeDraft) => void;
  /** The step is filled in. */
  onNext: () => Promise<void>;
  /** Buttons beside the one that goes on. */
  children: ReactNode;
}

/**
 * The people of one step. What is typed goes into the draft at once, so that it survives a reload; every person but the
 * first can be skipped.
 */
export function StepForm({ draft, onChange, onNext, children }: StepFormProps) {
  const { step, skipped } = draft;
  const asked = peopleOfStep(step).filter(({ parentOf }) => mayBeAsked(draft, parentOf));
  const form = useForm<People>({
    initialValues: Object.fromEntries(asked.map(({ node }) => [node, basicsOf(draft, node)])),
    validate: ({ you }) =>
      collectProblems({ you: you === undefined || hasAnyName(you) ? null : stepsTexts.nameMissing }),
    onSubmit: onNext,
  });
  const isInTree = ({ node }: OnboardingPerson) => draft.planted?.ids[node] !== undefined;
  const setPerson = (node: OnboardingNode, basics: PersonBasics) => {
    void form.setFieldValue(node, basics);
    onChange({ ...draft, people: { ...draft.people, [node]: basics } });
  };
  const setSkipped = (node: OnboardingNode, isSkipped: boolean) =>
    onChange({ ...draft, skipped: isSkipped ? [...skipped, node] : skipped.filter((other) => other !== node) });
  const errorOf = ({ node }: OnboardingPerson): string | null => {
    const error: unknown = form.errors[node];
    return form.submitCount > 0 && typeof error === 'string' ? error : null;
  };
  return (
    <Form form={form}>
      <Stack gap={4}>
        {asked.length === 0 && <p className={styles.lead}>{stepsTexts.noParents}</p>}
        {asked.map((person) => (
          <section key={person.node} aria-label={person.label} className={styles.person}>
            <div className={styles.personHead}>
              <strong>{person.label}</strong>
              {person.parentOf !== null && !isInTree(person) && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-pressed={skipped.includes(person.node)}
                  onClick={() => setSkipped(person.node, !skipped.includes(person.node))}
                >
                  {skipped.includes(person.node) ? stepsTexts.unskip(person.label) : stepsTexts.skip(person.label)}
                </Button>
              )}
            </div>
            {isInTree(person) && <p>{stepsTexts.isInTree(nameIn(draft, person.node))}</p>}
            {!isInTree(person) && !skipped.includes(person.node) && (
              <BasicsFields
                who={person.label}
                value={basicsOf(draft, person.node)}
                asksSex={person.node === 'you'}
                nameError={errorOf(person)}
                onChange={(basics) => setPerson(person.node, basics)}
              />
            )}
          </section>
        ))}
        <Inline gap={3}>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {stepsTexts.next}
          </Button>
          {children}
        </Inline>
      </Stack>
    </Form>
  );
}

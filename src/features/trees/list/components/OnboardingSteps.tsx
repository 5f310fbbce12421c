import { useEffect, useRef, useState, type ReactNode } from 'react';

import { hasAnyName, type PersonBasics } from '#domain/trees/core/editing/newPerson.ts';
import { ONBOARDING_STEPS, peopleOfStep, stepAfter, type OnboardingNode, type OnboardingPerson } from '#domain/trees/person/onboardingSteps.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { basicsOf, mayBeAsked, nameIn, type TreeDraft } from '../model/treeDraft.ts';
import { BasicsFields } from './BasicsFields.tsx';
import styles from './onboarding.module.scss';
import { StepList } from './StepList.tsx';

interface OnboardingStepsProps {
  draft: TreeDraft;
  onChange: (draft: TreeDraft) => void;
  /** Level of the heading of a step. */
  headingLevel: 1 | 2;
  /** What stands at the last step, and how to leave before it. */
  done: ReactNode;
  /** Leaves the steps as far as they were taken; left out, they are all taken. */
  onLeave?: (() => void) | undefined;
}

const TITLES = { you: 'Begin with yourself', parents: 'Your parents', grandparents: 'Your grandparents', done: 'Your tree is ready' } as const;
const LEADS = {
  you: 'A part of your name is enough. You can add and change everything later.',
  parents: 'Write what you know. A mother goes by the surname she was born with.',
  grandparents: 'From here records take over: a census, a marriage, a grave.',
  done: '',
} as const;

/** The first steps of a tree: you, parents, grandparents, done. Every person but the first can be skipped. */
export function OnboardingSteps({ draft, onChange, headingLevel, done, onLeave }: OnboardingStepsProps) {
  const { step, skipped } = draft;
  const [isTried, setTried] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  const Title = `h${headingLevel}` as const;
  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus();
    shownStep.current = step;
  }, [step]);

  const asked = peopleOfStep(step).filter(({ parentOf }) => mayBeAsked(draft, parentOf));
  const isInTree = ({ node }: OnboardingPerson) => draft.planted?.ids[node] !== undefined;
  const isMissing = ({ node }: OnboardingPerson) => node === 'you' && !hasAnyName(basicsOf(draft, node));
  const setPerson = (node: OnboardingNode, basics: PersonBasics) => onChange({ ...draft, people: { ...draft.people, [node]: basics } });
  const setSkipped = (node: OnboardingNode, isSkipped: boolean) => onChange({ ...draft, skipped: isSkipped ? [...skipped, node] : skipped.filter((other) => other !== node) });
  const next = () => {
    setTried(true);
    if (asked.some(isMissing)) return;
    // Whoever of the step nobody typed anything about counts as skipped.
    const unknown = peopleOfStep(step).flatMap(({ node }) => (hasAnyName({ given: draft.people[node]?.given ?? '', surname: draft.people[node]?.surname ?? '' }) ? [] : [node]));
    setTried(false);
    onChange({ ...draft, step: stepAfter(step), skipped: [...new Set([...skipped, ...unknown])] });
  };
  const back = () => onChange({ ...draft, step: ONBOARDING_STEPS[ONBOARDING_STEPS.indexOf(step) - 1] ?? 'you' });

  return (
    <Stack gap={6}>
      <StepList step={step} />
      <Stack gap={2}>
        <Title ref={heading} tabIndex={-1}>
          {TITLES[step]}
        </Title>
        {LEADS[step] && <p className={styles.lead}>{LEADS[step]}</p>}
      </Stack>
      {step === 'done' ? (
        done
      ) : (
        <form noValidate onSubmit={(event) => (event.preventDefault(), next())}>
          <Stack gap={4}>
            {asked.length === 0 && <p className={styles.lead}>You skipped your parents, so there is nobody here to ask about. You can add them in the tree whenever you like.</p>}
            {asked.map((person) => (
              <section key={person.node} aria-label={person.label} className={styles.person}>
                <div className={styles.personHead}>
                  <strong>{person.label}</strong>
                  {person.parentOf !== null && !isInTree(person) && (
                    <Button size="sm" variant="quiet" aria-pressed={skipped.includes(person.node)} onClick={() => setSkipped(person.node, !skipped.includes(person.node))}>
                      {skipped.includes(person.node) ? `Add ${person.label.toLowerCase()} after all` : `Skip ${person.label.toLowerCase()}`}
                    </Button>
                  )}
                </div>
                {isInTree(person) && <p>{nameIn(draft, person.node)} is in your tree.</p>}
                {!isInTree(person) && !skipped.includes(person.node) && (
                  <BasicsFields
                    who={person.label}
                    value={basicsOf(draft, person.node)}
                    asksSex={person.node === 'you'}
                    nameError={isTried && isMissing(person) ? 'Enter a first name or a surname.' : null}
                    onChange={(basics) => setPerson(person.node, basics)}
                  />
                )}
              </section>
            ))}
            <Inline gap={3}>
              <Button type="submit" variant="primary">
                Next
              </Button>
              {step !== 'you' && <Button onClick={back}>Back</Button>}
              {onLeave && (
                <Button variant="quiet" onClick={onLeave}>
                  Skip the rest
                </Button>
              )}
            </Inline>
          </Stack>
        </form>
      )}
    </Stack>
  );
}

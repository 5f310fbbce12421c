import { ChevronRight } from 'lucide-react';
import { useState } from 'react';

import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { useBrowserValue } from '#ui/useBrowserValue.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { useInstitutionsQuery, type Institution } from '../institutionsApi.ts';
import { chooserTexts } from '../texts.ts';
import { useIsFunctionalAllowed, useSignInThrough, readLastInstitution } from '../useSignInThrough.ts';
import { InstitutionForm } from './InstitutionForm.tsx';
import styles from './InstitutionList.module.scss';

interface InstitutionListProps {
  institutions: readonly Institution[];
  onChoose: (institution: string) => void;
}

/** Institutions to pick from by eye, where they are few. */
function InstitutionList({ institutions, onChoose }: InstitutionListProps) {
  return (
    <ul role="list" aria-label={chooserTexts.listName} className={styles.list}>
      {institutions.map(({ id, name }) => (
        <li key={id} className={styles.institution}>
          <button type="button" className={styles.choice} onClick={() => onChoose(id)}>
            {name}
            <ChevronRight aria-hidden="true" size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Most institutions that are listed beside the field; more are found by typing only. */
const MOST_LISTED = 8;

const loading = (
  <div role="status">
    <VisuallyHidden>{chooserTexts.loading}</VisuallyHidden>
    <SkeletonTable rows={3} columns={1} />
  </div>
);

/** Which library was the last is the browser's to say. */
const nothingKnown = () => null;

/**
 * Picks an institution and leaves for it. States: loading, failed, none joined yet, the last one again, all of them.
 */
export function Chooser() {
  const { data: institutions, ...answer } = useInstitutionsQuery();
  const { signInThrough, leavingFor, failure } = useSignInThrough();
  const isAllowed = useIsFunctionalAllowed();
  // Who types already, before the page is hydrated, keeps the field.
  const [isAnother, setIsAnother] = useState(() => document.activeElement?.matches('input') ?? false);
  const remembered = useBrowserValue(() => readLastInstitution(isAllowed), nothingKnown);

  if (!institutions) return <NoAnswer of={answer} texts={chooserTexts} waiting={loading} />;
  if (institutions.length === 0) {
    return (
      <Notice
        tone="empty"
        title={chooserTexts.noneYet.title}
        actions={<ButtonLink to="/library-access">{chooserTexts.noneYet.how}</ButtonLink>}
      >
        <p>{chooserTexts.noneYet.text}</p>
      </Notice>
    );
  }

  const last = institutions.find(({ id }) => id === remembered);
  const choose = (institution: string) => void signInThrough(institution);
  return (
    <Stack gap={6}>
      {failure && (
        <Notice tone="error" title={chooserTexts.notOpened}>
          <p>{failure}</p>
        </Notice>
      )}
      {last && !isAnother ? (
        <Stack>
          <Button variant="primary" fullWidth loading={leavingFor !== null} onClick={() => choose(last.id)}>
            {chooserTexts.continueWith(last.name)}
          </Button>
          <Button fullWidth onClick={() => setIsAnother(true)}>
            {chooserTexts.another}
          </Button>
        </Stack>
      ) : (
        <>
          <InstitutionForm institutions={institutions} isLeaving={leavingFor !== null} onChoose={choose} />
          {institutions.length <= MOST_LISTED && <InstitutionList institutions={institutions} onChoose={choose} />}
        </>
      )}
    </Stack>
  );
}

import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { Question } from './questionApi.ts';
import { questionTexts as texts } from './texts.ts';

/** Whom or what a question is about. Draws nothing where it does not say. */
export function PersonAbout({ question: { subject, person } }: { question: Pick<Question, 'subject' | 'person'> }) {
  if (subject === '' && person === null) return null;
  return (
    <p>
      {texts.about}: {subject}
      {subject !== '' && person !== null && ', '}
      {person !== null &&
        (person.name === null ? texts.closedPerson : <TextLink to={person.address}>{person.name}</TextLink>)}
    </p>
  );
}

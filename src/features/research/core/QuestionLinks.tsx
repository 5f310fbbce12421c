import { Fragment } from 'react';
import { useSelector } from 'react-redux';

import { questionAddress } from '#domain/research/questions/questionAddress.ts';
import { selectMember, type authSlice } from '#features/kernel/auth/index.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useResearchQuestionsQuery } from './questionsApi.ts';
import { questionsOfPersonTexts as texts } from './texts.ts';

type WithAuth = Record<typeof authSlice.name, ReturnType<typeof authSlice.reducer>>;

/** Links to the questions about a person. Many on one page ask once; where they cannot be had, nothing is said. */
export function QuestionLinks({ personId }: { personId: string }) {
  const member = useSelector((state: WithAuth) => selectMember(state));
  const { data } = useResearchQuestionsQuery(undefined, { skip: !member });
  const questions =
    data?.questions.filter(
      (question) => question.personId === personId && (question.state === 'OPEN' || question.state === 'IN_WORK'),
    ) ?? [];
  if (questions.length === 0) return null;
  return (
    <p>
      {texts.mayAnswer}{' '}
      {questions.map(({ id, title }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <TextLink to={questionAddress(id)}>{title}</TextLink>
        </Fragment>
      ))}
    </p>
  );
}

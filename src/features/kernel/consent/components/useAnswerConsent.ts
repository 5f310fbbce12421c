import { useDispatch } from 'react-redux';

import { CONSENT_GROUPS, type ConsentAnswers } from '#domain/kernel/consent/consentGroups.ts';
import { writeConsent } from '#services/consent/consentCookie.ts';

import { consentAnswered } from '../consentSlice.ts';

/** The same answer to every group. */
const answerToAll = (isAllowed: boolean): ConsentAnswers =>
  Object.fromEntries(Object.values(CONSENT_GROUPS).map((group) => [group, isAllowed]));

/** Ways to answer: each keeps the cookie and closes whatever asked. */
export function useAnswerConsent() {
  const dispatch = useDispatch();
  const answer = (answers: ConsentAnswers) => {
    writeConsent(answers);
    dispatch(consentAnswered(answers));
  };
  return { answer, acceptAll: () => answer(answerToAll(true)), refuseAll: () => answer(answerToAll(false)) };
}

import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { messageProblem, subjectProblem } from '#domain/help/tickets/ticketRules.ts';
import { describeError } from '#domain/kernel/errors/describeError.ts';
import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { messageShown } from '#features/kernel/toasts/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { useForm } from '#ui/Form/useForm.tsx';

import {
  useAskStaffMessageMutation,
  useLazyStaffMessageDryRunQuery,
  useSendStaffMessageMutation,
} from './messagesApi.ts';
import { EMPTY_MESSAGE, type MessageValues } from './messageValues.ts';
import { writeTexts as texts } from './texts.ts';

function reasonProblem(reason: string): string | null {
  if (reason.trim() === '') return texts.missing.reason;
  return reason.trim().length > LONGEST_STAFF_REASON ? texts.missing.reasonLong : null;
}
const validate = ({ to, account, group, subject, text, reason }: MessageValues) =>
  collectProblems({
    account: to === 'one' && account.trim() === '' ? texts.missing.account : null,
    group: to === 'test-group' && group.trim() === '' ? texts.missing.group : null,
    subject: subjectProblem(subject),
    text: messageProblem(text),
    reason: to === 'one' ? null : reasonProblem(reason),
  });
interface Reach {
  count: number;
  samples: readonly string[];
}

const segmentOf = ({ to, group }: MessageValues) => ({ segment: to, group: to === 'test-group' ? group.trim() : null });

/** A form for one message. To a segment it is asked for with the count of the last check of this very segment. */
export function useMessageForm() {
  const dispatch = useDispatch();
  const [refused, setRefused] = useState<{ title: string; reason: string } | null>(null);
  const [checked, setChecked] = useState<(Reach & { of: string }) | null>(null);
  const reachOf = (values: MessageValues): Reach | null =>
    checked?.of === JSON.stringify(segmentOf(values)) ? checked : null;
  const [send] = useSendStaffMessageMutation();
  const [ask] = useAskStaffMessageMutation();
  const [dryRun, { isFetching: isChecking }] = useLazyStaffMessageDryRunQuery();

  const form = useForm<MessageValues>({
    initialValues: EMPTY_MESSAGE,
    validate,
    validateOnBlur: false,
    onSubmit: async (values, { resetForm }) => {
      setRefused(null);
      const { to, account, subject, text, reason } = values;
      const isOne = to === 'one';
      const reach = reachOf(values);
      if (!isOne && reach === null) return setRefused({ title: texts.notSent, reason: texts.checkFirst });
      const { data, error } = isOne
        ? await send({ account, subject, text })
        : await ask({ input: segmentOf(values), count: reach?.count ?? 0, subject, text, reason });
      if (error !== undefined) return setRefused({ title: texts.notSent, reason: describeError(error) });
      if (!data.isDone)
        return setRefused({ title: texts.notSent, reason: data.problems.map(({ message }) => message).join(' ') });
      draft.forget();
      setChecked(null);
      resetForm();
      dispatch(messageShown(isOne ? texts.sent : texts.asked));
      return undefined;
    },
  });
  const draft = useFormDraft(form, { form: 'staff.message', owner: useDraftOwner() });

  const check = async () => {
    setRefused(null);
    const input = segmentOf(form.values);
    const { data, error } = await dryRun({ input });
    if (data === undefined) return setRefused({ title: texts.notChecked, reason: describeError(error) });
    return setChecked({ of: JSON.stringify(input), ...data });
  };
  return { form, refused, reach: reachOf(form.values), check, isChecking };
}

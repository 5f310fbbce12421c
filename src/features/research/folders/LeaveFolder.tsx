import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { selectMember, type authSlice } from '#features/kernel/auth/index.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { RESEARCH_HUB } from '#features/research/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';

import { useRemoveResearchFolderMemberMutation } from './shareApi.ts';
import { folderTexts as texts } from './texts.ts';

type WithAuth = Record<typeof authSlice.name, ReturnType<typeof authSlice.reducer>>;

/** A button by which a member leaves a folder that someone shares with them. */
export function LeaveFolder({ id, name }: { id: string; name: string }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const member = useSelector((state: WithAuth) => selectMember(state));
  const [remove, { isLoading }] = useRemoveResearchFolderMemberMutation();
  if (!member) return null;
  const leave = async () => {
    const { data, error } = await remove({ folderId: id, memberId: String(member.memberId) });
    if (error !== undefined || !data)
      return dispatch(toastRaised({ title: texts.notLeft, description: describeError(error), variant: 'error' }));
    dispatch(toastRaised({ title: texts.left(name) }));
    return navigate(RESEARCH_HUB);
  };
  return (
    <Button size="sm" variant="quiet" loading={isLoading} onClick={() => void leave()}>
      {texts.leave}
    </Button>
  );
}

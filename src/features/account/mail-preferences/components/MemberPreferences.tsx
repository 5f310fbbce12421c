import { describeError } from '#domain/kernel/errors/describeError.ts';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import {
  useMailChoicesQuery,
  useSetMarketingMutation,
  useUpdateSettingMutation,
} from '../communicationPreferencesApi.ts';
import { PreferenceSwitches, type SwitchName } from './PreferenceSwitches.tsx';
import { preferencesTexts } from '../texts.ts';

type Saved = { error?: unknown };

/** The switches of a signed-in member. States: loading, failed with a way to try again, switches. */
export function MemberPreferences() {
  const {
    data: choices,
    isFetching,
    error,
    refetch,
  } = useMailChoicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [updateSetting] = useUpdateSettingMutation();
  const [setMarketing] = useSetMarketingMutation();
  const save = async (name: SwitchName, isOn: boolean) => {
    const { error: failure }: Saved =
      name === 'marketing' ? await setMarketing({ optIn: isOn }) : await updateSetting({ [name]: isOn });
    return failure ? describeError(failure) : null;
  };
  if (choices) return <PreferenceSwitches choices={choices} save={save} />;
  if (isFetching) return <PageSkeleton label={preferencesTexts.loading} />;
  return <LoadFailure headingLevel={2} title={preferencesTexts.failed} error={error} onRetry={() => void refetch()} />;
}

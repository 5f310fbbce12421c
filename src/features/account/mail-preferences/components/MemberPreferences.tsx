import { describeError } from '#domain/kernel/errors/describeError.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';

import {
  useMailChoicesQuery,
  useSetMarketingMutation,
  useUpdateSettingMutation,
} from '../communicationPreferencesApi.ts';
import { preferencesTexts } from '../texts.ts';
import { PreferenceSwitches, type SwitchName } from './PreferenceSwitches.tsx';

type Saved = { error?: unknown };

/** The switches of a signed-in member. States: loading, failed with a way to try again, switches. */
export function MemberPreferences() {
  const { data: choices, ...answer } = useMailChoicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [updateSetting] = useUpdateSettingMutation();
  const [setMarketing] = useSetMarketingMutation();
  const save = async (name: SwitchName, isOn: boolean) => {
    const { error: failure }: Saved =
      name === 'marketing' ? await setMarketing({ optIn: isOn }) : await updateSetting({ [name]: isOn });
    return failure ? describeError(failure) : null;
  };
  if (choices) return <PreferenceSwitches choices={choices} save={save} />;
  return <NoAnswer of={answer} texts={preferencesTexts} headingLevel={2} />;
}

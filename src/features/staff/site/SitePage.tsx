import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { LogoCard } from './LogoCard.tsx';
import { SettingChanges } from './SettingChanges.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useSiteSettingsQuery } from './siteApi.ts';
import { siteTexts as texts } from './texts.ts';

/** What is under the heading. States: loading, failed, the form and what was changed before. */
function Board() {
  const { data, ...answer } = useSiteSettingsQuery();
  if (data === undefined) return <NoAnswer of={answer} texts={texts} headingLevel={2} />;
  return (
    <Stack gap={6}>
      <SettingsForm key={data.revision} board={data} />
      <LogoCard board={data} />
      <SettingChanges changes={data.changes} />
    </Stack>
  );
}

/** What the site is called and who runs it, for staff to change. */
export const Component = () => (
  <StaffPage texts={texts} actions={<TextLink to="/internal/set-up">{texts.steps}</TextLink>}>
    <Board />
  </StaffPage>
);

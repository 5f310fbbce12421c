import { MOBILE_APP_HELP } from '#domain/help/core/helpAddresses.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import { AppCode } from './AppCode.tsx';
import { guardTexts } from './guardTexts.ts';

const texts = guardTexts.app;
/** Breakpoint `md`: desktop from here. */
const DESKTOP = '(min-width: 768px)';

/**
 * For subscribers of an app store, which alone can change their plan: a code to scan, or a link on small screens
 * (UPGR-015, UPGR-017 to UPGR-021).
 */
export function SwitchToTheApp() {
  const isDesktop = useMediaQuery(DESKTOP);
  const { appUrl, publicUrl } = readSiteBoot();
  const address = appUrl ?? publicUrl;
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>{texts.title}</h1>
          <p>{texts.text}</p>
        </Stack>
        {isDesktop ? (
          <AppCode address={address} />
        ) : (
          <Inline>
            <ButtonLink variant="primary" to={address} reloadDocument>
              {texts.open}
            </ButtonLink>
          </Inline>
        )}
        <Inline gap={6}>
          <TextLink to={MOBILE_APP_HELP}>{texts.help}</TextLink>
          <TextLink to="/subscription">{texts.subscription}</TextLink>
          <TextLink to="/help/contact">{guardTexts.contact}</TextLink>
        </Inline>
      </Stack>
    </PageContainer>
  );
}

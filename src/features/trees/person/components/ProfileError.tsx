import { useSelector } from 'react-redux';

import { isFailure } from '#domain/kernel/errors/failure.ts';
import { pageForGraphqlCode } from '#domain/kernel/errors/pageForGraphqlCode.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { profileErrorTexts as texts } from './texts.ts';

/**
 * Whether the profile's own error page is for something thrown. A refusal whose code has a page keeps that, and that of
 * an edit gets the default page, which can be closed (spec 1 section 8).
 */
export const isProfilesOwnError = (error: unknown): boolean =>
  !(
    isFailure(error) &&
    error.kind === 'graphql' &&
    (error.isQuickEdit === true || pageForGraphqlCode(error.code) !== 'default')
  );

/** Shown where a profile could not be drawn (spec 2 section 8). */
export function ProfileError() {
  const isSignedIn = useSelector(selectIsSignedIn);
  usePageTitle(texts.heading);
  return (
    <PageContainer width="text">
      <Stack gap={4}>
        <h1>{texts.heading}</h1>
        <p>
          {texts.refresh}
          {!isSignedIn && texts.logIn}
        </p>
        <p>
          {texts.support.before}
          <TextLink to="/help/contact">{texts.support.link}</TextLink>
          {texts.support.after}
        </p>
        <Inline gap={2}>
          <Button variant="primary" onClick={() => documentNavigation.reload()}>
            {texts.refreshAction}
          </Button>
          {!isSignedIn && <ButtonLink to="/sign-in">{texts.logInAction}</ButtonLink>}
        </Inline>
      </Stack>
    </PageContainer>
  );
}

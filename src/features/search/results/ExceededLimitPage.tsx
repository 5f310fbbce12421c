import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

/** `/steady-sherlock`: for members who searched more in a short time than one account may (spec 1 section 2). */
export function Component() {
  return (
    <PageContainer width="text">
      <Stack gap={4}>
        <h1>You have reached the limit</h1>
        <p>
          Your account made more searches in a few minutes than this site allows, so that it stays quick for everybody. Nothing is lost: wait five minutes, then go on where
          you were.
        </p>
        <p>If you did not search that much, somebody else may be using your account. Look at the devices that are signed in, and sign out those you do not know.</p>
        <Inline gap={4}>
          <ButtonLink variant="primary" to="/search/results">
            Back to searching
          </ButtonLink>
          <ButtonLink to="/account/devices">Signed-in devices</ButtonLink>
        </Inline>
      </Stack>
    </PageContainer>
  );
}

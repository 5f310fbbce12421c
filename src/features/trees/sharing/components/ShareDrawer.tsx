import { describeError } from '#domain/kernel/errors/describeError.ts';
import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import {
  type TreeDrawerProps,
  useRenewTreeShareLinkMutation,
  SharingPart,
  WhoCanSeeForm,
} from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { shareTexts } from '../texts.ts';
import { CopiedLink } from './CopiedLink.tsx';

/** The link of a public tree that opens all of it, and a new one in its place. */
function ShareLink({ treeId, familyTreeRef, token }: { treeId: string; familyTreeRef: string; token: string }) {
  const [renew, { isLoading, error, isSuccess }] = useRenewTreeShareLinkMutation();
  const path = chartAddress(familyTreeRef, '', { isPublicView: true, publicTreeShareToken: token, viewAs: null });
  return (
    <section aria-labelledby="share-link">
      <Stack gap={3}>
        <h3 id="share-link">{shareTexts.link}</h3>
        <p>{shareTexts.linkText}</p>
        <CopiedLink label={shareTexts.link} path={path} />
        <div>
          <Button variant="quiet" loading={isLoading} onClick={() => void renew({ ref: treeId })}>
            {shareTexts.newLink}
          </Button>
        </div>
        <p role="status">{isSuccess && shareTexts.linkRenewed}</p>
        {error !== undefined && <p role="alert">{describeError(error)}</p>}
      </Stack>
    </section>
  );
}

/** The readers of the tree, its share link, and the way to invite people. */
export function Component({ tree, personId }: TreeDrawerProps) {
  const start = personId ?? tree.familyTreeRef;
  return (
    <SharingPart treeId={tree.id}>
      {(sharing) => (
        <Stack gap={6}>
          <WhoCanSeeForm key={`${sharing.mode} ${sharing.needsSubscription}`} treeId={tree.id} sharing={sharing} />
          {sharing.shareToken !== null && (
            <ShareLink treeId={tree.id} familyTreeRef={tree.familyTreeRef} token={sharing.shareToken} />
          )}
          <section aria-labelledby="share-people">
            <Stack gap={3}>
              <h3 id="share-people">{shareTexts.invited}</h3>
              <p>
                {sharing.members.length === 0 ? shareTexts.noOne : shareTexts.haveAccess(sharing.members.length)}{' '}
                {shareTexts.invitedText}
              </p>
              {sharing.requests.length > 0 && (
                <p>
                  <strong>{shareTexts.asking(sharing.requests.length)}</strong>
                </p>
              )}
              <div>
                <ButtonLink to={chartAddress(start, 'share/invite')}>{shareTexts.invite}</ButtonLink>
              </div>
            </Stack>
          </section>
        </Stack>
      )}
    </SharingPart>
  );
}

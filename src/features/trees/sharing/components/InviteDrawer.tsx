import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { SharingPart, type TreeDrawerProps } from '#features/trees/core/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { inviteTexts } from '../texts.ts';
import { LinkInvite } from './LinkInvite.tsx';
import { PeopleList } from './PeopleList.tsx';

/** The two ways to invite a person, who is invited, and who has access. */
export function Component({ tree, personId }: TreeDrawerProps) {
  return (
    <SharingPart treeId={tree.id}>
      {(sharing) => (
        <Stack gap={6}>
          <section aria-labelledby="invite-mail">
            <Stack gap={3}>
              <h3 id="invite-mail">{inviteTexts.byEmail}</h3>
              <div>
                <ButtonLink variant="primary" to={chartAddress(personId ?? tree.familyTreeRef, 'share/invite/send')}>
                  {inviteTexts.send}
                </ButtonLink>
              </div>
            </Stack>
          </section>
          <section aria-labelledby="invite-link">
            <Stack gap={3}>
              <h3 id="invite-link">{inviteTexts.byLink}</h3>
              <LinkInvite treeId={tree.id} />
            </Stack>
          </section>
          <PeopleList treeId={tree.id} sharing={sharing} />
        </Stack>
      )}
    </SharingPart>
  );
}

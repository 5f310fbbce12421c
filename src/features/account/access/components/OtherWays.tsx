import { Landmark } from 'lucide-react';

import { readSiteBoot } from '#services/config/siteBoot.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { signInTexts } from '../texts/signInTexts.ts';
import styles from './OtherWays.module.scss';

/**
 * Who else may vouch for a reader: the operator's provider, where there is one, and libraries.
 * @param props.uid - of the sign-in that the operator's provider answers; null: it has not started
 */
export function OtherWays({ uid }: { uid: string | null }) {
  const { socialName } = readSiteBoot();
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{signInTexts.or}</p>
      <Stack gap={3}>
        {socialName && uid === null && (
          <Button fullWidth disabled>
            {signInTexts.withProvider(socialName)}
          </Button>
        )}
        {socialName && uid !== null && (
          <ButtonLink fullWidth reloadDocument to={`/interaction/${encodeURIComponent(uid)}/social`}>
            {signInTexts.withProvider(socialName)}
          </ButtonLink>
        )}
        <ButtonLink fullWidth icon={<Landmark aria-hidden="true" size={18} />} to="/wayf">
          {signInTexts.withLibrary}
        </ButtonLink>
      </Stack>
    </div>
  );
}

import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { MAX_PICTURE_BYTES } from '#domain/account/profile/pictureRules.ts';
import { siteLogo } from '#domain/kernel/site/siteLogo.ts';
import { messageShown } from '#features/kernel/toasts/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DropZone } from '#ui/DropZone/DropZone.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import styles from './LogoCard.module.scss';
import { refusalText } from './refusalText.ts';
import { type SiteSettings, useBringSiteLogoMutation, useChangeSiteSettingsMutation } from './siteApi.ts';
import { logoTexts as texts } from './texts.ts';

/** The setting that is a picture. */
export const LOGO = 'SITE_LOGO';

const readAsText = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });

/** A logo on the ground of light and of dark pages. */
function Shown({ name }: { name: string }) {
  const logo = siteLogo(name);
  if (logo === null) return null;
  return (
    <div role="group" aria-label={texts.now} className={styles.grounds}>
      {(['light', 'dark'] as const).map((theme) => (
        <figure key={theme} data-theme={theme} className={styles.ground}>
          <img src={logo.src} width={logo.width} height={logo.height} alt="" className={styles.picture} />
          <figcaption>{theme === 'light' ? texts.inLight : texts.inDark}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** The logo, to be brought as a file. States: none, the logo, what is wrong with a file, not saved, set by the operator. */
export function LogoCard({ board: { settings, revision } }: { board: SiteSettings }) {
  const dispatch = useDispatch();
  const [bring, { error, isLoading }] = useBringSiteLogoMutation();
  const [change, { error: notRemoved, isLoading: isRemoving }] = useChangeSiteSettingsMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const logo = settings.find(({ name }) => name === LOGO);
  if (logo === undefined) return null;
  const onFile = async (file: File) => {
    setProblem(null);
    if (file.size > MAX_PICTURE_BYTES) return setProblem(texts.tooLarge);
    const { data } = await bring({ revision, picture: await readAsText(file) });
    if (data === undefined) return;
    const refused = data.problems[0]?.message ?? null;
    setProblem(refused);
    if (refused === null) dispatch(messageShown(texts.saved));
  };
  const onRemove = async () => {
    const { data } = await change({ revision, values: [{ name: LOGO, value: '' }] });
    if (data !== undefined) dispatch(messageShown(texts.removed));
  };
  const failure = error ?? notRemoved;
  return (
    <Card title={texts.title}>
      <Stack>
        <p>{texts.what}</p>
        {logo.value !== '' && <Shown name={logo.value} />}
        {logo.isSetOutside ? (
          <p>{texts.setOutside}</p>
        ) : (
          <>
            <DropZone
              label={texts.label}
              hint={texts.hint}
              button={texts.button}
              endings={['.svg', '.png', '.jpg', '.jpeg', '.webp']}
              problem={problem}
              onFiles={([file]) => file && !isLoading && void onFile(file)}
            />
            <FormRefusal title={texts.notSaved} reason={refusalText(failure)} />
            {logo.value !== '' && (
              <div>
                <Button loading={isRemoving} onClick={() => void onRemove()}>
                  {texts.remove}
                </Button>
              </div>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}

import { Download } from 'lucide-react';
import { useState } from 'react';

import { isExportRunning } from '#services/graphql/isExportRunning.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';

import { accountApi } from '../accountApi.ts';
import { needsSignIn } from '../needsSignIn.ts';
import { myDataTexts } from '../texts.ts';
import type { ShowBanner } from '../useBanner.ts';
import { SignInAgain } from './SignInAgain.tsx';

/** Everything we hold of the reader, as one file. The address opens once, so it is asked for when it is wanted. */
export function DownloadCard({ show }: { show: ShowBanner }) {
  const [create, { isLoading }] = accountApi.useCreateDataExportMutation();
  const [mustSignIn, setMustSignIn] = useState(false);
  const onDownload = async () => {
    const { data: path, error } = await create();
    setMustSignIn(needsSignIn(error));
    if (needsSignIn(error)) return undefined;
    if (isExportRunning(error)) return show('error', myDataTexts.downloadRunning);
    if (error) return show('error', myDataTexts.downloadFailed);
    documentNavigation.open(path);
    return show('success', myDataTexts.downloading);
  };
  return (
    <Card title={myDataTexts.downloadTitle}>
      <p>{myDataTexts.downloadText}</p>
      {mustSignIn && <SignInAgain returnTo="/account/my-data" />}
      <div>
        <Button icon={<Download aria-hidden size={18} />} loading={isLoading} onClick={() => void onDownload()}>
          {myDataTexts.download}
        </Button>
      </div>
    </Card>
  );
}

import { Download } from 'lucide-react';
import { useState } from 'react';

import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';

import { accountApi } from '../accountApi.ts';
import type { ShowBanner } from '../useBanner.ts';
import { needsSignIn } from '../model/needsSignIn.ts';
import { SignInAgain } from './SignInAgain.tsx';

/** Everything we hold of the reader, as one file. The address opens once, so it is asked for when it is wanted. */
export function DownloadCard({ show }: { show: ShowBanner }) {
  const [create, { isLoading }] = accountApi.useCreateDataExportMutation();
  const [mustSignIn, setMustSignIn] = useState(false);
  const onDownload = async () => {
    const { data: path, error } = await create();
    setMustSignIn(needsSignIn(error));
    if (needsSignIn(error)) return undefined;
    if (error) return show('error', 'Sorry, we couldn’t prepare your data. Please try again.');
    documentNavigation.open(path);
    return show('success', 'Your download has started.');
  };
  return (
    <Card title="Download your data">
      <p>One zip file with everything we hold about you: a page to read, and the same as JSON for other programs. Passwords and other secrets are left out.</p>
      {mustSignIn && <SignInAgain returnTo="/account/my-data" />}
      <div>
        <Button icon={<Download aria-hidden size={18} />} loading={isLoading} onClick={() => void onDownload()}>
          Download my data
        </Button>
      </div>
    </Card>
  );
}

import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { signOutRequested } from '#features/kernel/auth/index.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { accountApi, type Device } from '../accountApi.ts';
import { Banner } from '../components/Banner.tsx';
import { DeviceRow } from '../components/DeviceRow.tsx';
import { Question } from '../components/Question.tsx';
import { useBanner } from '../useBanner.ts';

const FAILED = 'Sorry, we couldn’t sign that out. Please try again.';

/** Where the reader is signed in, and the ways out. Leaving this device leaves the site. States: loading, failed, list. */
export function Component() {
  const dispatch = useDispatch();
  const { data: devices, isFetching, error, refetch } = accountApi.useDevicesQuery();
  const [endSession] = accountApi.useEndSessionMutation();
  const [endAll] = accountApi.useEndAllSessionsMutation();
  const { message, show, dismiss } = useBanner();
  const [ending, setEnding] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  const onEnd = async ({ id, device, isThisDevice }: Device) => {
    if (ending !== null) return;
    setEnding(id);
    const { error: refused } = await endSession({ id });
    setEnding(null);
    if (refused) return show('error', FAILED);
    if (isThisDevice) return void dispatch(signOutRequested());
    return show('success', `${device} is signed out.`);
  };
  const onEndAll = async () => {
    const { error: refused } = await endAll();
    if (refused) return show('error', FAILED);
    return void dispatch(signOutRequested());
  };

  if (!devices && isFetching) return <PageSkeleton label="Loading your devices" />;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1>Signed-in devices</h1>
        <p>If you do not know one of these, sign it out and choose a new password.</p>
      </Stack>
      <Banner message={message} onDismiss={dismiss} />
      {devices ? (
        <>
          <Card flush>
            <ul role="list" aria-label="Devices">
              {devices.map((device) => (
                <DeviceRow key={device.id} device={device} isBusy={ending === device.id} onEnd={() => void onEnd(device)} />
              ))}
            </ul>
          </Card>
          <Card title="Sign out everywhere">
            {isAsking ? (
              <Question onConfirm={onEndAll} onCancel={() => setIsAsking(false)}>
                You will be signed out on every device, this one too.
              </Question>
            ) : (
              <>
                <p>Ends every session at once, on this device too.</p>
                <div>
                  <Button onClick={() => setIsAsking(true)}>Sign out everywhere</Button>
                </div>
              </>
            )}
          </Card>
        </>
      ) : (
        <LoadFailure title="Your devices could not be loaded" {...failureText(error)} onRetry={() => void refetch()} />
      )}
    </Stack>
  );
}

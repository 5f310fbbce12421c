import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { signOutRequested } from '#features/kernel/auth/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import { accountApi, type Device } from '../accountApi.ts';
import { Banner } from '../components/Banner.tsx';
import styles from '../components/DeviceRow.module.scss';
import { Question } from '../components/Question.tsx';
import { devicesTexts } from '../texts.ts';
import { useBanner } from '../useBanner.ts';

const HANDHELD = /iPhone|iPad|Android/u;

/** One device: what it is, where and when it was used, and the way to sign it out. */
function DeviceRow({
  device: { device, network, firstSeenAt, lastSeenAt, isThisDevice },
  isBusy,
  onEnd,
}: {
  device: Device;
  isBusy: boolean;
  onEnd: () => void;
}) {
  const Icon = HANDHELD.test(device) ? Smartphone : Laptop;
  return (
    <li className={styles.row}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>
          {device} {isThisDevice && <Badge tone="brand">{devicesTexts.thisDevice}</Badge>}
        </p>
        <p className={styles.detail}>
          {devicesTexts.lastUsed} <time dateTime={lastSeenAt}>{momentInWords(lastSeenAt)}</time>
          {network !== null && (network === 'this machine' ? devicesTexts.hereNetwork : devicesTexts.network(network))}
        </p>
        <p className={styles.detail}>
          {devicesTexts.signedIn} <time dateTime={firstSeenAt}>{momentInWords(firstSeenAt)}</time>
        </p>
      </div>
      <Button
        size="sm"
        loading={isBusy}
        onClick={onEnd}
        aria-label={isThisDevice ? devicesTexts.signOutThis : devicesTexts.signOutOf(device, momentInWords(lastSeenAt))}
      >
        {devicesTexts.signOut}
      </Button>
    </li>
  );
}

/**
 * Where the reader is signed in, and the ways out. Leaving this device leaves the site. States: loading, failed, list.
 */
export function Component() {
  const dispatch = useDispatch();
  const { data: devices, ...answer } = accountApi.useDevicesQuery();
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
    if (refused) return show('error', devicesTexts.signOutFailed);
    if (isThisDevice) return void dispatch(signOutRequested());
    return show('success', devicesTexts.signedOut(device));
  };
  const onEndAll = async () => {
    const { error: refused } = await endAll();
    if (refused) return show('error', devicesTexts.signOutFailed);
    return void dispatch(signOutRequested());
  };

  const head = (
    <Stack gap={2}>
      <h1>{devicesTexts.title}</h1>
      <p>{devicesTexts.intro}</p>
    </Stack>
  );
  if (!devices) return <NoAnswer of={answer} texts={devicesTexts} head={head} />;
  return (
    <Stack gap={6}>
      {head}
      <Banner message={message} onDismiss={dismiss} />
      <Card flush>
        <ul role="list" aria-label={devicesTexts.listName}>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} isBusy={ending === device.id} onEnd={() => void onEnd(device)} />
          ))}
        </ul>
      </Card>
      <Card title={devicesTexts.everywhere}>
        {isAsking ? (
          <Question onConfirm={onEndAll} onCancel={() => setIsAsking(false)}>
            {devicesTexts.everywhereQuestion}
          </Question>
        ) : (
          <>
            <p>{devicesTexts.everywhereText}</p>
            <div>
              <Button onClick={() => setIsAsking(true)}>{devicesTexts.everywhere}</Button>
            </div>
          </>
        )}
      </Card>
    </Stack>
  );
}

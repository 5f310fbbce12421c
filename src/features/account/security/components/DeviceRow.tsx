import { Laptop, Smartphone } from 'lucide-react';

import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { momentInWords } from '#ui/readersClock.ts';

import type { Device } from '../accountApi.ts';
import styles from './DeviceRow.module.scss';
import { devicesTexts } from '../texts.ts';

const HANDHELD = /iPhone|iPad|Android/u;

/** One device: what it is, where and when it was used, and the way to sign it out. */
export function DeviceRow({
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

import { Laptop, Smartphone } from 'lucide-react';

import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { momentInWords } from '#ui/readersClock.ts';

import type { Device } from '../accountApi.ts';
import styles from './DeviceRow.module.scss';

const HANDHELD = /iPhone|iPad|Android/u;

/** One device: what it is, where and when it was used, and the way to sign it out. */
export function DeviceRow({ device: { device, network, firstSeenAt, lastSeenAt, isThisDevice }, isBusy, onEnd }: { device: Device; isBusy: boolean; onEnd: () => void }) {
  const Icon = HANDHELD.test(device) ? Smartphone : Laptop;
  return (
    <li className={styles.row}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>
          {device} {isThisDevice && <Badge tone="brand">This device</Badge>}
        </p>
        <p className={styles.detail}>
          Last used <time dateTime={lastSeenAt}>{momentInWords(lastSeenAt)}</time>
          {network !== null && (network === 'this machine' ? ', from this machine' : `, network ${network}`)}
        </p>
        <p className={styles.detail}>
          Signed in <time dateTime={firstSeenAt}>{momentInWords(firstSeenAt)}</time>
        </p>
      </div>
      <Button size="sm" loading={isBusy} onClick={onEnd} aria-label={isThisDevice ? 'Sign out of this device' : `Sign out of ${device}, last used ${momentInWords(lastSeenAt)}`}>
        Sign out
      </Button>
    </li>
  );
}

import { X } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import type { Grant } from '#domain/kernel/grants/grants.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { isEmbedded } from '#services/embedded/embeddedMode.ts';
import { readStored, writeStored } from '#services/storage/webStorage.ts';
import { belowQuery } from '#ui/breakpoints.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import { useRouteDefinition } from '../../shell/useChrome.ts';
import { offerTexts as texts } from '../texts.ts';
import styles from './GrantBanners.module.scss';

/** A banner of the home pages, shown to holders of its grant. */
interface SiteBanner {
  grant: Extract<Grant, 'app-banner' | 'cta-banner' | 'promo-banner'>;
  title: string;
  text: string;
  /** Where it leads; null for advice alone. */
  link: { label: string; to: string } | null;
  /** Only where the window is a phone's. */
  isForPhones: boolean;
}

const APP: SiteBanner = {
  grant: 'app-banner',
  title: texts.app.title,
  text: texts.app.text,
  link: null,
  isForPhones: true,
};

const CALL_FOR_VISITORS: SiteBanner = {
  grant: 'cta-banner',
  title: texts.visitor.title,
  text: texts.visitor.text,
  link: { label: texts.visitor.label, to: '/register' },
  isForPhones: false,
};

const CALL_FOR_MEMBERS: SiteBanner = {
  grant: 'cta-banner',
  title: texts.member.title,
  text: texts.member.text,
  link: { label: texts.member.label, to: '/search/results' },
  isForPhones: false,
};

const PROMOTION: SiteBanner = {
  grant: 'promo-banner',
  title: texts.coverage.title,
  text: texts.coverage.text,
  link: { label: texts.coverage.label, to: '/search/historical-records' },
  isForPhones: false,
};

/** The banners for this kind of reader, in their order. */
const bannersFor = (isSignedIn: boolean): readonly SiteBanner[] => [
  APP,
  isSignedIn ? CALL_FOR_MEMBERS : CALL_FOR_VISITORS,
  PROMOTION,
];

/** localStorage key: ids of the banners this browser's reader closed, as a JSON list. */
const STORAGE_KEY = 'dismissedBanners';

/** The banners that were closed; garbage counts as none. */
function readDismissed(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored('local', STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

const writeDismissed = (ids: readonly string[]): void => writeStored('local', STORAGE_KEY, JSON.stringify(ids));

const HOMES: readonly (string | undefined)[] = ['home.visitor', 'home.member'];

function Banner({ banner: { grant, title, text, link }, onDismiss }: { banner: SiteBanner; onDismiss: () => void }) {
  const isHeld = useGrant(grant);
  if (!isHeld) return null;
  return (
    <section aria-label={title} className={styles.banner}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
        {link && (
          <div>
            <ButtonLink to={link.to} size="sm">
              {link.label}
            </ButtonLink>
          </div>
        )}
      </div>
      <IconButton size="sm" label={texts.hide(title)} icon={<X aria-hidden />} onClick={onDismiss} />
    </section>
  );
}

/**
 * What the home pages offer by grant, at their foot (GRANT-021 to 023). Each can be closed for good; the phone app
 * shows none.
 */
export function GrantBanners() {
  const { search } = useLocation();
  const definition = useRouteDefinition();
  const isSignedIn = useSelector(selectIsSignedIn);
  const isPhone = useMediaQuery(belowQuery('md'));
  const [dismissed, setDismissed] = useState(readDismissed);
  if (!HOMES.includes(definition?.id) || isEmbedded(search)) return null;

  const dismiss = (grant: string) => {
    const all = [...new Set([...dismissed, grant])];
    writeDismissed(all);
    setDismissed(all);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.banners}>
      {bannersFor(isSignedIn)
        .filter(({ grant, isForPhones }) => !dismissed.includes(grant) && (isPhone || !isForPhones))
        .map((banner) => (
          <Banner key={banner.grant} banner={banner} onDismiss={() => dismiss(banner.grant)} />
        ))}
    </div>
  );
}

import { useEffect, useState } from 'react';

import { MOBILE_APP_HELP } from '#domain/help/core/helpAddresses.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { retryImport } from '#ui/retryImport.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import styles from './AppCode.module.scss';
import { guardTexts } from './guardTexts.ts';

const appCodeTexts = guardTexts.app;
/** Light modules around the code, as its standard wants. */
const MARGIN = 4;

interface Drawn {
  path: string;
  size: number;
}

/** The dark modules of a code as one path of squares. */
async function drawCode(address: string): Promise<Drawn> {
  const { create } = await retryImport(() => import('qrcode'));
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const squares = Array.from({ length: size * size }, (_, at) =>
    modules.get(Math.floor(at / size), at % size)
      ? `M${(at % size) + MARGIN} ${Math.floor(at / size) + MARGIN}h1v1h-1z`
      : '',
  );
  return { path: squares.join(''), size: size + 2 * MARGIN };
}

/** An address to scan, with the address as text for everyone else. Its code arrives after the page. */
function AppCode({ address }: { address: string }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void drawCode(address).then(
      (code) => isCurrent && setDrawn(code),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [address]);
  return (
    <figure className={styles.code}>
      <div className={styles.codeFrame}>
        {drawn && (
          <svg
            role="img"
            aria-label={appCodeTexts.code(address)}
            viewBox={`0 0 ${drawn.size} ${drawn.size}`}
            shapeRendering="crispEdges"
          >
            <rect width={drawn.size} height={drawn.size} fill="#fff" />
            <path d={drawn.path} fill="#000" />
          </svg>
        )}
      </div>
      <figcaption>
        {appCodeTexts.scan} <span className={styles.address}>{address}</span>
      </figcaption>
    </figure>
  );
}

const texts = guardTexts.app;
/** Breakpoint `md`: desktop from here. */
const DESKTOP = '(min-width: 768px)';

/**
 * For subscribers of an app store, which alone can change their plan: a code to scan, or a link on small screens
 * (UPGR-015, UPGR-017 to UPGR-021).
 */
export function SwitchToTheApp() {
  const isDesktop = useMediaQuery(DESKTOP);
  const { appUrl, publicUrl } = readSiteBoot();
  const address = appUrl ?? publicUrl;
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>{texts.title}</h1>
          <p>{texts.text}</p>
        </Stack>
        {isDesktop ? (
          <AppCode address={address} />
        ) : (
          <Inline>
            <ButtonLink variant="primary" to={address} reloadDocument>
              {texts.open}
            </ButtonLink>
          </Inline>
        )}
        <Inline gap={6}>
          <TextLink to={MOBILE_APP_HELP}>{texts.help}</TextLink>
          <TextLink to="/subscription">{texts.subscription}</TextLink>
          <TextLink to="/help/contact">{guardTexts.contact}</TextLink>
        </Inline>
      </Stack>
    </PageContainer>
  );
}

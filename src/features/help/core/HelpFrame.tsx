import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { isEmbedded } from '#services/embedded/embeddedMode.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import styles from './HelpFrame.module.scss';
import { HelpSearchBox } from './HelpSearchBox.tsx';
import { ServiceNotices } from './ServiceNotices.tsx';
import { frameTexts as texts } from './texts.ts';

interface HelpFrameProps {
  /** The start of the help: its banner is its head. Elsewhere the banner holds the search alone. */
  isHome?: boolean;
  /** Shows what staff say of the state of the site: at the start and at the contact form. Default false. */
  hasNotices?: boolean;
  /** What is in the search box. Default nothing. */
  query?: string;
  /** Width of the page below; default an ordinary one. */
  width?: 'text' | 'page';
  children: ReactNode;
}

/**
 * A page of the help with the banner and its search box, which the phone app does not show (HELP-019, EMBED-007,
 * EMBED-008).
 */
export function HelpFrame({
  isHome = false,
  hasNotices = false,
  query = '',
  width = 'page',
  children,
}: HelpFrameProps) {
  const { search } = useLocation();
  const hasBanner = !isEmbedded(search);
  return (
    <>
      {hasBanner && (
        <div className={styles.banner} data-home={isHome}>
          <div className={styles.inner}>
            {isHome && (
              <div className={styles.words}>
                <h1>{texts.banner}</h1>
                <p>{texts.bannerLead}</p>
              </div>
            )}
            <HelpSearchBox initial={query} />
          </div>
        </div>
      )}
      {hasNotices && <ServiceNotices />}
      <PageContainer width={width}>
        <div className={styles.parts}>
          {isHome && !hasBanner && <h1>{texts.help}</h1>}
          {children}
        </div>
      </PageContainer>
    </>
  );
}

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { ConnectionNotice } from '../connection/ConnectionNotice.tsx';
import { SITE_END_ID } from '../shell/siteEnd.ts';
import { GrantBanners } from './banners/GrantBanners.tsx';
import { ConnectedMessages } from './ConnectedMessages.tsx';
import { OwnSurvey } from './OwnSurvey.tsx';
import { PageNotices } from './PageNotices.tsx';
import { SupportWidget } from './SupportWidget.tsx';

/**
 * Parts around a page that need not be there first: the connection and notices at its head in reading order, banners
 * and support behind its content.
 */
export function SiteExtras() {
  const [end, setEnd] = useState<HTMLElement | null>(null);
  useEffect(() => setEnd(document.getElementById(SITE_END_ID)), []);
  return (
    <>
      <ConnectionNotice />
      <PageNotices />
      {end &&
        createPortal(
          <>
            <OwnSurvey />
            <GrantBanners />
            <ConnectedMessages />
            <SupportWidget />
          </>,
          end,
        )}
    </>
  );
}

import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';

import { HELP } from '#domain/help/core/helpAddresses.ts';
import { requestAddress, SUPPORT_REQUESTS } from '#domain/help/tickets/ticketAddresses.ts';
import { frameTexts, HelpFrame } from '#features/help/core/index.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './contact.module.scss';
import { ContactForm } from './ContactForm.tsx';
import { contactValuesOf } from './contactValues.ts';
import { contactTexts as texts } from './texts.ts';

/** Writing to support. States: the form, the request that was sent. */
export function Component() {
  const [address] = useSearchParams();
  const isMember = useSelector(selectIsSignedIn);
  const [reference, setReference] = useState<string | null>(null);
  const { supportEmail } = readSiteBoot();
  return (
    <HelpFrame hasNotices>
      <Breadcrumbs crumbs={[{ label: frameTexts.help, to: HELP }, { label: texts.title }]} />
      {reference === null ? (
        <div className={styles.form}>
          <Stack gap={6}>
            <Stack gap={3}>
              <h1>{texts.title}</h1>
              <p>
                {texts.lead} {isMember && <TextLink to={SUPPORT_REQUESTS}>{texts.yours}</TextLink>}
              </p>
            </Stack>
            <ContactForm initialValues={contactValuesOf(address)} onSent={setReference} />
            {supportEmail !== undefined && (
              <p>
                {texts.byEmail} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
              </p>
            )}
          </Stack>
        </div>
      ) : (
        <Notice
          tone="success"
          headingLevel={1}
          title={texts.sent(reference)}
          actions={
            <ButtonLink to={isMember ? requestAddress(reference) : HELP}>
              {isMember ? texts.open : texts.back}
            </ButtonLink>
          }
        >
          <p>{isMember ? texts.sentMember : texts.sentVisitor}</p>
        </Notice>
      )}
    </HelpFrame>
  );
}

import { HELP } from '#domain/help/core/helpAddresses.ts';
import { frameTexts, HelpFrame } from '#features/help/core/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { askForSupportDetails } from '#services/support/supportDetails.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { contactTexts as texts } from './texts.ts';

/** Ways to reach support. */
export function Component() {
  const { supportEmail, requestId } = readSiteBoot();
  return (
    <HelpFrame>
      <Breadcrumbs crumbs={[{ label: frameTexts.help, to: HELP }, { label: texts.title }]} />
      <Stack gap={3}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </Stack>
      <Card title={texts.email}>
        <Stack gap={3}>
          <p>{supportEmail === undefined ? texts.noEmail : texts.emailText}</p>
          {supportEmail !== undefined && (
            <p>
              <a href={`mailto:${supportEmail}`}>{texts.write(supportEmail)}</a>
            </p>
          )}
        </Stack>
      </Card>
      <Card title={texts.details}>
        <Stack gap={3}>
          <p>{texts.detailsText}</p>
          <div>
            <Button onClick={() => askForSupportDetails({ requestId: requestId || null })}>{texts.copy}</Button>
          </div>
        </Stack>
      </Card>
    </HelpFrame>
  );
}

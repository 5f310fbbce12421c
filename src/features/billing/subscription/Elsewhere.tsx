import { Card } from '#ui/Card/Card.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { subscriptionTexts } from './texts.ts';

const texts = subscriptionTexts.elsewhere;

/** Who can change a subscription that is not run here. */
export const Elsewhere = ({ isOfApp, planName }: { isOfApp: boolean; planName: string }) => (
  <Card title={texts.title}>
    <Stack gap={2}>
      <p>{isOfApp ? texts.app : texts.partner(planName)}</p>
      <Inline gap={6}>
        {isOfApp && <TextLink to="/help/categories/mobile-app">{texts.appHelp}</TextLink>}
        <TextLink to="/help/contact">{texts.contact}</TextLink>
      </Inline>
    </Stack>
  </Card>
);

import { Card } from '#ui/Card/Card.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { subscriptionTexts } from './texts.ts';

const texts = subscriptionTexts.elsewhere;

/** Who can change a subscription that a partner organisation gave. */
export const PartnerSubscription = ({ planName }: { planName: string }) => (
  <Card title={texts.title}>
    <Stack gap={2}>
      <p>{texts.partner(planName)}</p>
      <TextLink to="/help/contact">{texts.contact}</TextLink>
    </Stack>
  </Card>
);

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import { libraryTexts as texts } from '../libraryTexts.ts';
import type { LibraryDesk } from '../organisationsApi.ts';

const lastDay = (endsAt: string): string => dayInWords(new Date(Date.parse(endsAt) - 1).toISOString());

/** What a library has bought, and how many of its seats are taken now. */
export function ContractFacts({ contract, seatsTaken, waiting }: LibraryDesk) {
  if (contract === null)
    return (
      <Card title={texts.now}>
        <p>{texts.noContract}</p>
      </Card>
    );
  const { seats, startsAt, endsAt, reference } = contract;
  return (
    <Card title={texts.now}>
      <DescriptionList
        items={[
          ...(seats === null
            ? []
            : [
                { term: texts.seatsTaken, value: figure(seatsTaken) },
                { term: texts.waiting, value: figure(waiting) },
              ]),
          { term: texts.seats, value: seats === null ? texts.anySeats : figure(seats) },
          { term: texts.from, value: dayInWords(startsAt) },
          { term: texts.until, value: lastDay(endsAt) },
          { term: texts.reference, value: reference === '' ? null : reference },
        ]}
      />
    </Card>
  );
}

/** How readers of a library sign in, as the site has it, and what its provider needs of this site. */
export function SignInFacts({ id, signIn }: LibraryDesk) {
  const { publicUrl } = readSiteBoot();
  const { isAllowed, entityId, signInUrl, signingKeys, requiredEntitlement, metadataUrl } = signIn;
  return (
    <Card title={texts.signIn}>
      <Stack gap={3}>
        <p>{texts.signInText}</p>
        <DescriptionList
          items={[
            { term: texts.isAllowed, value: isAllowed ? texts.yes : texts.no },
            { term: texts.entityId, value: entityId },
            { term: texts.signInUrl, value: signInUrl },
            { term: texts.signingKeys, value: figure(signingKeys) },
            { term: texts.entitlement, value: requiredEntitlement ?? texts.noEntitlement },
            { term: texts.metadataUrl, value: metadataUrl ?? texts.fromFile },
            { term: texts.ourMetadata, value: `${publicUrl}/saml/metadata` },
            { term: texts.ownLink, value: `${publicUrl}/saml/login/${id}` },
          ]}
        />
      </Stack>
    </Card>
  );
}

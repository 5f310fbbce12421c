import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { internalPath } from '#domain/kernel/grants/returnTarget.ts';
import { conversationAddress } from '#domain/messages/core/conversationHash.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { Composer } from './Composer.tsx';
import { useMessageContactsQuery, useMessageRecipientQuery, type Recipient } from './conversationsApi.ts';
import styles from './inbox.module.scss';
import { newTexts as texts } from './texts.ts';
import { UsernameForm } from './UsernameForm.tsx';
import { useStartConversationMutation } from './writingApi.ts';

/** A first message to one member. @param about - the page it is about, from the root */
function FirstMessage({
  recipient: { profileId, name, isStranger },
  about,
}: {
  recipient: Recipient;
  about: string | null;
}) {
  const navigate = useNavigate();
  const [start] = useStartConversationMutation();
  return (
    <Stack gap={3}>
      <p>
        {texts.to} <bdi>{name}</bdi>
      </p>
      {about !== null && (
        <p className={styles.note}>
          {texts.about} <TextLink to={about}>{about}</TextLink>
        </p>
      )}
      {isStranger && <p>{texts.stranger}</p>}
      <Composer
        draft={`message.to.${profileId}.${about ?? ''}`}
        name={name}
        isNew={isStranger}
        send={async (text, clientId) => {
          const { data, error } = await start({ input: { profileId, text, clientId, about } });
          if (data) void navigate(conversationAddress(data.hash), { replace: true });
          return error ?? null;
        }}
      />
    </Stack>
  );
}

interface Named {
  profileId: string | null;
  tree: string | null;
  username: string | null;
  about: string | null;
}

/**
 * Someone that the address names, by their profile, by their username or as the owner of a tree. States: loading,
 * failed, cannot be written to, a message.
 */
function NamedRecipient({ profileId, tree, username, about }: Named) {
  const { currentData: recipient, ...answer } = useMessageRecipientQuery({ profileId, tree, username });
  if (recipient === undefined) return <NoAnswer of={answer} texts={texts} headingLevel={2} />;
  if (recipient !== null) return <FirstMessage recipient={recipient} about={about} />;
  const words = username === null ? texts.missing : texts.unknown(username);
  return (
    <Stack gap={4}>
      <Notice tone="empty" headingLevel={2} title={words.title}>
        {words.text}
      </Notice>
      {username !== null && <UsernameForm username={username} label={texts.username} about={about} />}
    </Stack>
  );
}

/** Anyone of those the member knows, or another by their username. States: loading, failed, a choice. */
function ChosenRecipient({ about }: { about: string | null }) {
  const { data, ...answer } = useMessageContactsQuery();
  const [chosen, setChosen] = useState('');
  if (data === undefined) return <NoAnswer of={answer} texts={texts} headingLevel={2} />;
  const recipient = data.find(({ profileId }) => profileId === chosen);
  return (
    <Stack gap={4}>
      {data.length > 0 && (
        <SelectField
          label={texts.known}
          placeholder={texts.choose}
          value={chosen}
          options={data.map(({ profileId, name }) => ({ value: profileId, label: name }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {recipient ? (
        <FirstMessage key={recipient.profileId} recipient={recipient} about={about} />
      ) : (
        <UsernameForm username="" label={data.length > 0 ? texts.otherUsername : texts.username} about={about} />
      )}
    </Stack>
  );
}

/** A path of this site; null for anything else. */
const pathOf = (about: string | null): string | null =>
  about !== null && about.length <= 4000 && internalPath(about) !== null ? about : null;

/** A new message, about a page of this site or about nothing; to whom is in the address, or chosen here. */
export function NewMessage() {
  const [query] = useSearchParams();
  const [profileId, tree, username, about] = [
    query.get('to'),
    query.get('tree'),
    query.get('user'),
    pathOf(query.get('about')),
  ];
  const isNamed = profileId !== null || tree !== null || username !== null;
  return (
    <Stack gap={4}>
      <TextLink to="/messaging">{texts.back}</TextLink>
      <h1 className={styles.heading}>{texts.title}</h1>
      {isNamed ? <NamedRecipient {...{ profileId, tree, username, about }} /> : <ChosenRecipient about={about} />}
    </Stack>
  );
}

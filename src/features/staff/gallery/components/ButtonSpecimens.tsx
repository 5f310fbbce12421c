import { Bookmark, Download, Search, Settings, Trash2, X } from 'lucide-react';

import { readSiteBoot } from '#services/config/siteBoot.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Logo } from '#ui/Logo/Logo.tsx';
import { RecordTypeIcon } from '#ui/RecordTypeIcon/RecordTypeIcon.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { galleryTexts } from '../texts.ts';
import styles from './Section.module.scss';
import { Section } from './Section.tsx';

export function ButtonSpecimens() {
  return (
    <Section title={galleryTexts.buttons}>
      <Stack>
        <Inline gap={3}>
          <Button variant="primary" icon={<Search aria-hidden="true" />}>
            Search
          </Button>
          <Button>Save search</Button>
          <Button variant="quiet">Clear all</Button>
          <Button variant="danger" icon={<Trash2 aria-hidden="true" />}>
            Delete
          </Button>
        </Inline>
        <Inline gap={3}>
          <Button variant="primary" loading>
            Saving
          </Button>
          <Button disabled>Not possible</Button>
          <ButtonLink to="/register">Create an account</ButtonLink>
        </Inline>
        <Inline gap={3}>
          <Button size="sm" icon={<Download aria-hidden="true" />}>
            Small
          </Button>
          <Button>Medium</Button>
          <Button size="lg" variant="primary">
            Large
          </Button>
        </Inline>
        <div className={styles.indigo}>
          <Inline gap={3}>
            <Button variant="inverse">On indigo</Button>
            <Button variant="outline">Second on indigo</Button>
            <IconButton label="Settings on indigo" icon={<Settings aria-hidden="true" />} look="inherit" />
          </Inline>
        </div>
      </Stack>
      <Stack>
        <Inline>
          <IconButton label="Bookmark" icon={<Bookmark aria-hidden="true" />} />
          <IconButton label="Settings" icon={<Settings aria-hidden="true" />} look="framed" />
          <IconButton label="Remove" icon={<X aria-hidden="true" />} size="sm" />
          <IconButton label="Settings (not possible)" icon={<Settings aria-hidden="true" />} disabled />
        </Inline>
        <p>
          A <TextLink to="/search/historical-records">link in text</TextLink>, a{' '}
          <TextLink to="/search" plain strong>
            strong plain one
          </TextLink>
          , and{' '}
          <TextLink to="https://www.nationalarchives.gov.uk/" newTab>
            one that opens a tab
          </TextLink>
          .
        </p>
        <Inline>
          <Badge>Members</Badge>
          <Badge tone="brand">Sample</Badge>
          <Badge tone="info">New</Badge>
          <Badge tone="success">Free</Badge>
          <Badge tone="warning">Partly published</Badge>
          <Badge tone="error">Closed</Badge>
        </Inline>
        <Inline gap={4}>
          {['CENSUS', 'TRANSCRIPTION', 'IMAGE', 'PDF', 'ARTICLE', 'something else'].map((type) => (
            <RecordTypeIcon key={type} type={type} />
          ))}
        </Inline>
        <Logo name={readSiteBoot().shortName} logo={readSiteBoot().logo} />
      </Stack>
    </Section>
  );
}

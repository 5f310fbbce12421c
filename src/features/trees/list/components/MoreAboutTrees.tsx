import { type LucideIcon, Medal, ScrollText, Search, Trees } from 'lucide-react';
import { useId } from 'react';

import { isOfferedOf } from '#domain/site/content/censusOfPage.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { listTexts } from '../texts.ts';
import styles from './trees.module.scss';

const { search, census1921, military, example, title: heading } = listTexts.more;
const WAYS: readonly { icon: LucideIcon; to: string; title: string; text: string }[] = [
  { icon: Search, to: '/search-family-tree', ...search },
  { icon: ScrollText, to: '/tree/1921-census-hints', ...census1921 },
  { icon: Medal, to: '/tree/military-hints', ...military },
  { icon: Trees, to: '/tree/example-family-tree', ...example },
];

/** Where else a member with trees may want to go: below the list of them. */
export function MoreAboutTrees() {
  const { heldCensuses = [] } = readSiteBoot();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <h2 id={id}>{heading}</h2>
        <ul role="list" className={styles.ways}>
          {WAYS.filter(({ to }) => isOfferedOf(to, heldCensuses)).map(({ icon: Icon, to, title, text }) => (
            <li key={to} className={styles.way}>
              <Icon aria-hidden="true" />
              <div>
                <TextLink plain strong to={to}>
                  {title}
                </TextLink>
                <p className={styles.facts}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

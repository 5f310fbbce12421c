import { type LucideIcon, Medal, ScrollText, Search, Trees } from 'lucide-react';
import { useId } from 'react';

import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './trees.module.scss';

const WAYS: readonly { icon: LucideIcon; to: string; title: string; text: string }[] = [
  { icon: Search, to: '/search-family-tree', title: 'Search family trees', text: 'Find your people in the trees that other members show.' },
  { icon: ScrollText, to: '/tree/1921-census-hints', title: '1921 census hints', text: 'Households of 1921 that may be of people of your trees.' },
  { icon: Medal, to: '/tree/military-hints', title: 'Military hints', text: 'Who of your family may have served, and where.' },
  { icon: Trees, to: '/tree/example-family-tree', title: 'Example tree', text: 'A family with sources, stories and hints, to look around in.' },
];

/** Where else a member with trees may want to go: below the list of them. */
export function MoreAboutTrees() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <h2 id={id}>Go further</h2>
        <ul role="list" className={styles.ways}>
          {WAYS.map(({ icon: Icon, to, title, text }) => (
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

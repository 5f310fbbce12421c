import { Accordion as Base } from '@base-ui/react/accordion';
import { ChevronDown } from 'lucide-react';
import { type ReactNode } from 'react';

import { classNames } from '../classNames.ts';
import styles from './Accordion.module.scss';

export interface AccordionItem {
  id: string;
  title: string;
  /** At the end of the header: how many are chosen. */
  extra?: ReactNode;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Level of the headers among the page's headings. */
  headingLevel: 2 | 3 | 4;
  /** Ids that are open at first. */
  defaultOpen?: readonly string[];
  /** Opening one leaves the others open. Default true. */
  multiple?: boolean;
  /** Smaller, for side columns. */
  compact?: boolean;
}

/** Parts of a page that open and close. What is closed is found by the browser's own search and opened by it. */
export function Accordion({ items, headingLevel, defaultOpen = [], multiple = true, compact = false }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Base.Root
      multiple={multiple}
      defaultValue={[...defaultOpen]}
      hiddenUntilFound
      className={classNames(styles.accordion, compact && styles.compact)}
    >
      {items.map(({ id, title, extra, content }) => (
        <Base.Item key={id} value={id} className={styles.item}>
          <Base.Header render={<Heading />} className={styles.heading}>
            <Base.Trigger className={styles.trigger}>
              {title}
              {extra !== undefined && <span className={styles.extra}>{extra}</span>}
              <ChevronDown aria-hidden="true" />
            </Base.Trigger>
          </Base.Header>
          <Base.Panel className={styles.panel}>
            <div className={styles.content}>{content}</div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  );
}

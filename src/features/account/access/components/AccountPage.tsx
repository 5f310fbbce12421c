import { useContext, useEffect, useRef, type ReactNode } from 'react';

import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { NextStep } from '../model/nextStep.ts';
import styles from '../pages/page.module.scss';

interface AccountPageProps {
  title: string;
  /** One sentence under the heading. */
  intro?: ReactNode;
  /** `text` for a message, `narrow` for one form. Default `narrow`. */
  width?: 'text' | 'narrow';
  /** The heading takes the focus: the page follows another one at the same address. */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** The frame of every page here: a heading, a sentence, one thing to do. Over a page it is a part of the dialog. */
export function AccountPage({ title, intro, width = 'narrow', takesFocus = false, children }: AccountPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { isOverPage = false } = useContext(NextStep);
  const Heading = isOverPage ? 'h3' : 'h1';
  const content = (
    <div className={isOverPage ? styles.part : styles.page}>
      <Heading ref={heading} tabIndex={takesFocus ? -1 : undefined}>
        {title}
      </Heading>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </div>
  );
  return isOverPage ? content : <PageContainer width={width}>{content}</PageContainer>;
}

import { FileImage, FileText, type LucideIcon, Newspaper, ScrollText, UsersRound } from 'lucide-react';

import type { RecordItemType } from '#domain/records/core/record.ts';

import styles from './RecordTypeIcon.module.scss';

const NAMES: Record<RecordItemType, string> = {
  CENSUS: 'Census',
  TRANSCRIPTION: 'Transcription',
  IMAGE: 'Image',
  PDF: 'PDF',
  ARTICLE: 'Article',
};

/**
 * Readers' name for the kind of item a record is: one of the five types (spec 1 section 3); anything else counts as a
 * transcription.
 */
export const recordTypeName = (type: string): string =>
  Object.hasOwn(NAMES, type) ? NAMES[type as RecordItemType] : NAMES.TRANSCRIPTION;

const ICONS: Record<RecordItemType, LucideIcon> = {
  CENSUS: UsersRound,
  TRANSCRIPTION: ScrollText,
  IMAGE: FileImage,
  PDF: FileText,
  ARTICLE: Newspaper,
};

interface RecordTypeIconProps {
  /** One of the five types (spec 1 section 3); anything else is drawn as a transcription. */
  type: string;
  /** For places where the kind is written beside it. */
  decorative?: boolean;
}

/** What kind of item a record is, as a picture with a name. */
export function RecordTypeIcon({ type, decorative = false }: RecordTypeIconProps) {
  const Icon = Object.hasOwn(ICONS, type) ? ICONS[type as RecordItemType] : ICONS.TRANSCRIPTION;
  return decorative ? (
    <Icon aria-hidden="true" className={styles.icon} />
  ) : (
    <Icon role="img" aria-label={recordTypeName(type)} className={styles.icon} />
  );
}

import { FileImage, FileText, type LucideIcon, Newspaper, ScrollText, UsersRound } from 'lucide-react';

import { type RecordItemType } from '#domain/records/record.ts';

import styles from './RecordTypeIcon.module.scss';

const KINDS: Record<RecordItemType, { Icon: LucideIcon; name: string }> = {
  CENSUS: { Icon: UsersRound, name: 'Census' },
  TRANSCRIPTION: { Icon: ScrollText, name: 'Transcription' },
  IMAGE: { Icon: FileImage, name: 'Image' },
  PDF: { Icon: FileText, name: 'PDF' },
  ARTICLE: { Icon: Newspaper, name: 'Article' },
};

interface RecordTypeIconProps {
  /** One of the five types (spec 1 section 3); anything else is drawn as a transcription. */
  type: string;
  /** For places where the kind is written beside it. */
  decorative?: boolean;
}

/** What kind of item a record is, as a picture with a name. */
export function RecordTypeIcon({ type, decorative = false }: RecordTypeIconProps) {
  const { Icon, name } = Object.hasOwn(KINDS, type) ? KINDS[type as RecordItemType] : KINDS.TRANSCRIPTION;
  return decorative ? <Icon aria-hidden="true" className={styles.icon} /> : <Icon role="img" aria-label={name} className={styles.icon} />;
}

import { FileText, ImageOff } from 'lucide-react';

import { sizeInWords } from '#domain/kernel/wording/sizeInWords.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { lowPriority } from '#ui/lowPriority.ts';

import type { Versioned } from '../model/lifeOf.ts';
import { mediumDate, mediumName } from '../model/mediumWords.ts';
import type { TreeFile, TreePicture } from '../treePersonApi.ts';
import styles from './media.module.scss';
import { mediaTexts } from './texts.ts';

interface MediumCardProps {
  medium: Versioned<'medium'>;
  /** Where its bytes are; undefined twice where only its name came with a file. */
  picture: TreePicture | undefined;
  file: TreeFile | undefined;
  isPortrait: boolean;
  /** Names of the facts it belongs to. */
  belongsTo: readonly string[];
  onOpen: () => void;
  /** What editors do with it; null for readers. */
  tools: { onEdit: () => void; onPortrait: (() => void) | null; onRemove: () => void } | null;
}

/** A photo to open, a document to download, or the name of a file that was not included. */
function Frame({ medium, picture, file, onOpen }: Pick<MediumCardProps, 'medium' | 'picture' | 'file' | 'onOpen'>) {
  const name = mediumName(medium.document);
  if (picture) {
    return (
      <button type="button" className={styles.frame} aria-label={mediaTexts.view(name)} onClick={onOpen}>
        <img
          src={picture.smallUrl}
          alt=""
          {...lowPriority}
          width={picture.width}
          height={picture.height}
          className={styles.picture}
        />
      </button>
    );
  }
  if (file) {
    return (
      <a
        href={file.url}
        download
        className={styles.frame}
        aria-label={mediaTexts.downloadDocument(name, sizeInWords(file.bytes))}
      >
        <FileText aria-hidden="true" className={styles.icon} />
        <span className={styles.kind}>{mediaTexts.documentKind(sizeInWords(file.bytes))}</span>
      </a>
    );
  }
  return (
    <div className={styles.frame}>
      <ImageOff aria-hidden="true" className={styles.icon} />
      <span className={styles.kind}>{mediaTexts.noFile}</span>
    </div>
  );
}

/** One photo or document of a person, and what editors do with it. */
export function MediumCard({ medium, picture, file, isPortrait, belongsTo, onOpen, tools }: MediumCardProps) {
  const { document } = medium;
  const name = mediumName(document);
  return (
    <li>
      <figure className={styles.medium}>
        <Frame medium={medium} picture={picture} file={file} onOpen={onOpen} />
        <figcaption className={styles.caption}>
          <strong>{name}</strong>
          <span className={styles.details}>
            {[mediumDate(document), ...belongsTo, !picture && !file && document.fileName !== name && document.fileName]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {isPortrait && <Badge tone="brand">{mediaTexts.portrait}</Badge>}
          {tools && (
            <div className={styles.tools}>
              <Button size="sm" variant="quiet" aria-label={mediaTexts.editNamed(name)} onClick={tools.onEdit}>
                {mediaTexts.edit}
              </Button>
              {tools.onPortrait && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={mediaTexts.makePortraitNamed(name)}
                  onClick={tools.onPortrait}
                >
                  {mediaTexts.makePortrait}
                </Button>
              )}
              <Button size="sm" variant="quiet" aria-label={mediaTexts.removeNamed(name)} onClick={tools.onRemove}>
                {mediaTexts.remove}
              </Button>
            </div>
          )}
        </figcaption>
      </figure>
    </li>
  );
}

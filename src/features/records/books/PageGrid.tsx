import { Link } from 'react-router-dom';

import { pageAddress } from '#services/routing/recordAddresses.ts';
import { useFirstRows } from '#ui/useFirstRows.ts';
import { usePictureRetry } from '#ui/usePictureRetry.ts';

import type { OpenedBook } from './booksApi.ts';
import styles from './PageGrid.module.scss';
import { bookTexts as texts } from './texts.ts';

type Page = OpenedBook['pages'][number];

function PagePicture({ id }: { id: string }) {
  const address = `/iiif/3/${id}/full/!208,144/0/default.webp`;
  const { isShown, tries, onError } = usePictureRetry(address);
  return isShown ? (
    <img key={tries} src={address} alt="" loading="lazy" className={styles.picture} onError={onError} />
  ) : (
    <span className={styles.picture} />
  );
}

/**
 * The pages of a book, small, each leading to the viewer. Rows out of sight are not drawn until they come near
 * (`content-visibility`), and their pictures are not fetched before.
 */
export function PageGrid({ pages }: { pages: readonly Page[] }) {
  const shown = useFirstRows(pages);
  return (
    <ol role="list" aria-label={texts.pages} className={styles.grid}>
      {shown.map(({ id, label, position }) => (
        <li key={id} id={`page-${position}`} className={styles.page}>
          <Link to={pageAddress(id)} className={styles.link}>
            <PagePicture id={id} />
            <span className={styles.label}>{label}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

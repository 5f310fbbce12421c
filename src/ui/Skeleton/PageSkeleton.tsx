import { PageContainer } from '../PageContainer/PageContainer.tsx';
import { uiTexts } from '../texts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Skeleton.module.scss';
import { SkeletonLine, SkeletonTable } from './Skeleton.tsx';

interface PageSkeletonProps {
  /** What is on its way, for assistive technology. */
  label?: string;
  /** What the page will be: running text, or a table. */
  shape?: 'text' | 'table';
}

/** A page before its code or its data has come. Announced politely. */
export function PageSkeleton({ label = uiTexts.loadingPage, shape = 'text' }: PageSkeletonProps) {
  return (
    <PageContainer>
      <div role="status" data-skeleton="page" className={styles.page}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <SkeletonLine width="medium" title />
        {shape === 'table' ? (
          <SkeletonTable />
        ) : (
          [0, 1, 2].map((block) => (
            <div key={block} className={styles.block}>
              <SkeletonLine />
              <SkeletonLine width="long" />
              <SkeletonLine width="medium" />
            </div>
          ))
        )}
      </div>
    </PageContainer>
  );
}

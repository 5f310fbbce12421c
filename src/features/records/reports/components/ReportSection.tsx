import { type ReactNode, useId } from 'react';

import { Stack } from '#ui/Stack/Stack.tsx';

import styles from './reports.module.scss';

interface ReportSectionProps<Report> {
  title: string;
  reports: readonly Report[];
  children: (report: Report) => ReactNode;
}

/** Reports of one kind under their heading; nothing where there are none. */
export function ReportSection<Report extends { id: string }>({ title, reports, children }: ReportSectionProps<Report>) {
  const heading = useId();
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Stack gap={3}>
        <h2 id={heading}>{title}</h2>
        <ul className={styles.list}>
          {reports.map((report) => (
            <li key={report.id}>{children(report)}</li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

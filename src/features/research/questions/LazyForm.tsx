import { type ReactNode, Suspense } from 'react';

import { lazyPart } from '#ui/lazyPart.ts';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';

/** What is opened by a press comes with the press. Each is to be drawn inside `Opened`. */
export const QuestionForm = lazyPart(() => import('./QuestionForm.tsx').then((chunk) => chunk.QuestionForm));
export const PlanRowForm = lazyPart(() => import('./PlanRowForm.tsx').then((chunk) => chunk.PlanRowForm));
export const FindSources = lazyPart(() => import('./FindSources.tsx').then((chunk) => chunk.FindSources));
export const LogRowForm = lazyPart(() => import('./LogRowForm.tsx').then((chunk) => chunk.LogRowForm));
export const DiaryChoices = lazyPart(() => import('./DiaryChoices.tsx').then((chunk) => chunk.DiaryChoices));
export const EvidenceForm = lazyPart(() => import('./EvidenceForm.tsx').then((chunk) => chunk.EvidenceForm));
export const ConflictForm = lazyPart(() => import('./ConflictForm.tsx').then((chunk) => chunk.ConflictForm));
export const ConclusionForm = lazyPart(() => import('./ConclusionForm.tsx').then((chunk) => chunk.ConclusionForm));

/** A form that was opened, once its code is there. */
export const LazyForm = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<SkeletonTable rows={2} columns={2} />}>{children}</Suspense>
);

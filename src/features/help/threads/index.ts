export { AttachFiles, useAttachedFiles } from './AttachFiles.tsx';
export { ReplyForm } from './ReplyForm.tsx';
export { StateBadge } from './StateBadge.tsx';
export { topicTexts } from './texts.ts';
export { Thread } from './Thread.tsx';
export {
  type RequestThread,
  useDeskMoveMutation,
  useDeskReplyMutation,
  useDeskRequestQuery,
  useReplyToSupportMutation,
  useSolveSupportRequestMutation,
  useSupportRequestQuery,
} from './threadsApi.ts';

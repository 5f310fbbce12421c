import { codeOf } from '#domain/kernel/errors/failure.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { CloseSetUntilDocument, SetClosuresDocument } from './closures.generated.ts';
import {
  AddSheetStepsDocument,
  ChooseSheetTableDocument,
  DecideSheetQuestionDocument,
  DeleteSheetDocument,
  MakeSheetDocument,
  OpenSheetUploadDocument,
  PlaceSheetRowsDocument,
  PublishSheetDocument,
  ReadSheetFileAgainDocument,
  RemoveSheetStepDocument,
  RestoreSheetDocument,
  SetSheetPolicyDocument,
  SetSheetColumnsDocument,
  SheetCheckDocument,
  SheetDocument,
  SheetGuessesDocument,
  SheetHistoryDocument,
  SheetLayoutDocument,
  SheetQuestionsDocument,
  SheetRejectedRowsDocument,
  SheetRowsDocument,
  SheetStepPreviewDocument,
  SheetValuesDocument,
  SheetsDocument,
  WithdrawSheetDocument,
  WithdrawSheetRequestDocument,
} from './sheets.generated.ts';
import {
  AcceptStewardshipDocument,
  EndStewardshipDocument,
  InviteStewardDocument,
  SheetStewardsDocument,
  StewardOfferDocument,
} from './stewards.generated.ts';

/** A sheet of the list. */
export type SheetLine = ResultOf<typeof SheetsDocument>['sheets'][number];
/** A table of records that is brought in by the browser. */
export type Sheet = NonNullable<ResultOf<typeof SheetDocument>['sheet']>;
export type SheetColumn = Sheet['columns'][number];
export type SheetFile = NonNullable<Sheet['file']>;
export type SheetGuess = ResultOf<typeof SheetGuessesDocument>['sheetGuesses'][number];
/** Columns of another sheet that this one has as well. */
export type SheetLayout = NonNullable<ResultOf<typeof SheetLayoutDocument>['sheetLayout']>;
export type SheetRow = ResultOf<typeof SheetRowsDocument>['sheetRows'][number];
/** What publishing would do. */
export type SheetCheck = NonNullable<ResultOf<typeof SheetCheckDocument>['sheetCheck']>;
export type SheetProblem = SheetCheck['problems'][number];
export type SheetFix = SheetProblem['fixes'][number];
/** What a step would change. */
export type SheetStepPreview = NonNullable<ResultOf<typeof SheetStepPreviewDocument>['sheetStepPreview']>;
export type SheetTranscript = SheetCheck['transcripts'][number];
export type SheetQuestion = ResultOf<typeof SheetQuestionsDocument>['sheetQuestions'][number];
export type SheetHistory = NonNullable<ResultOf<typeof SheetHistoryDocument>['sheetHistory']>;
export type SheetChange = SheetHistory['changes'][number];
/** Until when a record set is closed. */
export type SetClosure = ResultOf<typeof SetClosuresDocument>['setClosures'][number];
/** What is asked of a second person about a sheet. */
export type SheetRequest = NonNullable<Sheet['request']>;
/** A member who looks after a sheet, or is invited to. */
export type Steward = ResultOf<typeof SheetStewardsDocument>['sheetStewards'][number];
export type SheetPublication = SheetHistory['publications'][number];

const queries = baseApi
  .enhanceEndpoints({ addTagTypes: ['Sheets', 'SheetParts', 'SetClosures', 'SheetStewards'] })
  .injectEndpoints({
    endpoints: fromOperations(({ query }) => ({
      // Three people may work on one sheet: nothing of it is kept from an earlier visit.
      sheets: query(SheetsDocument, 'sheets', { keepUnusedDataFor: 0, providesTags: ['Sheets'] }),
      /** Null when there is none. */
      sheet: query(SheetDocument, 'sheet', { keepUnusedDataFor: 0 }),
      sheetGuesses: query(SheetGuessesDocument, 'sheetGuesses', { keepUnusedDataFor: 0 }),
      /** Null where the file is laid out as no other. */
      sheetLayout: query(SheetLayoutDocument, 'sheetLayout', { keepUnusedDataFor: 0 }),
      sheetRows: query(SheetRowsDocument, 'sheetRows', { keepUnusedDataFor: 0 }),
      /** Null when there is nothing in the sheet. */
      sheetCheck: query(SheetCheckDocument, 'sheetCheck', { keepUnusedDataFor: 0, providesTags: ['SheetParts'] }),
      /** Null where no column fills the field. */
      sheetValues: query(SheetValuesDocument, 'sheetValues', { keepUnusedDataFor: 0, providesTags: ['SheetParts'] }),
      /** Null when there is nothing in the sheet. */
      sheetRejectedRows: query(SheetRejectedRowsDocument, 'sheetRejectedRows', { keepUnusedDataFor: 0 }),
      sheetQuestions: query(SheetQuestionsDocument, 'sheetQuestions', {
        keepUnusedDataFor: 0,
        providesTags: ['SheetParts'],
      }),
      /** Null when there is nothing in the sheet. */
      sheetStepPreview: query(SheetStepPreviewDocument, 'sheetStepPreview', { keepUnusedDataFor: 0 }),
      setClosures: query(SetClosuresDocument, 'setClosures', { keepUnusedDataFor: 0, providesTags: ['SetClosures'] }),
      sheetStewards: query(SheetStewardsDocument, 'sheetStewards', {
        keepUnusedDataFor: 0,
        providesTags: ['SheetStewards'],
      }),
      /** Null where the link is no longer good. */
      stewardOffer: query(StewardOfferDocument, 'stewardOffer', { keepUnusedDataFor: 0 }),
      sheetHistory: query(SheetHistoryDocument, 'sheetHistory', { keepUnusedDataFor: 0, providesTags: ['SheetParts'] }),
    })),
  });

interface Lifecycle {
  dispatch: (
    action:
      | ReturnType<typeof queries.util.updateQueryData>
      | ReturnType<typeof queries.endpoints.sheet.initiate>
      | ReturnType<typeof queries.util.invalidateTags>,
  ) => unknown;
  queryFulfilled: Promise<{ data: Sheet }>;
}

/** Refusals after which the sheet is not what its page shows. */
const OUT_OF_DATE: readonly (string | null)[] = [
  'SHEET_CHANGED',
  'SHEET_BUSY',
  'SHEET_KEPT',
  'SHEET_NOT_LIVE',
  'SHEET_REFUSED',
];

/** Shows the sheet as the server has it after a change, and after one that was refused for what the sheet is by now. */
async function show({ id }: { id: string }, { dispatch, queryFulfilled }: Lifecycle): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    dispatch(queries.util.updateQueryData('sheet', { id }, () => data));
  } catch (refused) {
    if (!OUT_OF_DATE.includes(codeOf((refused as { error?: unknown }).error))) return;
    dispatch(queries.endpoints.sheet.initiate({ id }, { forceRefetch: true, subscribe: false }));
    dispatch(queries.util.invalidateTags(['SheetParts']));
  }
}

const CHANGES = { invalidatesTags: ['Sheets', 'SheetParts'], onQueryStarted: show } as const;

const mutations = queries.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    makeSheet: mutation(MakeSheetDocument, 'makeSheet', { invalidatesTags: ['Sheets'] }),
    openSheetUpload: mutation(OpenSheetUploadDocument, 'openSheetUpload'),
    chooseSheetTable: mutation(ChooseSheetTableDocument, 'chooseSheetTable', CHANGES),
    readSheetFileAgain: mutation(ReadSheetFileAgainDocument, 'readSheetFileAgain', CHANGES),
    placeSheetRows: mutation(PlaceSheetRowsDocument, 'placeSheetRows', CHANGES),
    setSheetColumns: mutation(SetSheetColumnsDocument, 'setSheetColumns', CHANGES),
    addSheetSteps: mutation(AddSheetStepsDocument, 'addSheetSteps', CHANGES),
    removeSheetStep: mutation(RemoveSheetStepDocument, 'removeSheetStep', CHANGES),
    restoreSheet: mutation(RestoreSheetDocument, 'restoreSheet', CHANGES),
    decideSheetQuestion: mutation(DecideSheetQuestionDocument, 'decideSheetQuestion', {
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const answered = await queryFulfilled.catch(() => null);
        if (answered) dispatch(queries.util.updateQueryData('sheetQuestions', { id }, () => answered.data));
        else dispatch(queries.util.invalidateTags(['SheetParts']));
      },
    }),
    publishSheet: mutation(PublishSheetDocument, 'publishSheet', CHANGES),
    withdrawSheet: mutation(WithdrawSheetDocument, 'withdrawSheet', CHANGES),
    closeSetUntil: mutation(CloseSetUntilDocument, 'closeSetUntil', { invalidatesTags: ['SetClosures'] }),
    withdrawSheetRequest: mutation(WithdrawSheetRequestDocument, 'withdrawSheetRequest', CHANGES),
    setSheetPolicy: mutation(SetSheetPolicyDocument, 'setSheetPolicy', CHANGES),
    inviteSteward: mutation(InviteStewardDocument, 'inviteSteward', { invalidatesTags: ['SheetStewards'] }),
    endStewardship: mutation(EndStewardshipDocument, 'endStewardship', { invalidatesTags: ['SheetStewards'] }),
    acceptStewardship: mutation(AcceptStewardshipDocument, 'acceptStewardship'),
    /** False when there is no such sheet any more. */
    deleteSheet: mutation(DeleteSheetDocument, 'deleteSheet', { invalidatesTags: ['Sheets'] }),
  })),
});

export const {
  useSheetsQuery,
  useSheetQuery,
  useSheetGuessesQuery,
  useLazySheetGuessesQuery,
  useSheetLayoutQuery,
  useSheetRowsQuery,
  useSheetCheckQuery,
  useSheetHistoryQuery,
  useSheetQuestionsQuery,
  useLazySheetRejectedRowsQuery,
  useSheetValuesQuery,
  useLazySheetStepPreviewQuery,
  useSetClosuresQuery,
  useSheetStewardsQuery,
  useStewardOfferQuery,
} = queries;
export const {
  useMakeSheetMutation,
  useOpenSheetUploadMutation,
  useChooseSheetTableMutation,
  useReadSheetFileAgainMutation,
  usePlaceSheetRowsMutation,
  useSetSheetColumnsMutation,
  useAddSheetStepsMutation,
  useRemoveSheetStepMutation,
  useRestoreSheetMutation,
  useDecideSheetQuestionMutation,
  usePublishSheetMutation,
  useWithdrawSheetMutation,
  useDeleteSheetMutation,
  useCloseSetUntilMutation,
  useWithdrawSheetRequestMutation,
  useSetSheetPolicyMutation,
  useInviteStewardMutation,
  useEndStewardshipMutation,
  useAcceptStewardshipMutation,
} = mutations;

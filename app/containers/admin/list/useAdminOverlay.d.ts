import type { AdminRefusal } from '@/domain/admin/refusal';
import type { Outcome } from '@/domain/outcome';
import type { AdminSubmission } from '@/screens/admin/list/adminListTypes';
/** The dialog above an admin list, and sending what it asks for: one call at a time, its refusal shown in the dialog. */
export declare function useAdminOverlay<Row, Draft extends object, Action extends string>(): {
  overlay:
    | {
        kind: 'none';
      }
    | {
        kind: 'details';
        row: Row;
      }
    | {
        kind: 'question';
        action: Action;
        row: Row;
        submission: AdminSubmission;
      }
    | Omit<
        {
          kind: 'form';
          row: Row | null;
          draft: Draft;
          problems: never;
          refusals: number;
          submission: AdminSubmission;
        },
        'problems'
      >;
  close: () => void;
  send: <Value>(
    call: () => Promise<Outcome<Value, AdminRefusal>>,
    onDone: (value: Value) => void,
    tellFailure?: (submission: AdminSubmission) => void,
  ) => void;
  showDetails: (row: Row) => void;
  openForm: (row: Row | null, draft: Draft) => void;
  ask: (action: Action, row: Row) => void;
  changeDraft: (patch: Partial<Draft>) => void;
  refuse: () => void;
};

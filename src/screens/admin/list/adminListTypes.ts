import type { AdminRefusal } from '@/domain/admin/refusal';

/** State of a submission; a failure is a refusal or an unforeseen error. */
export type AdminSubmission =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'failed'; reason: AdminRefusal | 'offline' | 'unexpected' };

/** Overlay above an admin list: details of a row, a form that creates or changes one, or a confirmation. */
export type AdminOverlay<Row, Draft, Problems, Action extends string> =
  | { kind: 'none' }
  | { kind: 'details'; row: Row }
  | {
      kind: 'form';
      /** `null` for a new one. */
      row: Row | null;
      draft: Draft;
      problems: Problems;
      /** Increases with every failed submit, which moves focus to the error. */
      refusals: number;
      submission: AdminSubmission;
    }
  | { kind: 'question'; action: Action; row: Row; submission: AdminSubmission };

export interface AdminOverlayActions<Draft> {
  onDraftChange: (patch: Partial<Draft>) => void;
  onFormSubmit: () => void;
  onQuestionConfirm: () => void;
  onOverlayClose: () => void;
}

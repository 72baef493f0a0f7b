import type { AdminRefusal } from '@/domain/admin/refusal';

/** Where a thing that was sent stands; a failure is a refusal, or something that no rule foresaw. */
export type AdminSubmission =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'failed'; reason: AdminRefusal | 'offline' | 'unexpected' };

/**
 * Overlay above an admin list. It shows everything about one row, the form that creates or changes one, or a question
 * before something is done to one.
 */
export type AdminOverlay<Row, Draft, Problems, Action extends string> =
  | { kind: 'none' }
  | { kind: 'details'; row: Row }
  | {
      kind: 'form';
      /** `null` for a new one. */
      row: Row | null;
      draft: Draft;
      problems: Problems;
      /** Grows with every refusal: focus moves to the fault. */
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

import type { SettingsDraft, SettingsProblems } from '@/domain/admin/settings';
import type { AdminSubmission } from '../list/adminListTypes';

/** The states of the screen; from `ready` on there is a form. */
export type AdminSettingsView =
  | { status: 'loading' }
  | { status: 'error'; reason: 'offline' | 'unexpected' }
  | {
      status: 'ready';
      draft: SettingsDraft;
      problems: SettingsProblems;
      /** Grows with every refusal: focus moves to the fault. */
      refusals: number;
      /** How many settings would be another after saving. */
      changeCount: number;
      submission: AdminSubmission;
    };

export interface AdminSettingsScreenProps {
  view: AdminSettingsView;
  onDraftChange: (patch: Partial<SettingsDraft>) => void;
  onSubmit: () => void;
  /** Back to what is kept. */
  onReset: () => void;
  onRetry: () => void;
}

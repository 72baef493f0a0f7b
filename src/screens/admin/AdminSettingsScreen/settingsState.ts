import type { FailureReason } from '@/domain/loaded';
import type { AdminSettings, SettingsDraft } from '@/domain/admin/settings';
import type { AdminSubmission } from '@/screens/admin/list/adminListTypes';

/** Everything the settings form remembers while it is open. */
export interface SettingsState {
  /** What is saved: changes are counted against it. */
  kept: AdminSettings;
  draft: SettingsDraft;
  /** Problems show from the first refused attempt on. */
  isRefused: boolean;
  refusals: number;
  submission: AdminSubmission;
}

export type SettingsAction =
  | { type: 'changed'; patch: Partial<SettingsDraft> }
  | { type: 'reset'; draft: SettingsDraft }
  | { type: 'refused' }
  | { type: 'sent' }
  | { type: 'saved'; settings: AdminSettings }
  | { type: 'failed'; reason: FailureReason };

export function initialSettingsState(kept: AdminSettings, draft: SettingsDraft): SettingsState {
  return { kept, draft, isRefused: false, refusals: 0, submission: { status: 'idle' } };
}

/** No refusal and no failure ever loses anything that was typed, nor what is typed while it is being saved. */
export function settingsReducer(state: SettingsState, action: SettingsAction): SettingsState {
  switch (action.type) {
    case 'changed':
      return { ...state, draft: { ...state.draft, ...action.patch } };
    case 'reset':
      return { ...initialSettingsState(state.kept, action.draft), refusals: state.refusals };
    case 'refused':
      return { ...state, isRefused: true, refusals: state.refusals + 1, submission: { status: 'idle' } };
    case 'sent':
      return { ...state, submission: { status: 'pending' } };
    case 'saved':
      return { ...state, kept: action.settings, isRefused: false, submission: { status: 'idle' } };
    case 'failed':
      return {
        ...state,
        refusals: state.refusals + 1,
        submission: { status: 'failed', reason: action.reason },
      };
  }
}

import {
  changedSettings,
  settingsProblems,
  type FixableSetting,
  type SettingsDraft,
  type SettingsProblems,
  type StoredSettings,
} from '@/domain/admin/settings';
import type { AdminRefusal } from '@/domain/admin/refusal';
import { shownProblems, type FormState } from '@/domain/form/formState';
import type { Loaded } from '@/domain/results/loaded';
import type { AdminSubmission } from '../list/adminListTypes';
import { toAdminSubmission } from '../list/toAdminSubmission';

/** The form, once the settings are there. */
export interface ReadySettingsView {
  status: 'ready';
  draft: SettingsDraft;
  problems: SettingsProblems;
  /** Grows with every refusal: focus moves to the fault. */
  refusals: number;
  /** How many settings would be another after saving. */
  changeCount: number;
  /** Decided by the environment of the server: shown, and not changed here. */
  fixed: readonly FixableSetting[];
  submission: AdminSubmission;
}

export interface SettingsFormProps {
  view: ReadySettingsView;
  onDraftChange: (patch: Partial<SettingsDraft>) => void;
  onSubmit: () => void;
  /** Back to what is saved. */
  onReset: () => void;
}

export type AdminSettingsScreenProps =
  | SettingsFormProps
  | { view: Exclude<Loaded<never>, { status: 'ready' }>; onRetry: () => void };

/** The form over these settings as the screen shows it. */
export function toAdminSettingsView(
  { settings: saved, fixed }: Pick<StoredSettings, 'settings' | 'fixed'>,
  state: FormState<SettingsDraft, AdminRefusal>,
): ReadySettingsView {
  const { draft, refusals, submission } = state;
  return {
    status: 'ready',
    draft,
    problems: shownProblems(settingsProblems(draft), state),
    refusals,
    changeCount: changedSettings(saved, draft).length,
    fixed,
    submission: toAdminSubmission(submission),
  };
}

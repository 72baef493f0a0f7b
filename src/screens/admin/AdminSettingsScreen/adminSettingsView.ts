import {
  changedSettings,
  settingsProblems,
  type FixableSetting,
  type SettingsDraft,
  type SettingsProblems,
  type StoredSettings,
} from '@/domain/admin/settings';
import type { MailTest } from '@/domain/admin/mailTest';
import type { AdminRefusal } from '@/domain/admin/refusal';
import { shownProblems, type FormState } from '@/domain/form/formState';
import type { Loaded } from '@/domain/results/loaded';
import type { AdminSubmission } from '../list/adminListTypes';
import { toAdminSubmission } from '../list/toAdminSubmission';

/** State of the test mail. */
export type MailTestView =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'done'; test: MailTest }
  /** The portal's server did not answer. */
  | { status: 'failed' };

/** The form after the settings are loaded. */
export interface ReadySettingsView {
  status: 'ready';
  draft: SettingsDraft;
  problems: SettingsProblems;
  /** Increases with every failed submit, which moves focus to the error. */
  refusals: number;
  /** Number of changed settings. */
  changeCount: number;
  /** Settings that the server's environment overrides; read-only. */
  fixed: readonly FixableSetting[];
  hasSmtpPassword: boolean;
  submission: AdminSubmission;
  mailTest: MailTestView;
}

export interface SettingsFormProps {
  view: ReadySettingsView;
  onDraftChange: (patch: Partial<SettingsDraft>) => void;
  onSubmit: () => void;
  /** Restores the saved settings. */
  onReset: () => void;
  /** Sends a test mail by the saved settings. */
  onMailTest: () => void;
}

export type AdminSettingsScreenProps =
  | SettingsFormProps
  | { view: Exclude<Loaded<never>, { status: 'ready' }>; onRetry: () => void };

/** Makes the form's view. */
export function toAdminSettingsView(
  { settings: saved, fixed, hasSmtpPassword }: Omit<StoredSettings, 'version'>,
  state: FormState<SettingsDraft, AdminRefusal>,
  mailTest: MailTestView = { status: 'idle' },
): ReadySettingsView {
  const { draft, refusals, submission } = state;
  return {
    status: 'ready',
    draft,
    problems: shownProblems(settingsProblems(draft), state),
    refusals,
    changeCount: changedSettings(saved, draft).length,
    fixed,
    hasSmtpPassword,
    mailTest,
    submission: toAdminSubmission(submission),
  };
}

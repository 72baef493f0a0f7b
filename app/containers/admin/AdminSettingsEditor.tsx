import { useState } from 'react';
import {
  settingsDraftOf,
  settingsProblems,
  usableSettings,
  type SettingsDraft,
  rebasedSettings,
  type StoredSettings,
} from '@/domain/admin/settings';
import type { AdminRefusal } from '@/domain/admin/refusal';
import { decimalSign } from '@/i18n/decimalSign';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminSettingsScreen } from '@/screens/admin/AdminSettingsScreen/AdminSettingsScreen';
import {
  toAdminSettingsView,
  type MailTestView,
} from '@/screens/admin/AdminSettingsScreen/adminSettingsView';
import { useForm } from '@app/forms/useForm';
import { useLeaveGuard } from '@app/providers/AppRouter';
import { usePorts } from '@app/providers/PortsProvider';
import type { NewNotice } from '@app/providers/ToastProvider';
import { useReads } from '@app/reads/useReads';

/** The form after the settings are loaded; it owns the draft. */
export function AdminSettingsEditor({ initial }: { initial: StoredSettings }) {
  const { admin, log } = usePorts();
  const { invalidate } = useReads();
  const { t, locale } = useI18n();
  const [stored, setStored] = useState(initial);
  const { settings: saved, version } = stored;
  const savedDraft = () => settingsDraftOf(saved, decimalSign(locale));
  const { state, dispatch, send, refuse } = useForm<SettingsDraft, AdminRefusal>({
    initial: savedDraft,
    after: 'repeatable',
  });
  const [mailTest, setMailTest] = useState<MailTestView>({ status: 'idle' });
  const view = toAdminSettingsView(stored, state, mailTest);
  const { draft, changeCount } = view;
  useLeaveGuard({ isDirty: changeCount > 0 });

  const follow = (next: StoredSettings): NewNotice => {
    setStored(next);
    // Keeps input typed meanwhile.
    dispatch({ type: 'cleared' });
    invalidate('admin');
    return { type: 'success', title: t('adminSettings.saved'), message: t('adminSettings.savedText') };
  };

  /** Rebases the draft onto settings that somebody else saved; own input stays. */
  const rebase = async () => {
    const next = await admin.settings();
    dispatch({ type: 'changed', patch: rebasedSettings(saved, draft, next.settings, decimalSign(locale)) });
    setStored(next);
  };

  const submit = () => {
    if (changeCount === 0) return;
    const settings = usableSettings(draft);
    if (settings)
      send(() => admin.saveSettings(settings, version), {
        event: 'admin-settings-save-failed',
        onFailed: (failure) => {
          if (failure === 'stale') void rebase();
          return null;
        },
        onDone: follow,
        onDoneAway: follow,
      });
    else refuse(settingsProblems(draft));
  };

  const testMail = () => {
    setMailTest({ status: 'pending' });
    admin.sendTestMail(locale).then(
      (test) => setMailTest({ status: 'done', test }),
      (error: unknown) => {
        log.event('admin-mail-test-failed', { error: String(error) });
        setMailTest({ status: 'failed' });
      },
    );
  };

  return (
    <AdminSettingsScreen
      view={view}
      onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
      onSubmit={submit}
      onMailTest={testMail}
      onReset={() => dispatch({ type: 'reset', draft: savedDraft() })}
    />
  );
}

import { useState } from 'react';
import {
  settingsDraftOf,
  settingsProblems,
  usableSettings,
  type AdminSettings,
} from '@/domain/admin/settings';
import { done } from '@/domain/outcome';
import { decimalSign } from '@/i18n/decimalSign';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminSettingsScreen } from '@/screens/admin/AdminSettingsScreen/AdminSettingsScreen';
import { toAdminSettingsView } from '@/screens/admin/AdminSettingsScreen/adminSettingsView';
import { useForm } from '@app/forms/useForm';
import { useLeaveGuard } from '@app/providers/AppRouter';
import { usePorts } from '@app/providers/PortsProvider';
import type { NewNotice } from '@app/providers/ToastProvider';
import { useReads } from '@app/reads/useReads';

/** The form once the settings are there: from then on the draft is here. */
export function AdminSettingsEditor({ initial }: { initial: AdminSettings }) {
  const { admin } = usePorts();
  const { invalidate } = useReads();
  const { t, locale } = useI18n();
  const [saved, setSaved] = useState(initial);
  const savedDraft = () => settingsDraftOf(saved, decimalSign(locale));
  const { state, dispatch, send, refuse } = useForm({ initial: savedDraft, after: 'repeatable' });
  const view = toAdminSettingsView(saved, state);
  const { draft, changeCount } = view;
  useLeaveGuard({ isDirty: changeCount > 0 });

  const follow = (settings: AdminSettings): NewNotice => {
    setSaved(settings);
    // What was typed meanwhile stays.
    dispatch({ type: 'cleared' });
    invalidate('admin');
    return { type: 'success', title: t('adminSettings.saved'), message: t('adminSettings.savedText') };
  };

  const submit = () => {
    if (changeCount === 0) return;
    const settings = usableSettings(draft);
    if (settings)
      send(async () => done(await admin.saveSettings(settings)), {
        event: 'admin-settings-save-failed',
        onDone: follow,
        onDoneAway: follow,
      });
    else refuse(settingsProblems(draft));
  };

  return (
    <AdminSettingsScreen
      view={view}
      onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
      onSubmit={submit}
      onReset={() => dispatch({ type: 'reset', draft: savedDraft() })}
    />
  );
}

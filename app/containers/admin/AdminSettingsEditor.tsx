import { useReducer, useRef } from 'react';
import {
  changedSettings,
  settingsDraftOf,
  settingsProblems,
  usableSettings,
  type AdminSettings,
} from '@/domain/admin/settings';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminSettingsScreen } from '@/screens/admin/AdminSettingsScreen/AdminSettingsScreen';
import { failureReason } from '@app/ports/toPortError';
import { useLeaveGuard } from '@app/providers/AppRouter';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';
import { useToast } from '@app/providers/ToastProvider';
import { initialSettingsState, settingsReducer } from '@/screens/admin/AdminSettingsScreen/settingsState';

/** The form once the settings are there: from then on the draft is here. */
export function AdminSettingsEditor({ initial }: { initial: AdminSettings }) {
  const { admin, log } = usePorts();
  const { invalidate } = useReads();
  const { t, locale } = useI18n();
  const toast = useToast();
  const [state, dispatch] = useReducer(settingsReducer, initial, (kept) =>
    initialSettingsState(kept, settingsDraftOf(kept, locale === 'ru' ? ',' : '.')),
  );
  const { kept, draft, refusals, submission } = state;
  const changeCount = changedSettings(kept, draft).length;
  useLeaveGuard({ isDirty: changeCount > 0 });
  // Taken at once, not with the next render: a second press in the same breath must not send twice.
  const isBusy = useRef(false);

  const submit = () => {
    if (isBusy.current || changeCount === 0) return;
    const settings = usableSettings(draft);
    if (!settings) {
      dispatch({ type: 'refused' });
      return;
    }
    isBusy.current = true;
    dispatch({ type: 'sent' });
    admin
      .saveSettings(settings)
      .then(
        (saved) => {
          dispatch({ type: 'saved', settings: saved });
          invalidate('admin');
          toast({ type: 'success', title: t('adminSettings.saved'), message: t('adminSettings.savedText') });
        },
        (error: unknown) => {
          log.event('admin-settings-save-failed', { error: String(error) });
          dispatch({ type: 'failed', reason: failureReason(error) });
        },
      )
      .finally(() => {
        isBusy.current = false;
      });
  };

  return (
    <AdminSettingsScreen
      view={{
        status: 'ready',
        draft,
        problems: state.isRefused ? settingsProblems(draft) : {},
        refusals,
        changeCount,
        submission,
      }}
      onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
      onSubmit={submit}
      onReset={() => dispatch({ type: 'reset', draft: settingsDraftOf(kept, locale === 'ru' ? ',' : '.') })}
      onRetry={() => undefined}
    />
  );
}

import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  draftOf,
  needsReinstall,
  rebasedDraft,
  type EditedServer,
  type SettingsDraft,
} from '@/domain/servers/serverSettings';
import type { PortError } from '@/domain/results/portError';
import { toSettingsUpdate } from '@/domain/servers/serverSettingsRules';
import { useI18n } from '@/i18n/I18nProvider';
import { ServerEditScreen } from '@/screens/serverEdit/ServerEditScreen/ServerEditScreen';
import {
  initialExtras,
  rejectedFields,
  saveFailure,
  toServerEditView,
  type EditExtras,
  type SaveFailureAnswer,
} from '@/screens/serverEdit/ServerEditScreen/serverEditView';
import { lazyPart } from '@/primitives/lazyPart';
import { securePassword } from '@app/device/securePassword';
import { useKeepServer } from '@app/containers/servers/useKeepServer';
import { useForm } from '@app/forms/useForm';
import { useLeaveGuard } from '@app/providers/AppRouter';
import { usePorts } from '@app/providers/PortsProvider';
import type { NewNotice } from '@app/providers/ToastProvider';
import { useReads } from '@app/reads/useReads';
import { useDeletionDays, useToday } from '@app/reads/useToday';
import { paths } from '@/paths';

// Loaded with the question about a reinstallation.
const ReinstallKeys = lazyPart(() => import('./ReinstallKeys'));

/** The form after the server is loaded; it owns the draft. */
export function ServerEditor({ opened }: { opened: EditedServer }) {
  const navigate = useNavigate();
  const { servers, log } = usePorts();
  const { invalidate } = useReads();
  const { t, money } = useI18n();
  // Replaced after a concurrent change.
  const [editable, setEditable] = useState(opened);
  const { state, dispatch, send } = useForm<SettingsDraft, SaveFailureAnswer>({
    initial: () => draftOf(editable.settings),
    after: 'once',
    // Later changes are based on the saved settings; input typed meanwhile stays.
    returned: (sent) => {
      readAgain((current) => {
        setEditable(current);
        dispatch({ type: 'changed', patch: (draft) => rebasedDraft(sent, current.settings, draft) });
      });
      return draftOf(sent);
    },
  });
  const [extras, setExtras] = useState(initialExtras);
  /** Fingerprints of the keys for a reinstallation. */
  const [sshKeys, setSshKeys] = useState<string[]>([]);
  const today = useToday();
  const deletionDays = useDeletionDays();
  const view = toServerEditView(editable, state, { ...extras, deletionDays }, today);
  // After saving, leaving loses nothing.
  const pass = useLeaveGuard({ isDirty: view.changed.length > 0 && state.submission.status !== 'done' });
  const isPending = view.submission.status === 'pending';

  const readAgain = (onRead: (current: EditedServer) => void) =>
    void servers.settings(editable.server.id).then(
      (current) => current && onRead(current),
      (error: unknown) => log.event('settings-read-failed', { error: String(error) }),
    );

  const patchExtras = (patch: Partial<EditExtras>) => setExtras((current) => ({ ...current, ...patch }));
  const showPassword = (field: keyof EditExtras['shownPasswords'], isShown: boolean) =>
    patchExtras({ shownPasswords: { ...extras.shownPasswords, [field]: isShown } });
  // Input is blocked while the confirmed settings are being sent.
  const change = (patch: Partial<SettingsDraft>) => {
    if (!isPending) dispatch({ type: 'changed', patch });
  };

  /** Rebases the input onto the server's current settings. */
  const rebase = (current: EditedServer) => {
    dispatch({
      type: 'changed',
      patch: (draft) => rebasedDraft(editable.settings, current.settings, draft),
    });
    patchExtras({ overtaken: editable });
    setEditable(current);
  };

  const failureMessage = (failure: PortError | SaveFailureAnswer): string => {
    const reason = saveFailure(failure);
    return reason === 'priceChanged' && typeof failure === 'object' && 'expected' in failure
      ? t('serverEdit.failed.priceChanged', {
          given: money(failure.given),
          expected: money(failure.expected),
        })
      : t(`serverEdit.failed.${reason === 'priceChanged' ? 'unexpected' : reason}`);
  };

  const save = () => {
    const update = toSettingsUpdate(editable, state.draft);
    if (!update) return;
    const follow = ({ awaitedOptions }: EditedServer): NewNotice => {
      // The balance forecast depends on the renewals.
      invalidate('servers', 'account', ...(view.charge > 0 ? (['payments', 'notifications'] as const) : []));
      if (awaitedOptions && view.charge > 0)
        return { type: 'info', title: t('serverEdit.billed.title'), message: t('serverEdit.billed.text') };
      // Texts from the specification (§2, §8).
      return { type: 'success', title: t('serverEdit.saved.title'), message: t('serverEdit.saved.text') };
    };
    const reinstall = needsReinstall(view.changed) && sshKeys.length > 0 ? { sshKeys } : {};
    const request = { ...update, ...reinstall, charge: view.charge };
    send(() => servers.save(editable.server.id, editable.version, request), {
      onDone: (saved) => {
        pass(() => navigate(paths.dashboard.vps));
        return follow(saved);
      },
      onDoneAway: follow,
      onFailed: (failure) => {
        patchExtras({ confirmation: null });
        if (typeof failure === 'object' && 'current' in failure) rebase(failure.current);
        // The quote and the prices beside the options follow the charge.
        else if (typeof failure === 'object') readAgain(setEditable);
      },
      // Notifies a user who has left the page.
      onFailedAway: (failure) => ({
        type: 'error',
        title: t('serverEdit.failed.title'),
        message: failureMessage(failure),
      }),
      rejectedBy: rejectedFields,
    });
  };

  // Input stays; only the version it is based on changes.
  const keep = useKeepServer(() => readAgain(setEditable));

  const submit = () => {
    if (view.block !== null || isPending) return;
    if (!needsReinstall(view.changed)) {
      save();
      return;
    }
    dispatch({ type: 'cleared' });
    patchExtras({ confirmation: '' });
  };

  return (
    <ServerEditScreen
      view={view}
      reinstallKeys={<ReinstallKeys os={state.draft.os} chosen={sshKeys} onChange={setSshKeys} />}
      onDraftChange={change}
      onFieldBlur={(field) => dispatch({ type: 'left', field })}
      onPasswordShownChange={showPassword}
      onPasswordGenerate={(field) => {
        change({ [field]: securePassword() });
        showPassword(field, true);
      }}
      onSummaryToggle={() => patchExtras({ isSummaryOpen: !extras.isSummaryOpen })}
      onSubmit={submit}
      onCancel={() => void navigate(paths.dashboard.vps)}
      onConfirmationType={(confirmation) => !isPending && patchExtras({ confirmation })}
      onReinstallConfirm={() => view.question?.isConfirmed && save()}
      onReinstallDismiss={() => patchExtras({ confirmation: null })}
      onServerKeep={() => keep(editable.server)}
    />
  );
}

import { useReducer, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { needsReinstall, type EditableServer } from '@/domain/serverSettings';
import { toSettingsUpdate } from '@/domain/serverSettingsRules';
import { useI18n } from '@/i18n/I18nProvider';
import { ServerEditScreen } from '@/screens/serverEdit/ServerEditScreen/ServerEditScreen';
import { failureReason } from '@app/ports/toPortError';
import { useIsHere } from '@app/calls/useIsHere';
import { securePassword } from '@app/device/securePassword';
import { useLeaveGuard } from '@app/providers/AppRouter';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';
import { useToast } from '@app/providers/ToastProvider';
import { paths } from '@/paths';
import {
  editReducer,
  initialEditState,
  type SaveFailure,
} from '@/screens/serverEdit/ServerEditScreen/editState';
import { toServerEditView } from '@/screens/serverEdit/ServerEditScreen/serverEditView';

/** The form once the server is there: from then on the draft is here. */
export function ServerEditor({ editable }: { editable: EditableServer }) {
  const navigate = useNavigate();
  const toast = useToast();
  const { servers } = usePorts();
  const { invalidate } = useReads();
  const { t } = useI18n();
  const [state, dispatch] = useReducer(editReducer, editable, initialEditState);
  const view = toServerEditView(editable, state);
  const pass = useLeaveGuard({ isDirty: view.changed.length > 0 });

  // Taken at once, not with the next render: a second press in the same breath must not send twice.
  const isBusy = useRef(false);
  const isHere = useIsHere();

  const fail = (reason: SaveFailure) => {
    isBusy.current = false;
    if (isHere.current) dispatch({ type: 'saveFailed', reason });
    // Whoever has gone on meanwhile still learns that nothing was saved.
    else
      toast({
        type: 'error',
        title: t('serverEdit.failed.title'),
        message: t(`serverEdit.failed.${reason}`),
      });
  };

  const save = async () => {
    const update = toSettingsUpdate(editable, state.draft);
    if (!update || isBusy.current) return;
    isBusy.current = true;
    dispatch({ type: 'saveStarted' });
    let outcome;
    try {
      outcome = await servers.save(editable.server.id, update);
    } catch (error) {
      fail(failureReason(error));
      return;
    }
    if (outcome.status === 'refused') {
      fail(outcome.refusal);
      return;
    }
    invalidate('servers');
    // §2, §8: the words are the specification's.
    toast({ type: 'success', title: t('serverEdit.saved.title'), message: t('serverEdit.saved.text') });
    if (isHere.current) pass(() => navigate(paths.dashboard.vps));
  };

  const submit = () => {
    if (view.block !== null || isBusy.current) return;
    if (needsReinstall(view.changed)) dispatch({ type: 'questionAsked' });
    else void save();
  };

  return (
    <ServerEditScreen
      view={view}
      onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
      onFieldLeave={(field) => dispatch({ type: 'left', field })}
      onPasswordShownChange={(field, isShown) => dispatch({ type: 'passwordShown', field, isShown })}
      onPasswordGenerate={(field) => dispatch({ type: 'passwordMade', field, password: securePassword() })}
      onSummaryToggle={() => dispatch({ type: 'summaryToggled' })}
      onSubmit={submit}
      onCancel={() => void navigate(paths.dashboard.vps)}
      onConfirmationType={(typed) => dispatch({ type: 'confirmationTyped', typed })}
      onReinstallConfirm={() => {
        if (view.question?.isConfirmed) void save();
      }}
      onReinstallDismiss={() => dispatch({ type: 'questionClosed' })}
    />
  );
}

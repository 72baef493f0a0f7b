import { useCallback, useReducer } from 'react';
import type { ServerId } from '@/domain/server';
import type { ServerRow } from '@/domain/serverRow';
import { choiceOf, leavingReducer, toLeavingView } from '@/domain/servers/leavingState';
import { useI18n } from '@/i18n/I18nProvider';
import { usePorts } from '@app/providers/PortsProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { useToast } from '@app/providers/ToastProvider';
import { useRead } from '@app/reads/useRead';
import { useReads } from '@app/reads/useReads';

/** What leaving a server comes to, as it is when its dialog opens. */
function useQuote(id: ServerId | null) {
  const { servers } = usePorts();
  const load = (signal: AbortSignal) =>
    id === null ? new Promise<never>(() => undefined) : servers.leaving(id, signal);
  return useRead(id === null ? null : { key: `servers/${id}/leaving`, event: 'leaving-quote-failed', load });
}

/** Cancels servers of a list, at once or with their period, and lets them stay: what its screen shows and does of it. */
export function useLeaving() {
  const { servers } = usePorts();
  const { messages } = usePreferences();
  const { t, money, date } = useI18n();
  const toast = useToast();
  const { invalidate } = useReads();
  const [state, dispatch] = useReducer(leavingReducer, null);
  const quote = useQuote(state?.server.id ?? null);
  const view = toLeavingView(state, quote.state);

  // Both stay the same functions as long as the language does, so that the rows that hold them need not render again.
  const onLeave = useCallback(
    (server: ServerRow) => {
      messages.ensure(['leaving']).then(
        () => dispatch({ type: 'requested', server }),
        () =>
          toast({
            type: 'error',
            title: t('servers.notice.leaveFailed'),
            message: t('common.error.offline'),
          }),
      );
    },
    [messages, t, toast],
  );

  const onStay = useCallback(
    ({ id, domain }: ServerRow) => {
      servers.stay(id).then(
        () => {
          invalidate('servers');
          const message = t('servers.notice.staysText', { domain });
          toast({ type: 'success', title: t('servers.notice.stays'), message });
        },
        () =>
          toast({
            type: 'error',
            title: t('servers.notice.stayFailed'),
            message: t('servers.notice.stayFailedText'),
          }),
      );
    },
    [servers, invalidate, t, toast],
  );

  const leave = async () => {
    const choice = view && choiceOf(view);
    if (!view || !choice || view.submission.status === 'pending') return;
    const { id, domain } = view.server;
    dispatch({ type: 'submitted' });
    const left = await servers.leave(id, choice);
    if (left.status === 'refused') {
      invalidate('servers');
      const { refusal } = left;
      if (refusal.reason !== 'refundChanged') return dispatch({ type: 'failed' });
      return dispatch({ ...refusal, type: 'refundChanged' });
    }
    dispatch({ type: 'closed' });
    invalidate('servers', 'account', 'payments', 'orders');
    if (left.value?.leavesOn) {
      const message = t('servers.notice.leavesText', { domain, date: date(left.value.leavesOn) });
      return toast({ type: 'success', title: t('servers.notice.leaves'), message });
    }
    const amount = choice.when === 'now' ? choice.refund : 0;
    const message =
      choice.when === 'now' && amount > 0
        ? t('servers.notice.leftText', { domain, amount: money(choice.refund) })
        : t('servers.notice.leftPlainText', { domain });
    toast({ type: 'success', title: t('servers.notice.left'), message });
  };

  return {
    view,
    actions: {
      onLeave,
      onStay,
      onLeavingWhenChange: (when: 'now' | 'atEnd') => dispatch({ type: 'whenChosen', when }),
      onLeavingTargetChange: (target: 'balance' | 'method') => dispatch({ type: 'targetChosen', target }),
      onLeavingConfirm: () => void leave().catch(() => dispatch({ type: 'failed' })),
      onLeavingRetry: () => void quote.refresh(),
      onLeavingClose: () => dispatch({ type: 'closed' }),
    },
  };
}

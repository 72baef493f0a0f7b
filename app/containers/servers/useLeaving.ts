import { useCallback } from 'react';
import { kopecks } from '@/domain/money';
import type { Server } from '@/domain/server';
import type { ServerRow } from '@/domain/serverRow';
import type { LeavingRefusal } from '@/domain/servers/leaving';
import { choiceOf, leavingOf, toLeavingView, type LeavingSubject } from '@/domain/servers/leavingState';
import { useI18n } from '@/i18n/I18nProvider';
import { useAct } from '@app/calls/calls';
import { useQuestion } from '@app/forms/useQuestion';
import { usePorts } from '@app/providers/PortsProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { useToast } from '@app/providers/ToastProvider';
import { useLeavingQuote } from '@app/reads/pageReads';
import { useReads } from '@app/reads/useReads';

/** Cancels servers of a list, at once or with their period, and lets them stay: what its screen shows and does of it. */
export function useLeaving() {
  const { servers } = usePorts();
  const { messages } = usePreferences();
  const { t, money, date } = useI18n();
  const toast = useToast();
  const act = useAct();
  const { invalidate } = useReads();
  const { question, ask, change, answer, close } = useQuestion<LeavingSubject, LeavingRefusal>();
  const quote = useLeavingQuote(question?.server.id ?? null);
  const view = toLeavingView(question, quote.state);

  // Both stay the same functions as long as the language does, so that the rows that hold them need not render again.
  const onLeave = useCallback(
    (server: ServerRow) =>
      void act({
        event: 'leaving-words-failed',
        call: messages.ensure(['leaving']),
        onDone: () => ask(leavingOf(server)),
        onFailed: () => ({ title: t('servers.notice.leaveFailed'), message: t('common.error.offline') }),
      }),
    [act, messages, ask, t],
  );
  const onStay = useCallback(
    ({ id, domain }: ServerRow) =>
      void act({
        event: 'server-stay-failed',
        call: servers.stay(id),
        onDone: () => {
          invalidate('servers');
          const message = t('servers.notice.staysText', { domain });
          toast({ type: 'success', title: t('servers.notice.stays'), message });
        },
        onFailed: () => ({
          title: t('servers.notice.stayFailed'),
          message: t('servers.notice.stayFailedText'),
        }),
      }),
    [act, servers, invalidate, t, toast],
  );

  const leave = () => {
    const choice = view && choiceOf(view);
    if (!choice) return;
    answer({
      event: 'server-leave-failed',
      call: async ({ server }) => {
        const left = await servers.leave(server.id, choice);
        invalidate('servers', ...(left.status === 'done' ? ['account', 'payments', 'orders'] : []));
        return left;
      },
      onDone: (left: Server | null, { server: { domain } }) => {
        if (left?.leavesOn) {
          const message = t('servers.notice.leavesText', { domain, date: date(left.leavesOn) });
          return toast({ type: 'success', title: t('servers.notice.leaves'), message });
        }
        const refund = choice.when === 'now' ? choice.refund : kopecks(0);
        const message =
          refund > 0
            ? t('servers.notice.leftText', { domain, amount: money(refund) })
            : t('servers.notice.leftPlainText', { domain });
        toast({ type: 'success', title: t('servers.notice.left'), message });
      },
    });
  };

  return {
    actions: { onLeave, onStay },
    dialog: view && {
      view,
      onLeavingWhenChange: (when: LeavingSubject['when']) => change({ when }),
      onLeavingTargetChange: (target: LeavingSubject['target']) => change({ target }),
      onLeavingConfirm: leave,
      onLeavingRetry: () => void quote.refresh(),
      onLeavingClose: close,
    },
  };
}

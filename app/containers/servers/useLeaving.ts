import { useCallback } from 'react';
import { kopecks } from '@/domain/money/money';
import type { Server } from '@/domain/servers/server';
import type { ServerRow } from '@/domain/servers/serverRow';
import type { LeavingRefusal } from '@/domain/servers/leaving';
import { choiceOf, leavingOf, toLeavingView, type LeavingSubject } from '@/domain/servers/leavingState';
import { useI18n } from '@/i18n/I18nProvider';
import { useAction } from '@app/calls/calls';
import { useQuestion } from '@app/forms/useQuestion';
import { usePorts } from '@app/providers/PortsProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import type { NewNotice } from '@app/providers/ToastProvider';
import { useLeavingQuote } from '@app/reads/pageReads';
import { useReads } from '@app/reads/useReads';
import { useKeepServer } from './useKeepServer';

/** For the page of the server itself, which has nothing to read once the server is gone. */
export interface LeavingPage {
  /** A server is about to be removed. */
  onRemove: () => void;
  /** It was not. */
  onKept: () => void;
  onRemoved: () => void;
}

/** Cancels servers, at once or with their period, and lets them stay: what a screen shows and does of it. */
export function useLeaving(page?: LeavingPage) {
  const { servers } = usePorts();
  const { messages } = usePreferences();
  const { t, money, date } = useI18n();
  const act = useAction();
  const { invalidate } = useReads();
  const onStay = useKeepServer();
  const { question, ask, change, answer, close } = useQuestion<LeavingSubject, LeavingRefusal>();
  const quote = useLeavingQuote(question?.server.id ?? null);
  const view = toLeavingView(question, quote.state);

  // Stays the same function as long as the language does, so that the rows that hold it need not render again.
  const onLeave = useCallback(
    (server: ServerRow) =>
      void act({
        event: 'leaving-words-failed',
        call: messages.ensure(['leaving']),
        onDone: () => {
          ask(leavingOf(server));
        },
        onFailed: () => ({ title: t('servers.notice.leaveFailed'), message: t('common.error.offline') }),
      }),
    [act, messages, ask, t],
  );

  const leave = () => {
    const choice = view && choiceOf(view);
    if (!choice) return;
    answer({
      event: 'server-leave-failed',
      call: async ({ server }) => {
        if (choice.when === 'now') page?.onRemove();
        try {
          const left = await servers.leave(server.id, choice);
          if (left.status === 'refused') {
            page?.onKept();
            void quote.refresh();
          }
          invalidate('servers', ...(left.status === 'done' ? ['account', 'payments', 'orders'] : []));
          return left;
        } catch (error) {
          page?.onKept();
          throw error;
        }
      },
      onDone: (left: Server | null, { server: { domain } }): NewNotice => {
        if (left === null) page?.onRemoved();
        if (left?.leavesOn) {
          const message = t('servers.notice.leavesText', { domain, date: date(left.leavesOn) });
          return { type: 'success', title: t('servers.notice.leaves'), message };
        }
        const refund = choice.when === 'now' ? choice.refund : kopecks(0);
        const message =
          refund > 0
            ? t('servers.notice.leftText', { domain, amount: money(refund) })
            : t('servers.notice.leftPlainText', { domain });
        return { type: 'success', title: t('servers.notice.left'), message };
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

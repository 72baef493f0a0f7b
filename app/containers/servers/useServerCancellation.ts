import { useCallback } from 'react';
import { kopecks } from '@/domain/money/money';
import type { Server } from '@/domain/servers/server';
import type { ServerRow } from '@/domain/servers/serverRow';
import type { CancellationRefusal } from '@/domain/servers/cancellation';
import {
  choiceOf,
  newCancellation,
  toCancellationView,
  type CancellationSubject,
} from '@/domain/servers/cancellationState';
import { useI18n } from '@/i18n/I18nProvider';
import { useAction } from '@app/calls/calls';
import { useQuestion } from '@app/forms/useQuestion';
import { usePorts } from '@app/providers/PortsProvider';
import { usePreferences } from '@app/providers/PreferencesProvider';
import type { NewNotice } from '@app/providers/ToastProvider';
import { useCancellationQuote } from '@app/reads/pageReads';
import { useReads } from '@app/reads/useReads';
import { useKeepServer } from './useKeepServer';

/** Callbacks for the server's own page, which has nothing to read after the removal. */
export interface CancellationPage {
  /** Called before the server is removed. */
  onRemove: () => void;
  /** Called if the removal failed. */
  onKept: () => void;
  onRemoved: () => void;
}

/** Cancels servers at once or at the end of their period, and withdraws cancellations. */
export function useServerCancellation(page?: CancellationPage) {
  const { servers } = usePorts();
  const { messages } = usePreferences();
  const { t, money, date } = useI18n();
  const act = useAction();
  const { invalidate } = useReads();
  const onServerKeep = useKeepServer();
  const { question, ask, change, answer, close } = useQuestion<CancellationSubject, CancellationRefusal>();
  const quote = useCancellationQuote(question?.server.id ?? null);
  const view = toCancellationView(question, quote.state);

  // Stable for the same language, so that rows do not re-render.
  const onServerCancel = useCallback(
    (server: ServerRow) =>
      void act({
        event: 'cancellation-messages-failed',
        call: messages.ensure(['leaving']),
        onDone: () => {
          ask(newCancellation(server));
        },
        onFailed: () => ({ title: t('servers.notice.leaveFailed'), message: t('common.error.offline') }),
      }),
    [act, messages, ask, t],
  );

  const cancel = () => {
    const choice = view && choiceOf(view);
    if (!choice) return;
    answer({
      event: 'server-cancel-failed',
      call: async ({ server }) => {
        if (choice.when === 'now') page?.onRemove();
        try {
          const cancelled = await servers.cancel(server.id, choice);
          if (cancelled.status === 'refused') {
            page?.onKept();
            void quote.refresh();
          }
          invalidate('servers', ...(cancelled.status === 'done' ? ['account', 'payments', 'orders'] : []));
          return cancelled;
        } catch (error) {
          page?.onKept();
          throw error;
        }
      },
      onDone: (cancelled: Server | null, { server: { domain } }): NewNotice => {
        if (cancelled === null) page?.onRemoved();
        if (cancelled?.leavesOn) {
          const message = t('leaving.notice.leavesText', { domain, date: date(cancelled.leavesOn) });
          return { type: 'success', title: t('leaving.notice.leaves'), message };
        }
        const refund = choice.when === 'now' ? choice.refund : kopecks(0);
        const message =
          refund > 0
            ? t('leaving.notice.leftText', { domain, amount: money(refund) })
            : t('leaving.notice.leftPlainText', { domain });
        return { type: 'success', title: t('leaving.notice.left'), message };
      },
    });
  };

  return {
    actions: { onServerCancel, onServerKeep },
    dialog: view && {
      view,
      onCancellationWhenChange: (when: CancellationSubject['when']) => change({ when }),
      onCancellationTargetChange: (target: CancellationSubject['target']) => change({ target }),
      onCancellationConfirm: cancel,
      onCancellationRetry: () => void quote.refresh(),
      onCancellationClose: close,
    },
  };
}

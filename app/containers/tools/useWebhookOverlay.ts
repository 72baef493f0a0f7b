import { useState } from 'react';
import { reasonOf } from '@/domain/results/failureReason';
import { done } from '@/domain/results/outcome';
import { shownProblems } from '@/domain/form/formState';
import {
  emptyWebhookDraft,
  webhookProblems,
  type Webhook,
  type WebhookDraft,
} from '@/domain/webhooks/webhook';
import { useI18n } from '@/i18n/I18nProvider';
import type { WebhookAction, WebhookAsked, WebhookOverlay } from '@/screens/tools/ToolsScreen/toolsView';
import { useAction } from '@app/calls/calls';
import { useForm } from '@app/forms/useForm';
import { useQuestion } from '@app/forms/useQuestion';
import type { WebhookRefusal } from '@app/ports/toolsPort';
import { usePorts } from '@app/providers/PortsProvider';
import { useDeliveries } from '@app/reads/toolsReads';
import { useReads } from '@app/reads/useReads';

type Open =
  | { kind: 'none' | 'addWebhook' }
  | { kind: 'secret'; secret: string }
  | { kind: 'deliveries'; webhook: Webhook };

/** Adds, tests, resumes and removes webhooks, and shows their deliveries and new secrets. */
export function useWebhookOverlay() {
  const { tools } = usePorts();
  const { t } = useI18n();
  const { invalidate } = useReads();
  const act = useAction();
  const [open, setOpen] = useState<Open>({ kind: 'none' });
  const { state, dispatch, send, refuse } = useForm<WebhookDraft, WebhookRefusal>({
    initial: () => emptyWebhookDraft,
    after: 'repeatable',
  });
  const asking = useQuestion<WebhookAsked>();
  const deliveries = useDeliveries(open.kind === 'deliveries' ? open.webhook.id : null);
  const problems = webhookProblems(state.draft);

  const submit = () => {
    if (refuse(problems)) return;
    send(() => tools.addWebhook({ ...state.draft, url: state.draft.url.trim() }), {
      event: 'webhook-creation-failed',
      onDone: ({ secret }) => {
        dispatch({ type: 'reset', draft: emptyWebhookDraft });
        setOpen({ kind: 'secret', secret });
        invalidate('tools/webhooks');
        return null;
      },
    });
  };
  const confirm = () =>
    asking.answer({
      event: 'webhook-change-failed',
      call: async ({ webhook: { id }, action }) => {
        if (action === 'rotate') return done(await tools.rotateSecret(id));
        await tools.removeWebhook(id);
        return done(null);
      },
      onDone: (renewed, { webhook: { url } }) => {
        if (renewed !== null) {
          setOpen({ kind: 'secret', secret: renewed.secret });
          return null;
        }
        invalidate('tools/webhooks');
        return { type: 'success', title: t('tools.notice.removed'), message: url };
      },
    });
  const onFailed = () => {
    // It may have been removed in another tab.
    invalidate('tools/webhooks');
    return { title: t('tools.notice.failed') };
  };
  function start(action: WebhookAction, webhook: Webhook) {
    const { id, url } = webhook;
    switch (action) {
      case 'log':
        return setOpen({ kind: 'deliveries', webhook });
      case 'remove':
      case 'rotate':
        return asking.ask({ webhook, action });
      case 'test':
        return void act({
          event: 'webhook-test-failed',
          call: tools.testWebhook(id),
          onDone: () => ({ type: 'success', title: t('tools.notice.tested'), message: url }),
          onFailed,
        });
      case 'resume':
        return void act({
          event: 'webhook-resume-failed',
          call: tools.resumeWebhook(id),
          onDone: () => {
            invalidate('tools/webhooks');
            return { type: 'success', title: t('tools.notice.resumed'), message: url };
          },
          onFailed,
        });
    }
  }

  function overlay(): WebhookOverlay | null {
    if (asking.question) return { kind: 'askWebhook', ...asking.question };
    switch (open.kind) {
      case 'none':
        return null;
      case 'secret':
        return open;
      case 'deliveries':
        return { ...open, log: deliveries.state };
      case 'addWebhook': {
        const { draft, refusals, submission } = state;
        return {
          kind: 'addWebhook',
          draft,
          problems: shownProblems(problems, state),
          refusals,
          submission:
            submission.status === 'failed'
              ? { status: 'failed', reason: reasonOf<WebhookRefusal>(submission.failure) }
              : { status: submission.status === 'pending' ? 'pending' : 'idle' },
        };
      }
    }
  }
  return {
    overlay: overlay(),
    close: () => {
      asking.close();
      setOpen({ kind: 'none' });
      dispatch({ type: 'cleared' });
    },
    actions: {
      onWebhookAdd: () => setOpen({ kind: 'addWebhook' }),
      onWebhookDraftChange: (patch: Partial<WebhookDraft>) => dispatch({ type: 'changed', patch }),
      onWebhookSubmit: submit,
      onWebhookAction: start,
      onWebhookConfirm: confirm,
      onLogRetry: () => void deliveries.refresh(),
    },
  };
}

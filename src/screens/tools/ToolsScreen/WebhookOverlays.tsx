import { useId } from 'react';
import { webhookTopics } from '@/domain/webhooks/webhook';
import { useI18n } from '@/i18n/I18nProvider';
import { ErrorState } from '@/patterns/ErrorState';
import { AlertDialog } from '@/primitives/AlertDialog';
import { Badge, type BadgeTone } from '@/primitives/Badge';
import { Button } from '@/primitives/Button';
import { CheckboxCard } from '@/primitives/CheckboxCard';
import { CopyButton } from '@/primitives/CopyButton';
import { Dialog } from '@/primitives/Dialog';
import { FieldError } from '@/primitives/Field';
import { Form, FormError } from '@/primitives/Form';
import { Skeleton } from '@/primitives/Skeleton';
import { TextField } from '@/primitives/TextField';
import type { ToolsScreenProps, WebhookOverlay } from './toolsView';

type Actions = Pick<
  ToolsScreenProps,
  'onWebhookDraftChange' | 'onWebhookSubmit' | 'onWebhookConfirm' | 'onLogRetry' | 'onOverlayClose'
>;

type Part<Kind extends WebhookOverlay['kind']> = Actions & {
  overlay: Extract<WebhookOverlay, { kind: Kind }>;
};

/** The open dialog of the webhooks. Loaded on demand. */
export default function WebhookOverlays({ overlay, ...actions }: Actions & { overlay: WebhookOverlay }) {
  switch (overlay.kind) {
    case 'addWebhook':
      return <WebhookForm {...actions} overlay={overlay} />;
    case 'secret':
      return <SecretDialog {...actions} overlay={overlay} />;
    case 'deliveries':
      return <DeliveryLog {...actions} overlay={overlay} />;
    case 'askWebhook':
      return <WebhookQuestion {...actions} overlay={overlay} />;
  }
}

function WebhookForm({ overlay, onWebhookDraftChange, onWebhookSubmit, onOverlayClose }: Part<'addWebhook'>) {
  const { t } = useI18n();
  const { draft, problems, refusals, submission } = overlay;
  const id = useId();
  const isPending = submission.status === 'pending';
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onOverlayClose()}
      title={t('tools.webhookForm.title')}
      actions={
        <>
          <Button disabled={isPending} onClick={onOverlayClose}>
            {t('common.cancel')}
          </Button>
          <Button intent="primary" type="submit" form={id} pending={isPending}>
            {t('tools.webhookForm.submit')}
          </Button>
        </>
      }
    >
      <Form id={id} aria-label={t('tools.webhookForm.title')} refusals={refusals} onSubmit={onWebhookSubmit}>
        <TextField
          label={t('tools.webhookForm.url')}
          name="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          mono
          required
          hint={t('tools.webhookForm.urlHint')}
          value={draft.url}
          error={problems.url && t('tools.problem.url')}
          onValueChange={(url) => onWebhookDraftChange({ url })}
        />
        <div
          role="group"
          aria-labelledby={`${id}-topics`}
          aria-describedby={problems.topics && `${id}-problem`}
          // Focused after a failed submit: its label and its error are read out.
          {...(problems.topics && { 'data-form-error': '', tabIndex: -1 })}
          className="flex flex-col gap-2 rounded-control"
        >
          <p id={`${id}-topics`} className="text-base font-medium">
            {t('tools.webhookForm.topics')}
          </p>
          {webhookTopics.map((topic) => (
            <CheckboxCard
              key={topic}
              checked={draft.topics.includes(topic)}
              title={t(`tools.topic.${topic}`)}
              onCheckedChange={(isOn) =>
                onWebhookDraftChange({
                  topics: webhookTopics.filter((each) =>
                    each === topic ? isOn : draft.topics.includes(each),
                  ),
                })
              }
            />
          ))}
          {problems.topics && (
            <div id={`${id}-problem`} className="text-sm">
              <FieldError>{t('tools.problem.topics')}</FieldError>
            </div>
          )}
        </div>
        {submission.status === 'failed' && (
          <FormError>
            {submission.reason === 'privateAddress' || submission.reason === 'tooManyWebhooks'
              ? t(`tools.problem.${submission.reason}`)
              : t(`common.error.${submission.reason}`)}
          </FormError>
        )}
      </Form>
    </Dialog>
  );
}

function SecretDialog({ overlay: { secret }, onOverlayClose }: Part<'secret'>) {
  const { t } = useI18n();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onOverlayClose()}
      title={t('tools.secret.title')}
      description={t('tools.secret.text')}
      actions={
        <>
          <Button onClick={onOverlayClose}>{t('tools.created.close')}</Button>
          <CopyButton face="text" intent="primary" value={secret} label={t('tools.secret.copy')} />
        </>
      }
    >
      <code className="block rounded-control bg-sunken px-3 py-2.5 font-mono [overflow-wrap:anywhere] select-all">
        {secret}
      </code>
    </Dialog>
  );
}

const tones = { waiting: 'info', delivered: 'success', failed: 'danger' } as const satisfies Record<
  string,
  BadgeTone
>;

function DeliveryLog({ overlay: { webhook, log }, onLogRetry, onOverlayClose }: Part<'deliveries'>) {
  const { t, dateTime } = useI18n();
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onOverlayClose()}
      title={t('tools.log.title', { url: webhook.url })}
    >
      {log.status === 'loading' && <Skeleton className="h-40 rounded-card" />}
      {log.status === 'error' && (
        <ErrorState description={t(`common.error.${log.reason}`)} onRetry={onLogRetry} />
      )}
      {log.status === 'ready' && log.value.length === 0 && <p>{t('tools.log.empty')}</p>}
      {log.status === 'ready' && log.value.length > 0 && (
        <ol className="flex flex-col">
          {log.value.map((delivery) => (
            <li key={delivery.id} className="flex flex-col gap-1 border-b border-border py-2.5 last:border-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <code className="font-mono [overflow-wrap:anywhere]">{delivery.type}</code>
                <Badge tone={tones[delivery.state]} size="sm">
                  {t(`tools.delivery.${delivery.state}`)}
                </Badge>
                <time dateTime={delivery.at} className="text-sm text-text-muted figures">
                  {dateTime(delivery.at)}
                </time>
              </p>
              <p className="flex min-w-0 flex-wrap gap-x-3 text-sm text-text-muted">
                <span>{t('tools.log.attempts', { count: delivery.attempts })}</span>
                {delivery.status !== null && (
                  <span className="figures">{t('tools.log.status', { status: delivery.status })}</span>
                )}
                {delivery.answer !== null && (
                  <span className="min-w-0 [overflow-wrap:anywhere]">{delivery.answer}</span>
                )}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}

function WebhookQuestion({
  overlay: { webhook, action, submission },
  onWebhookConfirm,
  onOverlayClose,
}: Part<'askWebhook'>) {
  const { t } = useI18n();
  const isPending = submission.status === 'pending';
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onOverlayClose()}
      title={t(`tools.ask.${action}.title`)}
      description={t(`tools.ask.${action}.text`, { url: webhook.url })}
      confirmLabel={t(`tools.webhook.${action}`)}
      confirmIntent="danger"
      pending={isPending}
      failure={submission.status === 'failed' && t(`common.error.${submission.reason}`)}
      onConfirm={onWebhookConfirm}
    />
  );
}

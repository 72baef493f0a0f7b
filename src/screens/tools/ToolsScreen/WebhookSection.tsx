import { FormSection } from '@/components/FormSection';
import type { Webhook } from '@/domain/webhooks/webhook';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge } from '@/primitives/Badge';
import { Button } from '@/primitives/Button';
import { PlusIcon } from '@/primitives/icons';
import type { ToolsScreenProps, WebhookAction } from './toolsView';

type WebhookSectionProps = Pick<ToolsScreenProps, 'onWebhookAdd' | 'onWebhookAction'> & {
  webhooks: readonly Webhook[];
};

const actionsOf = ({ isPaused }: Webhook): readonly WebhookAction[] => [
  ...(isPaused ? (['resume'] as const) : (['test'] as const)),
  'log',
  'rotate',
  'remove',
];

/** The webhooks with their actions. */
export function WebhookSection({ webhooks, onWebhookAdd, onWebhookAction }: WebhookSectionProps) {
  const { t } = useI18n();
  return (
    <FormSection title={t('tools.webhooks.title')} spacing="close">
      <p className="max-w-180 text-text-muted">{t('tools.webhooks.text')}</p>
      {webhooks.length === 0 ? (
        <p className="font-medium">{t('tools.webhooks.empty')}</p>
      ) : (
        <ul aria-label={t('tools.webhooks.title')} className="flex flex-col">
          {webhooks.map((webhook) => (
            <li
              key={webhook.id}
              className="flex flex-col gap-2 border-b border-border py-3 last:border-0 last:pb-0"
            >
              <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 font-mono [overflow-wrap:anywhere]">{webhook.url}</span>
                <Badge tone={webhook.isPaused ? 'danger' : 'success'} size="sm">
                  {t(webhook.isPaused ? 'tools.webhook.paused' : 'tools.webhook.active')}
                </Badge>
              </p>
              <p>{webhook.topics.map((topic) => t(`tools.topic.${topic}`)).join(', ')}</p>
              {webhook.isPaused && <p className="text-danger-text">{t('tools.webhook.pausedText')}</p>}
              <div
                role="group"
                aria-label={t('tools.webhook.menu', { url: webhook.url })}
                className="flex flex-wrap gap-2"
              >
                {actionsOf(webhook).map((action) => (
                  <Button
                    key={action}
                    size="sm"
                    isChange={action !== 'log'}
                    onClick={() => onWebhookAction(action, webhook)}
                  >
                    {t(`tools.webhook.${action}`)}
                  </Button>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button icon={<PlusIcon />} isChange onClick={onWebhookAdd}>
          {t('tools.webhook.add')}
        </Button>
      </div>
    </FormSection>
  );
}

import { FormSection } from '@/components/FormSection';
import { useI18n } from '@/i18n/I18nProvider';
import { DetailPage } from '@/patterns/DetailPage';
import { ErrorState } from '@/patterns/ErrorState';
import { Button } from '@/primitives/Button';
import { PlusIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { Skeleton } from '@/primitives/Skeleton';
import { CurlExamples } from './CurlExamples';
import { TokenRow } from './TokenRow';
import type { ToolsScreenProps, ToolsView } from './toolsView';
import { WebhookSection } from './WebhookSection';

// Loaded on click.
const TokenOverlays = lazyPart(() => import('./TokenOverlays'));

const WebhookOverlays = lazyPart(() => import('./WebhookOverlays'));

/** Tools for programs: API tokens and webhooks, and examples. */
export function ToolsScreen(props: ToolsScreenProps) {
  const { view } = props;
  const { t } = useI18n();
  return (
    <DetailPage
      title={t('shell.nav.tools')}
      busyLabel={view.status === 'loading' ? t('common.loading') : undefined}
      actions={
        view.status === 'ready' && (
          <Button intent="primary" icon={<PlusIcon />} isChange onClick={props.onTokenAdd}>
            {t('tools.token.add')}
          </Button>
        )
      }
    >
      <ToolsBody {...props} />
    </DetailPage>
  );
}

function ToolsBody({ view, ...actions }: ToolsScreenProps) {
  const { t } = useI18n();
  switch (view.status) {
    case 'loading':
      return <Skeleton className="h-96 rounded-card" />;
    case 'error':
      return <ErrorState description={t(`common.error.${view.reason}`)} onRetry={actions.onRetry} />;
    case 'ready':
      return (
        <div className="flex min-w-0 flex-col gap-5">
          <FormSection title={t('tools.tokens.title')} spacing="close">
            <p className="max-w-180 text-text-muted">{t('tools.tokens.text')}</p>
            {view.tokens.length === 0 ? (
              <p className="font-medium">{t('tools.tokens.empty')}</p>
            ) : (
              <ul aria-label={t('tools.tokens.title')} className="flex flex-col">
                {view.tokens.map((token) => (
                  <TokenRow key={token.id} token={token} now={view.now} onRevokeAsk={actions.onRevokeAsk} />
                ))}
              </ul>
            )}
          </FormSection>
          <CurlExamples examples={view.examples} />
          <WebhookSection {...actions} webhooks={view.webhooks} />
          <ToolsOverlay {...actions} overlay={view.overlay} />
        </div>
      );
  }
}

type Overlay = Extract<ToolsView, { status: 'ready' }>['overlay'];

function ToolsOverlay({ overlay, ...actions }: Omit<ToolsScreenProps, 'view'> & { overlay: Overlay }) {
  switch (overlay.kind) {
    case 'none':
      return null;
    case 'form':
    case 'created':
    case 'revoke':
      return <TokenOverlays {...actions} overlay={overlay} />;
    default:
      return <WebhookOverlays {...actions} overlay={overlay} />;
  }
}

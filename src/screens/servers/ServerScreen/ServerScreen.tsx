import type { ReactNode } from 'react';
import { ServerStatusBadge } from '@/components/ServerStatusBadge';
import { newestEvents } from '@/domain/servers/newestEvents';
import { useI18n } from '@/i18n/I18nProvider';
import { DetailPage } from '@/patterns/DetailPage';
import { EmptyState } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { Badge } from '@/primitives/Badge';
import { Button, ButtonLink, IconButton } from '@/primitives/Button';
import {
  EditIcon,
  ExternalIcon,
  MonitorIcon,
  PowerIcon,
  RefreshIcon,
  SearchIcon,
  TrashIcon,
} from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { Menu } from '@/primitives/Menu';
import { ReasonButton } from '@/primitives/ReasonButton';
import { Skeleton } from '@/primitives/Skeleton';
import { ServerFactsPanel } from './ServerFactsPanel';
import { ServerMetricsPanel } from './ServerMetricsPanel';
import { ServerHistory } from '../ServerListScreen/ServerHistory';
import { DetailsPanel } from './DetailsPanel';
import { ServerSummary } from './ServerSummary';
import { serverTabHref } from './serverTabs';
import { hasNotice, type ReadyServerView, type ServerScreenProps } from './serverView';

// Loaded if there is something to notice.
const ServerNotice = lazyPart(() => import('./ServerNotice'));
// Loaded on click.
const CancellationDialog = lazyPart(() => import('@/components/serverCancellation/CancellationDialog'));
const ServerSections = lazyPart(() => import('./ServerSections'));
const PowerDialog = lazyPart(() => import('./PowerDialog'));

/** Page of one server: facts, metrics and actions (§4, D36). It updates live. */
export function ServerScreen({ view, ...actions }: ServerScreenProps) {
  const { t } = useI18n();
  switch (view.status) {
    case 'loading':
      return (
        <DetailPage
          title={t('server.title', { id: view.id })}
          facts={<Skeleton className="h-80 rounded-card" />}
          busyLabel={t('common.loading')}
        >
          <Skeleton className="h-130 rounded-card" />
        </DetailPage>
      );
    case 'error':
      return (
        <DetailPage title={t('server.title', { id: view.id })}>
          <ErrorState description={t(`common.error.${view.reason}`)} onRetry={actions.onRetry} />
        </DetailPage>
      );
    case 'noSuchServer':
    case 'gone':
      return (
        <EmptyState
          headingLevel={1}
          icon={view.status === 'gone' ? <TrashIcon /> : <SearchIcon />}
          title={t(view.status === 'gone' ? 'server.gone.title' : 'server.noSuch.title')}
          description={
            view.status === 'gone'
              ? t('server.gone.description', { domain: view.domain })
              : t('server.noSuch.description')
          }
          action={
            <ButtonLink intent="primary" href={view.listHref}>
              {t('server.back')}
            </ButtonLink>
          }
        />
      );
    case 'ready':
      return <ReadyServer {...actions} view={view} />;
  }
}

type ReadyProps = Omit<ServerScreenProps, 'view'> & { view: ReadyServerView };

function ReadyServer(props: ReadyProps) {
  const { t } = useI18n();
  const { view } = props;
  const { server, settings, underWay, request } = view;
  const isOverview = view.tab === 'overview';
  return (
    <>
      <DetailPage
        title={settings.settings.name}
        // Announced when it changes, because the page updates live.
        badge={
          <>
            {/* Holds both, so that focus returns to the button when the form closes. */}
            <span className="contents">
              {props.rename ?? (
                <IconButton
                  size="sm"
                  label={t('server.rename')}
                  icon={<EditIcon />}
                  isChange
                  onClick={props.onRename}
                />
              )}
            </span>
            <span role="status">
              {underWay === null ? (
                <ServerStatusBadge status={server.status} leavesOn={server.leavesOn} />
              ) : (
                // Tone of the list's status; a start or a change is called 'Activation' (§4).
                <Badge tone={underWay.action === 'stop' ? 'neutral' : 'info'}>
                  {t(`server.underWay.${underWay.action}`)}
                </Badge>
              )}
            </span>
          </>
        }
        actions={<ServerActions {...props} />}
        notice={
          hasNotice(view) && (
            // The height of a sentence with its button, which arrives after the page.
            <div className="min-h-24 sm:min-h-14">
              <ServerNotice {...props} />
            </div>
          )
        }
        tabs={<ServerSummary view={view} />}
        {...(isOverview && { facts: <ServerFactsPanel {...props} /> })}
      >
        {isOverview && <Overview {...props} />}
        {view.tab === 'backups' && <div>{props.backups}</div>}
        {view.tab !== 'backups' && !isOverview && (
          <div className="flex flex-col gap-5">
            <ServerSections {...props} />
            <div className="contents">{ownSection(props)}</div>
          </div>
        )}
      </DetailPage>
      {request.kind === 'question' && (
        <PowerDialog
          server={server}
          question={request}
          onConfirm={props.onPowerConfirm}
          onClose={props.onPowerClose}
        />
      )}
      {view.cancellation && <CancellationDialog {...view.cancellation} />}
    </>
  );
}

/** Content of the open part that loads by itself. */
function ownSection({ view, access, network, history, bills }: ReadyProps): ReactNode {
  switch (view.tab) {
    case 'access':
      return access;
    case 'network':
      return network;
    case 'history':
      return history;
    case 'billing':
      return bills;
    default:
      return null;
  }
}

/** Load and traffic, and the latest events. */
function Overview({ view, traffic, onRangeChange, onMetricsRetry, onDetailsRetry }: ReadyProps) {
  const { t } = useI18n();
  return (
    <div className="flex flex-col gap-5">
      <ServerMetricsPanel view={view.metrics} onRangeChange={onRangeChange} onMetricsRetry={onMetricsRetry} />
      <div className="contents">{traffic}</div>
      <DetailsPanel title={t('server.events')} load={view.details} onRetry={onDetailsRetry}>
        {({ events }) => (
          <>
            <ServerHistory events={newestEvents(events, 3)} />
            <ButtonLink
              intent="ghost"
              size="sm"
              className="-ml-3"
              href={serverTabHref(view.server.id, 'history')}
            >
              {t('server.events.all')}
            </ButtonLink>
          </>
        )}
      </DetailsPanel>
    </div>
  );
}

/** Console and power, if the owner may switch the server. */
function ServerActions({ view, onPower, onConsole, onReasonAsk }: ReadyProps) {
  const { t } = useI18n();
  const { server, power, request, console: screen } = view;
  const isOff = server.status === 'Off';
  const items = power.map(({ action, isPossible }) => ({
    kind: 'action' as const,
    id: action,
    label: t(`server.power.${action}`),
    icon: action === 'restart' ? <RefreshIcon /> : <PowerIcon />,
    ...(action === 'powerOff' && { tone: 'danger' as const }),
    ...(!isPossible && { disabledReason: t('server.reason.underWay') }),
    onSelect: () => onPower(action),
  }));
  return (
    <>
      {isOff ? (
        <Button
          intent="primary"
          icon={<PowerIcon />}
          pending={request.kind === 'start'}
          onClick={() => onPower('start')}
        >
          {t('server.power.start')}
        </Button>
      ) : (
        items.length > 0 && (
          <Menu
            label={t('server.power')}
            face={{ kind: 'text', text: t('server.power'), icon: <PowerIcon /> }}
            intent="secondary"
            items={items}
          />
        )
      )}
      <ReasonButton
        icon={isOff ? <MonitorIcon /> : <ExternalIcon />}
        intent={server.canReboot ? 'primary' : 'secondary'}
        disabledReason={server.canReboot ? null : t('server.reason.notActive')}
        pending={screen.status === 'pending'}
        onExplain={onReasonAsk}
        onClick={onConsole}
      >
        {t('server.console')}
      </ReasonButton>
    </>
  );
}

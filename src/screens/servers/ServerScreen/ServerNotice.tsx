import type { ReactNode } from 'react';
import { serverStateNotices } from '@/components/serverStateNotices';
import { isKnownServerStatus } from '@/domain/servers/serverStates';
import { useI18n } from '@/i18n/I18nProvider';
import { paths } from '@/paths';
import { Button, ButtonLink } from '@/primitives/Button';
import { Callout, type CalloutTone } from '@/primitives/Callout';
import { RenewIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { Link } from '@/primitives/Link';
import { serverTabHref } from './serverTabs';
import type { ReadyServerView, ServerScreenProps } from './serverView';

// Loaded while something is under way.
const OperationSteps = lazyPart(() => import('./OperationSteps'));

const linkClass = 'underline underline-offset-3';

type NoticeProps = { view: ReadyServerView } & Pick<
  ServerScreenProps,
  'onConsoleOpened' | 'onPower' | 'onServerKeep'
>;

/**
 * The most urgent notice, with the one button that helps. Empty while the server is running normally. Each has a key,
 * because React cannot remove texts that a translated page has replaced.
 */
export default function ServerNotice(props: NoticeProps) {
  const i18n = useI18n();
  const { t, rich, date } = i18n;
  const { server, settings, underWay, failed, isExpiring, console: screen } = props.view;
  const to = (href: string) => (words: ReactNode) => (
    <Link href={href} variant="bare" className={linkClass}>
      {words}
    </Link>
  );
  if (screen.status === 'ready')
    return (
      <Callout key="console" tone="info">
        {t('server.console.blocked')}{' '}
        <Link
          href={screen.href}
          target="_blank"
          variant="bare"
          className={linkClass}
          onClick={props.onConsoleOpened}
        >
          {t('server.console.open')}
        </Link>
      </Callout>
    );
  if (failed !== null)
    return (
      <Noted
        key={failed}
        tone="danger"
        text={rich(`server.failed.${failed}`, { ask: to(server.questionHref) })}
      >
        <RetryButton {...props} failed={failed} />
      </Noted>
    );
  if (underWay !== null)
    return (
      <Callout key="underWay" tone="info">
        <p>{t('server.underWay')}</p>
        <OperationSteps operation={underWay} />
      </Callout>
    );
  const renew = (
    // A suspended server's main action, because its console is off.
    <ButtonLink
      intent={server.status === 'Suspended' ? 'primary' : 'secondary'}
      size="sm"
      icon={<RenewIcon />}
      href={server.renewHref}
    >
      {t('servers.menu.renew')}
    </ButtonLink>
  );
  if (server.awaitedTariff !== null || settings.awaitedOptions)
    return (
      <Noted key="unpaid" tone="warning" text={t('server.unpaid')}>
        <ButtonLink size="sm" href={paths.dashboard.paymentsHistory}>
          {t('server.unpaid.pay')}
        </ButtonLink>
      </Noted>
    );
  if (server.leavesOn !== null)
    return (
      <Noted key="leaving" tone="warning" text={t('server.leaving', { date: date(server.leavesOn) })}>
        <Button size="sm" icon={<RenewIcon />} isChange onClick={() => props.onServerKeep(server)}>
          {t('servers.menu.stay')}
        </Button>
      </Noted>
    );
  if (isExpiring)
    return (
      <Noted key="expiring" tone="warning" text={t('server.expiring', { date: date(server.endDate) })}>
        {renew}
      </Noted>
    );
  if (!isKnownServerStatus(server.status) || server.status === 'Active') return null;
  const { tone, text } = serverStateNotices[server.status].page;
  const links = { open: to(server.pageHref), ask: to(server.questionHref), renew: to(server.renewHref) };
  return (
    <Noted key={server.status} tone={tone} text={text(i18n, links)}>
      {server.status === 'Suspended' && renew}
    </Noted>
  );
}

/** A sentence with the button that helps. */
function Noted({ tone, text, children }: { tone: CalloutTone; text: ReactNode; children: ReactNode }) {
  return (
    <Callout tone={tone}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0">{text}</p>
        {children}
      </div>
    </Callout>
  );
}

/** The way to do a failed operation again; support finishes some. */
function RetryButton({
  view: { server, power },
  failed,
  onPower,
}: NoticeProps & { failed: NonNullable<ReadyServerView['failed']> }) {
  const { t } = useI18n();
  const link = (href: string, words: string) => (
    <ButtonLink size="sm" href={href}>
      {words}
    </ButtonLink>
  );
  switch (failed) {
    case 'start':
    case 'stop':
    case 'reboot': {
      const action = failed === 'reboot' ? 'restart' : failed;
      if (!power.some((choice) => choice.action === action && choice.isPossible)) return null;
      return (
        <Button size="sm" isChange onClick={() => onPower(action)}>
          {t(`server.power.${action}`)}
        </Button>
      );
    }
    case 'reinstall':
    case 'setOptions':
      return link(server.editHref, t('servers.edit'));
    case 'resize':
      return link(server.changeTariffHref, t('servers.menu.changeTariff'));
    case 'restoreSnapshot':
      return link(serverTabHref(server.id, 'backups'), t('server.tab.backups'));
    case 'setRescue':
      return link(serverTabHref(server.id, 'access'), t('server.tab.access'));
    case 'create':
    case 'suspend':
      return link(server.questionHref, t('servers.menu.question'));
  }
}

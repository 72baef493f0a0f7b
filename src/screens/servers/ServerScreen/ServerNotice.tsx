import type { ReactNode } from 'react';
import { serverStateNotices } from '@/components/serverStateNotices';
import { isKnownServerStatus } from '@/domain/servers/serverStates';
import { useI18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import { Link } from '@/primitives/Link';
import type { ReadyServerView, ServerScreenProps } from './serverView';

const linkClass = 'underline underline-offset-3';

/** The most important notice about the server with its actions. Empty while the server is running normally. */
export function ServerNotice({
  view,
  onConsoleOpened,
}: { view: ReadyServerView } & Pick<ServerScreenProps, 'onConsoleOpened'>) {
  const i18n = useI18n();
  const { t, rich, date } = i18n;
  const { server, underWay, failed, console: screen } = view;
  const to = (href: string) => (words: ReactNode) => (
    <Link href={href} variant="bare" className={linkClass}>
      {words}
    </Link>
  );
  if (screen.status === 'ready')
    return (
      <Callout tone="info">
        {t('server.console.blocked')}{' '}
        <Link
          href={screen.href}
          target="_blank"
          variant="bare"
          className={linkClass}
          onClick={onConsoleOpened}
        >
          {t('server.console.open')}
        </Link>
      </Callout>
    );
  if (failed !== null)
    return (
      <Callout tone="danger">{rich(`server.failed.${failed}`, { ask: to(server.questionHref) })}</Callout>
    );
  if (underWay !== null) return <Callout tone="info">{t('server.underWay')}</Callout>;
  if (server.leavesOn !== null)
    return <Callout tone="warning">{t('server.leaving', { date: date(server.leavesOn) })}</Callout>;
  if (!isKnownServerStatus(server.status) || server.status === 'Active') return null;
  const { tone, text } = serverStateNotices[server.status].page;
  const links = { open: to(server.pageHref), ask: to(server.questionHref), renew: to(server.renewHref) };
  return <Callout tone={tone}>{text(i18n, links)}</Callout>;
}

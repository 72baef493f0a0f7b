import type { Server } from '@/domain/servers/server';
import type { I18n } from '@/i18n/I18nProvider';

/** Notice that servers are being rebooted; another one follows at the end (D8). */
export function rebootingNotice({ t }: Pick<I18n, 't'>, servers: readonly Pick<Server, 'id'>[]) {
  const ids = servers.map(({ id }) => `#${id}`).join(', ');
  return {
    type: 'info',
    title: t('serverList.notice.rebooting', { count: servers.length }),
    message: t('serverList.notice.rebootingText', { count: servers.length, ids }),
  } as const;
}

/** Notice that servers were rebooted, with their number (D8). */
export function rebootedNotice({ t }: Pick<I18n, 't'>, servers: readonly Pick<Server, 'id'>[]) {
  const [only, ...others] = servers;
  const isOne = only && others.length === 0;
  return {
    type: 'success',
    title: t(isOne ? 'serverList.notice.rebooted' : 'serverList.notice.rebootedMany'),
    message: isOne
      ? t('serverList.notice.rebootedText', { id: only.id })
      : t('serverList.notice.rebootedManyText', { count: servers.length }),
  } as const;
}

/** Notice that an accepted reboot failed. */
export function rebootFailedNotice({ t }: Pick<I18n, 't'>, servers: readonly Pick<Server, 'id'>[]) {
  const ids = servers.map(({ id }) => `#${id}`).join(', ');
  return {
    type: 'error',
    title: t('serverList.notice.rebootFailed'),
    message: t('serverList.notice.rebootFailedText', { count: servers.length, ids }),
  } as const;
}

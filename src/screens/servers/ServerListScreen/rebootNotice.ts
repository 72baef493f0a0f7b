import type { Server } from '@/domain/servers/server';
import type { I18n } from '@/i18n/I18nProvider';

/** Notice that servers are being rebooted; another one follows at the end (D8). */
export function rebootingNotice({ t }: Pick<I18n, 't'>, servers: readonly Pick<Server, 'id'>[]) {
  const ids = servers.map(({ id }) => `#${id}`).join(', ');
  return {
    type: 'info',
    title: t('reboot.notice.rebooting', { count: servers.length }),
    message: t('reboot.notice.rebootingText', { count: servers.length, ids }),
  } as const;
}

/** Notice that servers were rebooted, with their number (D8). */
export function rebootedNotice({ t }: Pick<I18n, 't'>, servers: readonly Pick<Server, 'id'>[]) {
  const [only, ...others] = servers;
  const isOne = only && others.length === 0;
  return {
    type: 'success',
    title: t(isOne ? 'reboot.notice.rebooted' : 'reboot.notice.rebootedMany'),
    message: isOne
      ? t('reboot.notice.rebootedText', { id: only.id })
      : t('reboot.notice.rebootedManyText', { count: servers.length }),
  } as const;
}

/** Notice that an accepted reboot failed. */
export function rebootFailedNotice({ t }: Pick<I18n, 't'>, servers: readonly Pick<Server, 'id'>[]) {
  const ids = servers.map(({ id }) => `#${id}`).join(', ');
  return {
    type: 'error',
    title: t('reboot.notice.rebootFailed'),
    message: t('reboot.notice.rebootFailedText', { count: servers.length, ids }),
  } as const;
}

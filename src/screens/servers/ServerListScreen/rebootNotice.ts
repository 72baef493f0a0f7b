import type { Server } from '@/domain/server';
import type { I18n } from '@/i18n/I18nProvider';

/** Servers were rebooted: one notice with the count (D8). */
export function rebootedNotice({ t }: Pick<I18n, 't'>, servers: readonly Server[]) {
  const [only, ...others] = servers;
  const isOne = only && others.length === 0;
  return {
    type: 'success',
    title: t(isOne ? 'servers.notice.rebooted' : 'servers.notice.rebootedMany'),
    message: isOne
      ? t('servers.notice.rebootedText', { id: only.id })
      : t('servers.notice.rebootedManyText', { count: servers.length }),
  } as const;
}

import type { BulkPowerAction } from '@/domain/servers/power';
import type { I18n } from '@/i18n/I18nProvider';

/** Notice that servers are being restarted, started or stopped. */
export function bulkPowerNotice({ t }: Pick<I18n, 't'>, action: BulkPowerAction, count: number) {
  return action === 'restart'
    ? { title: t('reboot.notice.rebooting', { count }), message: t('reboot.effect', { count }) }
    : {
        title: t(`serverPower.${action}.notice`, { count }),
        message: t('serverPower.noticeText', { count }),
      };
}

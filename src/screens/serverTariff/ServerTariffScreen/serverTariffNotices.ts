import type { FailureReason } from '@/domain/results/loaded';
import type { TariffRefusal } from '@/domain/pricing/tariffChange';
import type { Server } from '@/domain/servers/server';
import type { ChargeConflict } from '@/domain/servers/serverSettings';
import type { I18n } from '@/i18n/I18nProvider';

/** Notice that the tariff will change soon (§2, §8), or once its bill is paid (D28). */
export function changedNotice({ t }: I18n, changed: Server, name: string) {
  const { id, tariff: from, awaitedTariff: to } = changed;
  return to === null
    ? ({
        type: 'success',
        title: t('serverTariff.done.title'),
        message: t('serverTariff.done.text', { id, tariff: name }),
      } as const)
    : ({
        type: 'info',
        title: t('serverTariff.billed.title'),
        message: t('serverTariff.billed.text', { id, from, to }),
      } as const);
}

/** Notice that nothing changed. */
export function unchangedNotice({ t, money }: I18n, reason: FailureReason | TariffRefusal | ChargeConflict) {
  const title = t('serverTariff.failed.title');
  const message =
    typeof reason === 'object'
      ? t('serverTariff.failed.priceChanged', {
          given: money(reason.given),
          expected: money(reason.expected),
        })
      : t(`serverTariff.failed.${reason}`);
  return { type: 'error', title, message } as const;
}

import { useId } from 'react';
import type { Money } from '@/domain/money/money';
import type { Server } from '@/domain/servers/server';
import { useI18n } from '@/i18n/I18nProvider';
import type { TariffFace } from './serverTariffView';

export interface TariffComparisonProps {
  server: Server;
  current: TariffFace;
  next: TariffFace;
  /** Monthly price after the change, including options. */
  nextMonthly: Money;
}

/** Old and new tariff side by side (§2); differences are emphasized. */
export function TariffComparison({ server, current, next, nextMonthly }: TariffComparisonProps) {
  const { t, amount } = useI18n();
  const id = useId();
  const options = server.optionsMonthly;
  const rowsOf = ({ name, specs }: TariffFace, monthly: Money) => ({
    tariff: name,
    ...(specs && {
      cpu: t('pricing.spec.cpu', { count: specs.cpu }),
      ram: t('pricing.spec.ram', { size: specs.ram }),
      storage: t('pricing.spec.storage', specs.storage),
    }),
    price: amount(monthly),
    ...(options > 0 && { options: amount(options) }),
  });
  const [before, after] = [rowsOf(current, server.monthlyPrice), rowsOf(next, nextMonthly)];
  const rows = (['tariff', 'cpu', 'ram', 'storage', 'price', 'options'] as const).flatMap((row) => {
    const [from, to] = [before[row] ?? '—', after[row] ?? '—'];
    return before[row] === undefined && after[row] === undefined ? [] : [{ row, from, to }];
  });
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-border bg-surface p-4 sm:p-5">
      <h3 id={id} className="text-md font-semibold">
        {t('serverTariff.compare.title')}
      </h3>
      <p className="text-text-muted break-words">{server.domain}</p>
      <table aria-labelledby={id} className="mt-2 w-full table-fixed text-left figures">
        <thead>
          <tr className="text-sm text-text-muted *:py-2 *:pr-2 *:font-normal">
            <th scope="col">{t('serverTariff.compare.feature')}</th>
            <th scope="col">{t('serverTariff.compare.now')}</th>
            <th scope="col">{t('serverTariff.compare.next')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, from, to }) => (
            <tr key={row} className="border-t border-border align-top *:py-2 *:pr-2 *:break-words">
              <th scope="row" className="font-normal text-text-muted max-sm:text-sm">
                {row === 'price' || row === 'options'
                  ? t('serverTariff.compare.inRubles', { name: t(`serverTariff.fact.${row}`) })
                  : t(`serverTariff.fact.${row}`)}
              </th>
              <td>{from}</td>
              <td className={from === to ? '' : 'font-semibold'}>{to}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import { useId, type ReactNode } from 'react';
import { ServerStatusBadge } from '@/components/ServerStatusBadge';
import type { Server } from '@/domain/servers/server';
import { useI18n } from '@/i18n/I18nProvider';
import type { TariffFace } from './serverTariffView';
import { specsText } from './specsText';

export interface CurrentTariffProps {
  server: Server;
  current: TariffFace;
}

/** The current server. */
export function CurrentTariff({ server, current }: CurrentTariffProps) {
  const { t, money, date } = useI18n();
  const id = useId();
  const facts: readonly (readonly [id: string, label: string, value: ReactNode])[] = [
    ['server', t('serverTariff.fact.server'), server.domain],
    ['status', t('serverTariff.fact.status'), <ServerStatusBadge key="status" status={server.status} />],
    ['tariff', t('serverTariff.fact.tariff'), server.tariff],
    ['price', t('serverTariff.fact.price'), money(server.monthlyPrice)],
    ...(server.optionsMonthly > 0
      ? [['options', t('serverTariff.fact.options'), money(server.optionsMonthly)] as const]
      : []),
    ['paidUntil', t('serverTariff.fact.paidUntil'), date(server.endDate)],
  ];
  return (
    <section aria-labelledby={id} className="rounded-card border border-border bg-surface p-5">
      <h2 id={id} className="mb-2 text-md font-semibold">
        {t('serverTariff.now.title')}
      </h2>
      <dl className="flex flex-col gap-1.5">
        {facts.map(([key, label, value]) => (
          <div key={key} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-text-muted">{label}</dt>
            <dd className="ml-auto min-w-0 text-right break-words figures *:text-start *:whitespace-normal">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {current.specs && <p className="mt-2 text-sm text-text-muted">{specsText(current.specs, t)}</p>}
    </section>
  );
}

import type { ReactNode } from 'react';
import { FormSection } from '@/components/FormSection';
import { ServerStatusBadge } from '@/components/ServerStatusBadge';
import { useI18n } from '@/i18n/I18nProvider';
import type { RenewalLine } from './serverRenewView';

/** The one server that is renewed: its end date and its status (§2), and what else tells it from others. */
export function RenewedServer({ line: { server } }: { line: RenewalLine }) {
  const { t, money, date } = useI18n();
  const facts: readonly (readonly [id: string, label: string, value: ReactNode])[] = [
    ['paidUntil', t('serverRenew.fact.paidUntil'), date(server.endDate)],
    ['status', t('serverRenew.fact.status'), <ServerStatusBadge key="status" status={server.status} />],
    ['monthly', t('serverRenew.fact.monthly'), money(server.monthlyPrice)],
    ['server', t('serverRenew.fact.server'), server.domain],
    ['tariff', t('serverRenew.fact.tariff'), server.tariff],
  ];
  return (
    <FormSection title={t('serverRenew.server.title')} spacing="close">
      <dl className="grid grid-cols-2 gap-4 @xl:grid-cols-3">
        {facts.map(([id, label, value]) => (
          <div key={id} className="flex min-w-0 flex-col gap-0.5">
            <dt className="text-sm text-text-muted">{label}</dt>
            <dd className="break-words figures">{value}</dd>
          </div>
        ))}
      </dl>
    </FormSection>
  );
}

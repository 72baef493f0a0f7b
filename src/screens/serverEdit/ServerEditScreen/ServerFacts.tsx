import type { ReactNode } from 'react';
import { datacenterText } from '@/components/datacenterText';
import { FormSection } from '@/components/FormSection';
import { ServerStatusBadge } from '@/components/ServerStatusBadge';
import { monthlyFrom } from '@/domain/pricing/renewal';
import { periodPrice } from '@/domain/pricing/period';
import type { EditableServer, EditedServer } from '@/domain/servers/serverSettings';
import { useI18n } from '@/i18n/I18nProvider';
import { paths } from '@/paths';
import { Link } from '@/primitives/Link';

/** The tariff, and the next one while its bill is unpaid (D28). */
function Tariff({ server: { tariff, awaitedTariff } }: Pick<EditableServer, 'server'>) {
  const { t } = useI18n();
  if (awaitedTariff === null) return tariff;
  return (
    <>
      {tariff}
      <Link
        href={paths.dashboard.paymentsHistory}
        variant="bare"
        className="block py-0.5 text-sm text-warning-text underline underline-offset-3"
      >
        {t('serverEdit.facts.awaited', { from: tariff, to: awaitedTariff })}
      </Link>
    </>
  );
}

/** Read-only facts (§2). */
export function ServerFacts({ editable }: { editable: EditedServer }) {
  const i18n = useI18n();
  const { t, money, date } = i18n;
  const { server, createdOn, prices } = editable;
  const renewalMonthly = monthlyFrom(server, server.endDate);
  const facts: readonly (readonly [id: string, label: string, value: ReactNode])[] = [
    ['datacenter', t('serverEdit.facts.datacenter'), datacenterText(server.datacenter, i18n)],
    [
      'renewalPrice',
      t('serverEdit.facts.renewalPrice'),
      server.renewalPeriod === 'month'
        ? t('common.perMonth', { price: money(renewalMonthly) })
        : t('serverEdit.renewalPeriod.price', {
            price: money(periodPrice(renewalMonthly, server.renewalPeriod, prices.discounts)),
            period: server.renewalPeriod,
          }),
    ],
    ['status', t('serverEdit.facts.status'), <ServerStatusBadge key="status" status={server.status} />],
    ['created', t('serverEdit.facts.created'), date(createdOn)],
    ['expires', t('serverEdit.facts.expires'), date(server.endDate)],
    [
      'autoRenewal',
      t('serverEdit.field.autoRenewal'),
      t(`serverEdit.autoRenewal.${server.autoRenewal ? 'on' : 'off'}`),
    ],
    ['tariff', t('serverEdit.facts.tariff'), <Tariff key="tariff" server={server} />],
  ];
  return (
    <FormSection title={t('serverEdit.facts.title')}>
      <dl className="grid grid-cols-2 gap-x-2 gap-y-4 @xs:gap-x-4 @xl:grid-cols-3">
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

import { kopecksPerRuble } from '@/domain/money';
import type { OrderConfiguration } from '@/domain/order/configuration';
import type { Plan } from '@/domain/plan';
import { paths } from '@app/routes/paths';

/** The configurator with an item's configuration (D11). */
export function orderHref(plan: Plan, configuration: OrderConfiguration, { edit }: { edit: string }): string {
  const { os, software, panel, ipv4, ipv6, backup, count, period, autoRenewal } = configuration;
  const params = new URLSearchParams({
    server: JSON.stringify({
      name: plan.name,
      price: plan.price.monthly / kopecksPerRuble,
      datacenter: plan.datacenter,
    }),
    ...(os ? { os: os.family, version: os.version } : {}),
    software,
    panel,
    ipv4: String(ipv4),
    ipv6: ipv6 ? '1' : '0',
    backup,
    count: String(count),
    period,
    renew: autoRenewal ? '1' : '0',
    edit,
  });
  return `${paths.dashboard.osSelection}?${params.toString()}`;
}

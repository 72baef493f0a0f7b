import { addMonths, dayOfMonth } from '@/domain/time/dates';
import type { SoftwareId } from '../order/compatibility';
import type { ReadyConfiguration } from '../order/configuration';
import { osText } from '../order/os';
import type { Plan } from '@/domain/catalog/plan';
import { monthsOf } from '../pricing/period';
import type { PriceTerms } from '../pricing/prices';
import { orderedPrices, quoteOrder } from '../pricing/quote';
import { plainServer, type Server, type ServerId } from './server';
import { autoSubnet, type EditSoftwareId } from './serverSettings';
import type { ChangedServer } from './changedServer';
import { provisioned } from './provisioned';

/** Settings name of an order's software (§3 has another list there). Software without one is omitted. */
const editSoftware: Readonly<Record<SoftwareId, EditSoftwareId>> = {
  none: 'none',
  lamp: 'apache',
  docker: 'docker',
  wordpress: 'none',
};

/** Returns a new paid server: without an address until setup, with all chosen options. */
export function orderedServer(
  id: ServerId,
  plan: Plan,
  configuration: ReadyConfiguration,
  { today, prices }: PriceTerms,
  domain: string = domainOf(id),
): ChangedServer {
  // Price of one server for a month.
  const ofMonth = { ...configuration, period: 'month', count: 1 } as const;
  const month = quoteOrder(plan.price.monthly, ofMonth, prices);
  const endDate = addMonths(today, monthsOf(configuration.period));
  const server: Server = {
    ...plainServer,
    id,
    domain,
    ip: '',
    os: osText(configuration.os),
    tariff: plan.name,
    datacenter: plan.datacenter,
    endDate,
    anchorDay: dayOfMonth(today),
    autoRenewal: configuration.autoRenewal,
    renewalPeriod: configuration.period,
    status: 'Ordered',
    monthlyPrice: month.total,
    optionsMonthly: month.configuration,
    paidLevels: [{ until: endDate, monthly: month.total, discount: prices.discounts[configuration.period] }],
  };
  const editable = provisioned(server, { createdOn: today, memory: plan.specs.ram });
  return {
    editable: {
      ...editable,
      settings: {
        ...editable.settings,
        panel: configuration.panel,
        backup: configuration.backup,
        ipv4: configuration.ipv4,
        ipv6Subnet: configuration.ipv6 ? autoSubnet : '',
        software: editSoftware[configuration.software],
      },
      optionPrices: orderedPrices(configuration, prices),
    },
    notes: [
      { kind: 'ordered', detail: plan.name },
      { kind: 'paid', detail: null },
    ],
  };
}

/** Placeholder until its owner names it. */
function domainOf(id: ServerId): string {
  return `vps${id}.example.ru`;
}

/* Data of another provider, unrelated to the portal's sample. */

const plan = (star, datacenter, specs, rubles) => ({
  name: `${star}[${datacenter.toUpperCase()}]`,
  line: 'vps',
  datacenter,
  flag: datacenter.toUpperCase(),
  specs: { ...specs, storage: { size: specs.ram * 10, kind: 'NVME' } },
  features: { controlPanel: 'none', publicIP: 1, ipv6: true, backup: 'weekly' },
  price: { monthly: rubles * 100, currency: 'RUB' },
});

export const plans = [
  plan('Sparrow', 'nl', { cpu: 1, ram: 2 }, 390),
  plan('Heron', 'nl', { cpu: 4, ram: 8 }, 1490),
  plan('Condor', 'gb', { cpu: 16, ram: 64 }, 9900),
];

const table = (names, ...values) =>
  Object.fromEntries(names.split(' ').map((name, index) => [name, values[index]]));

/** Prices besides those of the plans, in kopecks, and discounts in percent. */
const editPrices = {
  editPanel: table('none cpanel plesk', 0, 60_000, 45_000),
  ipv4: 15_000,
  ipv6: 5_000,
  backup: table('none weekly daily', 0, 4_000, 9_000),
  discounts: table('month 3months 6months year 2years 3years', 0, 3, 6, 12, 20, 25),
};
const tariffs = [{ name: 'Condor', monthly: 990_000 }];
export const prices = { ...editPrices, panel: editPrices.editPanel, tariffs };

const rubles = { minAmount: { currency: 'RUB', minor: 100_000 }, currencies: ['RUB'] };
export const paymentMethods = [{ id: 'manual', ...rubles, commission: 0, unavailable: null }];
export const rates = { rates: { RUB: 100, USD: 8000, EUR: 9300 }, currency: 'RUB' };

function server(id, domain, { name: tariff, datacenter, price }, status, endDate) {
  const own = { domain, ip: `192.0.2.${id}`, os: 'Debian 12' };
  const sums = { monthlyPrice: price.monthly, optionsMonthly: 0, currency: 'RUB' };
  const portal = { name: `bird-${id}`, payment: 'account', username: 'eva', software: 'none' };
  return {
    id: String(id),
    owner: 'eva@birds.example',
    version: '1',
    server: { id: String(id), ...own, tariff, datacenter, endDate, status, ...sums, panelUrl: null },
    settings: { ...own, ...portal, ipv6Subnet: '', panel: 'none', ipv4: 1 },
    facts: { createdOn: '2026-03-01', memory: 8, addresses: [own.ip], ipv6Subnets: [] },
    events: [{ id: '1', at: '2026-03-01T08:00:00Z', kind: 'ordered', actor: 'customer', detail: tariff }],
  };
}

export const servers = [
  server(9, 'nest.birds.example', plans[0], 'Active', '2027-03-01'),
  server(10, 'wing.birds.example', plans[1], 'Active', '2027-01-15'),
  server(77, 'egg.birds.example', plans[2], 'Ordered', '2027-02-01'),
];

/** People who can sign in. For demonstration: a real backend stores no passwords. */
export const people = [
  { email: 'eva@birds.example', password: 'feathers and twigs', firstName: 'Eva', lastName: 'Finch' },
  { email: 'otto@birds.example', password: 'another pass phrase', firstName: 'Otto', lastName: 'Crane' },
];

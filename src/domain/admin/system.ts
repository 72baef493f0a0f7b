import { oneOf, type ListRules } from '@/domain/list/listRules';
import { osFamilies, osText, systemKey, type OsChoice, type OsFamilyId } from '@/domain/order/os';

/** Whether new orders can choose a system. */
export const systemSales = ['offered', 'withheld'] as const;
export type SystemSale = (typeof systemSales)[number];

/** A version of an operating system in the admin area. */
export interface AdminSystem {
  /** `systemKey` of the version. */
  readonly id: string;
  readonly family: OsFamilyId;
  readonly name: string;
  readonly sale: SystemSale;
  /** Number of servers with it; they keep it. */
  readonly servers: number;
  /** Number of carts with it. */
  readonly carts: number;
}

/** Systems that the provider can withhold. NoOS is always offered, so that an order has a choice. */
export const managedSystems: readonly OsChoice[] = osFamilies.flatMap(({ id: family, versions }) =>
  versions.map((version) => ({ family, version })).filter((system) => systemKey(system) !== 'other NoOS'),
);

/** A system as the provider manages it. */
export const toAdminSystem = (
  system: OsChoice,
  figures: Pick<AdminSystem, 'sale' | 'servers' | 'carts'>,
): AdminSystem => ({ id: systemKey(system), family: system.family, name: osText(system), ...figures });

export const systemKeys = ['name', 'sale', 'servers'] as const;
export type SystemKey = (typeof systemKeys)[number];

export interface SystemConditions {
  sale: SystemSale;
}

/** Rules of the list of systems, in the order of the configuration page. */
export const systemRules: ListRules<AdminSystem, string, SystemKey, SystemConditions> = {
  id: ({ id }) => id,
  searchable: ({ id, name }) => [id, name],
  sorts: {
    name: { by: 'text', of: ({ name }) => name },
    sale: { by: 'number', of: ({ sale }) => systemSales.indexOf(sale) },
    servers: { by: 'number', of: ({ servers }) => servers },
  },
  conditions: { sale: oneOf('sale', systemSales, ({ sale }) => sale) },
};

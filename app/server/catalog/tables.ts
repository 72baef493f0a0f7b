import type { ColumnType, Generated } from 'kysely';
import type { PromoCode } from '@/domain/cart/promo';
import type { IsoDate } from '@/domain/time/dates';
import type { Localized } from '@/domain/values/localized';
import type { CurrencyId } from '@/domain/payment/currency';
import type { PaymentMethod, PaymentMethodId } from '@/domain/payment/method';
import type { PlanSale } from '@/domain/admin/plan';
import type { SystemSale } from '@/domain/admin/system';
import type { SystemVersion } from '@/domain/order/compatibility';
import type { Datacenter, Plan } from '@/domain/catalog/plan';
import type { SupportAnswer } from '@/domain/support/supportAnswers';

/** Written as JSON text, read as a parsed value. */
type Json<Value> = ColumnType<Value, string, string>;

export interface PlanTable {
  name: Plan['name'];
  /** Sort position in lists. */
  position: Generated<number>;
  line: Plan['line'];
  datacenter: Plan['datacenter'];
  specs: Json<Plan['specs']>;
  features: Json<Plan['features']>;
  /** Price in kopecks until the first `planPrice` starts. */
  monthly: number;
  sale: Generated<PlanSale>;
  /** Number of servers that can still be ordered; null for no limit. */
  stock: Generated<number | null>;
  /** Gigabytes of traffic a month; null for no limit. */
  trafficGb: Generated<number | null>;
  /** When the provider last counted the stock. */
  stockSetAt: Generated<Date>;
  isRecommended: Generated<boolean>;
  /** Increases with every change, including the stock. */
  version: Generated<number>;
}

/** Servers of a plan that the machines still have room for; no row if the provisioner does not say. */
export interface PlanRoomTable {
  plan: Plan['name'];
  room: number;
  at: Date;
}

/** A data centre, and the sale of its plans. */
export interface DatacenterTable {
  id: Plan['datacenter'];
  city: Json<Datacenter['city']>;
  /** Sort position in lists. */
  position: Generated<number>;
  sale: Generated<PlanSale>;
  /** Why it is sold out. */
  reason: ColumnType<Localized<string> | null, string | null | undefined, string | null>;
  /** Increases with every change. */
  version: Generated<number>;
}

/** A version of an operating system. */
export interface SystemTable {
  family: SystemVersion['family'];
  version: string;
  sale: Generated<SystemSale>;
  /** Minimum gigabytes. */
  memory: Generated<number>;
  panels: Json<SystemVersion['panels']>;
  software: Json<SystemVersion['software']>;
  /** Increases with every change. */
  edition: Generated<number>;
}

/** Price of a plan from a moment on. */
export interface PlanPriceTable {
  plan: Plan['name'];
  from: Date;
  /** Kopecks. */
  monthly: number;
}

/** Value of an item of the price list from a moment on: kopecks a month, or percent for a discount. */
export interface ListPriceTable {
  item: string;
  from: Date;
  value: number;
}

export interface PromoTable {
  code: string;
  /** A fixed benefit is in kopecks. */
  benefit: Json<PromoCode['benefit']>;
  from: IsoDate;
  until: IsoDate;
  usesLeft: number;
  lines: Json<PromoCode['lines']>;
  /** Maximum uses per customer; null for no limit. */
  perCustomer: Generated<number | null>;
  isFirstOrderOnly: Generated<boolean>;
  /** Increases with every change and every use. */
  version: Generated<number>;
}

/** Record of a seeding that ran once per database. */
export interface SeedingTable {
  name: string;
}

export interface PaymentMethodTable {
  id: PaymentMethodId;
  position: Generated<number>;
  minCurrency: CurrencyId;
  minMinor: number;
  currencies: Json<PaymentMethod['currencies']>;
  /** Whole percent. */
  commission: number;
  unavailable: ColumnType<Localized<string> | null, string | null, string | null>;
  /** Id of its gateway (gateways/registry.ts). */
  gateway: Generated<string>;
  /** Increases with every change by the provider. */
  version: Generated<number>;
}

/** The price of one unit of a currency; the newest row of each currency applies. */
export interface ExchangeRateTable {
  currency: CurrencyId;
  /** Kopecks. */
  rate: number;
  /** Day that the source published it for. */
  day: Generated<IsoDate>;
  /** Empty for the sample. */
  source: Generated<string>;
  enteredAt: Generated<Date>;
  /** E-mail of the administrator. */
  enteredBy: Generated<string | null>;
}

export interface SupportAnswerTable {
  id: string;
  position: Generated<number>;
  page: SupportAnswer['page'];
  texts: Json<SupportAnswer['texts']>;
}

declare module '../db/schema' {
  interface Schema {
    plan: PlanTable;
    planRoom: PlanRoomTable;
    datacenter: DatacenterTable;
    system: SystemTable;
    planPrice: PlanPriceTable;
    listPrice: ListPriceTable;
    promo: PromoTable;
    seeding: SeedingTable;
    paymentMethod: PaymentMethodTable;
    exchangeRate: ExchangeRateTable;
    supportAnswer: SupportAnswerTable;
  }
}

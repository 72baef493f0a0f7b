import type { ColumnType, Generated } from 'kysely';
import type { PromoCode } from '@/domain/cart/promo';
import type { IsoDate } from '@/domain/time/dates';
import type { Localized } from '@/domain/values/localized';
import type { CurrencyId } from '@/domain/payment/currency';
import type { PaymentMethod, PaymentMethodId } from '@/domain/payment/method';
import type { PlanSale } from '@/domain/admin/plan';
import type { Plan } from '@/domain/catalog/plan';
import type { SupportAnswer } from '@/domain/support/supportAnswers';

/** Written as JSON, read as what it stands for. */
type Json<Value> = ColumnType<Value, string, string>;

export interface PlanTable {
  name: Plan['name'];
  /** Lists are in its order. */
  position: Generated<number>;
  line: Plan['line'];
  datacenter: Plan['datacenter'];
  specs: Json<Plan['specs']>;
  features: Json<Plan['features']>;
  /** Price until the first of `planPrice` begins, in kopecks. */
  monthly: number;
  sale: Generated<PlanSale>;
  /** How many servers can still be ordered; null for no limit. */
  stock: Generated<number | null>;
  /** When the provider last counted the stock. */
  stockSetAt: Generated<Date>;
  isRecommended: Generated<boolean>;
  /** Grows with every change, also of the stock. */
  version: Generated<number>;
}

/** Prices of a plan, each from a moment on. */
export interface PlanPriceTable {
  plan: Plan['name'];
  from: Date;
  /** Kopecks. */
  monthly: number;
}

export interface PromoTable {
  code: string;
  /** Of a fixed one, kopecks. */
  benefit: Json<PromoCode['benefit']>;
  from: IsoDate;
  until: IsoDate;
  usesLeft: number;
  lines: Json<PromoCode['lines']>;
  /** How often one customer may use it; null for no limit. */
  perCustomer: Generated<number | null>;
  isFirstOrderOnly: Generated<boolean>;
  /** Grows with every change and every use. */
  version: Generated<number>;
}

/** Record of a seeding that ran once in the life of a database. */
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
  /** Id of the gateway that takes its money (gateways/registry.ts). */
  gateway: Generated<string>;
  /** Grows with every change by the provider. */
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
    planPrice: PlanPriceTable;
    promo: PromoTable;
    seeding: SeedingTable;
    paymentMethod: PaymentMethodTable;
    exchangeRate: ExchangeRateTable;
    supportAnswer: SupportAnswerTable;
  }
}

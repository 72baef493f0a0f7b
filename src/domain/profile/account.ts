import type { Money } from '@/domain/money/money';
import type { IsoDate } from '@/domain/time/dates';
import type { BalanceForecast } from '@/domain/renewal/forecastSchema';
import type { IncidentNotice } from '@/domain/status/incident';
import type { Datacenter } from '@/domain/catalog/plan';
import type { TimeZone } from '@/domain/time/timeZone';

/** Account data that the top bar shows. */
export interface AccountSummary {
  email: string;
  /** As the profile has it. */
  name: string;
  balance: Money;
  /** How long the balance lasts; null if that need not be shown. */
  forecast: BalanceForecast | null;
  unreadMessages: number;
  unpaidItems: number;
  /** Current day in the provider's zone (D41), whatever the device's clock says. */
  today: IsoDate;
  /** The provider's time zone; times are shown in it too. */
  timeZone: TimeZone;
  /** The provider's data centres, in the order of the catalogue. */
  datacenters: readonly Datacenter[];
  /** Days for which a suspended server is kept before its deletion. */
  deletionDays: number;
  /** Open incidents and announcements that concern the account, the newest first. */
  incidents: readonly IncidentNotice[];
}

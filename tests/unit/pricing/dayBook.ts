import { addDays, daysBetween, type IsoDate } from '@/domain/time/dates';

/*
 * A second computation of prices over time, written from D37 alone: one day after another, with none of the domain's code but
 * the calendar. The random histories hold the first one against it.
 */

export interface Coverage {
  readonly amount: number;
  readonly from: IsoDate;
  readonly until: IsoDate;
  readonly paidOn: IsoDate;
}

interface Day {
  readonly level: number;
  readonly discount: number;
}

const graceDays = 3;

/** The days of one server. Prices are kopecks a month. */
export class DayBook {
  readonly coverages: Coverage[] = [];
  private readonly days = new Map<IsoDate, Day>();
  /** The least that each day may be had for: a 31st of its monthly price after the discount. */
  private readonly least = new Map<IsoDate, number>();
  private lastDiscount = 0;
  price: number;
  end: IsoDate;

  constructor(price: number, end: IsoDate) {
    this.price = price;
    this.end = end;
  }

  private each(from: IsoDate, until: IsoDate, visit: (day: IsoDate) => void): void {
    for (let day = from; day < until; day = addDays(day, 1)) visit(day);
  }

  private owe(day: IsoDate, monthly: number, discount: number): void {
    this.least.set(day, (this.least.get(day) ?? 0) + (monthly * (100 - discount)) / 3100);
  }

  /** Minimum price of the started days, in kopecks. */
  leastFor(today: IsoDate): number {
    return [...this.least].reduce((sum, [day, amount]) => (day <= today ? sum + amount : sum), 0);
  }

  isOver(today: IsoDate): boolean {
    return daysBetween(this.end, today) > graceDays;
  }

  /** A period that was bought today, its days at the price that holds now (D37.3). */
  buy(period: { amount: number; from: IsoDate; until: IsoDate; discount: number }, today: IsoDate): void {
    const { amount, from, until, discount } = period;
    this.each(from, until, (day) => {
      this.owe(day, this.price, discount);
      // A last day or a day of grace that was raised apart keeps its level, and belongs to the new period.
      const level = Math.max(this.price, this.days.get(day)?.level ?? 0);
      this.days.set(day, { level, discount });
    });
    this.coverages.push({ amount, from, until, paidOn: today });
    this.lastDiscount = discount;
    this.end = until;
  }

  /** Days that a change charges: today and later ones, at least one (D37.1). */
  private ahead(today: IsoDate): readonly IsoDate[] {
    if (this.isOver(today)) return [];
    const until = this.end > today ? this.end : addDays(today, 1);
    const days: IsoDate[] = [];
    this.each(today, until, (day) => days.push(day));
    return days;
  }

  /** The charge for another monthly price, rounded once. */
  chargeFor(price: number, today: IsoDate): number {
    const discount = this.days.get(today)?.discount ?? this.lastDiscount;
    let sum = 0;
    for (const day of this.ahead(today))
      sum += Math.max(0, price - (this.days.get(day)?.level ?? this.price));
    return Math.round((sum * (100 - discount)) / 3000);
  }

  /** The change was paid: no day ahead is below it. */
  change(price: number, today: IsoDate, paidOn = today): number {
    const amount = this.chargeFor(price, today);
    const days = this.ahead(today);
    const discount = this.days.get(today)?.discount ?? this.lastDiscount;
    for (const day of days) {
      const known = this.days.get(day);
      this.owe(day, Math.max(0, price - (known?.level ?? this.price)), discount);
      this.days.set(day, {
        level: Math.max(price, known?.level ?? this.price),
        discount: known?.discount ?? discount,
      });
    }
    const [from] = days;
    const last = days.at(-1);
    if (amount > 0 && from !== undefined && last !== undefined)
      this.coverages.push({ amount, from, until: addDays(last, 1), paidOn });
    this.price = price;
    return amount;
  }

  /** Whether no day that lies ahead and is paid is below the present price. */
  isCovered(today: IsoDate): boolean {
    return [...this.days].every(([day, { level }]) => day < today || day >= this.end || level >= this.price);
  }

  /** Refund of each coverage when the server is cancelled today: its days that have not started (D37.2, §9). */
  refunds(today: IsoDate): readonly number[] {
    return this.coverages.map(({ amount, from, until, paidOn }) => {
      let [all, begun] = [0, 0];
      this.each(from, until, (day) => {
        all += 1;
        if (day <= today) begun += 1;
      });
      if (daysBetween(paidOn, today) > 30 || begun * 2 > all) return 0;
      return Math.round((amount * (all - begun)) / all);
    });
  }
}

import { cva } from 'class-variance-authority';
import type { Money } from '@/domain/money';
import { useI18n } from '@/i18n/I18nProvider';

export const priceSizes = ['sm', 'md', 'lg'] as const;
export type PriceSize = (typeof priceSizes)[number];

const price = cva('whitespace-nowrap figures', {
  variants: {
    size: {
      sm: 'text-base',
      md: 'text-md font-semibold',
      lg: 'text-xl font-semibold',
    } satisfies Record<PriceSize, string>,
  },
});

export interface PriceProps {
  amount: Money;
  /** `month` puts '/ мес.' behind it (D2). */
  per?: 'month' | 'once';
  size?: PriceSize;
}

/** Where the amount goes in the message, while the words around it are taken apart. */
const place = '\uE000';

/** A price: the amount large, what it is for small behind it. */
export function Price({ amount, per = 'once', size = 'md' }: PriceProps) {
  const { t, money } = useI18n();
  const [before = '', after = ''] =
    per === 'month' ? t('common.perMonth', { price: place }).split(place) : [];
  return (
    <span className={price({ size })}>
      {before}
      {money(amount)}
      <span className={size === 'sm' ? '' : 'text-base font-normal text-text-muted'}>{after}</span>
    </span>
  );
}

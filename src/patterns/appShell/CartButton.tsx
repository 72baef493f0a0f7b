import { useI18n } from '@/i18n/I18nProvider';
import { HoverCard } from '@/primitives/HoverCard';
import { CartIcon } from '@/primitives/icons';
import { CountedIcon } from './CountedIcon';
import { unknownFigure, type CountedLink } from './figures';
import type { AccountView } from './types';

/** Cart link with a summary of its total on hover or keyboard focus (§2). Its name contains the same. */
export function CartButton({ link, account }: { link: CountedLink; account: AccountView }) {
  return (
    <HoverCard content={<Summary account={account} />}>
      <CountedIcon link={link} status={account.status} icon={<CartIcon />} />
    </HoverCard>
  );
}

function Summary({ account }: { account: AccountView }) {
  const { t, money } = useI18n();
  if (account.status === 'loading') return <p className="text-text-muted">{t('common.loading')}</p>;
  const cart = account.status === 'ready' ? account.cart : null;
  if (cart?.itemCount === 0) return <p>{t('shell.cart.empty')}</p>;
  return (
    <div>
      <p className="text-sm text-text-muted">
        {cart ? t('shell.cart.items', { count: cart.itemCount }) : t('shell.cart')}
      </p>
      <p className="mt-1 flex items-baseline justify-between gap-6">
        <span>{t('shell.cart.total')}</span>
        <span className="text-md font-semibold figures">
          {cart && cart.total !== null ? money(cart.total) : unknownFigure}
        </span>
      </p>
    </div>
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { kopecks, rubles } from '@/domain/money/money';
import { formattersFor } from '@/i18n/format';
import { I18nProvider } from '@/i18n/I18nProvider';
import { portalLanguages } from '@/i18n/offeredLanguage';
import cart from '@/i18n/messages/ru/cart.json';
import { PromoPart } from '@/screens/cart/CartScreen/PromoPart';

test('a discount has the same minus beside the code as on the receipt', () => {
  const nothing = () => undefined;
  const discount = rubles(157.7);
  const html = renderToStaticMarkup(
    <I18nProvider locale="ru" languages={portalLanguages} messages={cart}>
      <PromoPart
        promo={{ status: 'applied', result: { ok: true, code: 'WELCOME10', discount } }}
        onPromoChange={nothing}
        onPromoApply={nothing}
        onPromoRemove={nothing}
      />
    </I18nProvider>,
  );
  expect(html).toContain(formattersFor('ru').money(kopecks(0 - discount)));
});

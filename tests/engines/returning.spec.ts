import { paths } from '../../src/paths.ts';
import { expect, test, type Customer } from './support/journey.ts';
import { approveCard, openAsNew, payAsPerson, starting, submitPayment } from './support/steps.ts';

/** A customer whose clicks are counted. */
function countingClicks(customer: Customer) {
  let clicks = 0;
  const counted: Customer = {
    ...customer,
    click: async (target) => {
      await customer.click(target);
      clicks += 1;
    },
  };
  return { counted, clicks: () => clicks };
}

// tests: PAY-47
test('a customer who has paid before needs three clicks from a plan to a paid server', async ({
  customer,
  portal,
  say,
}) => {
  const { dashboard } = paths;

  await test.step('pays once by card, and lets the bank keep it', async () => {
    await openAsNew({ customer, portal }, dashboard.cart);
    await customer.click({ role: 'button', name: say('cart.checkout') });
    await customer.click({ role: 'radio', name: starting(say('paymentMethod.ruCards')) });
    await customer.click({ role: 'checkbox', name: starting(say('payment.card.remember')) });
    await payAsPerson({ customer, say });
    await submitPayment({ customer, say });
    await approveCard(customer);
    await customer.isAt(say('payment.result.paid.order'));
  });

  await test.step('orders a plan in three clicks', async () => {
    await customer.go(`${portal.url}${dashboard.vpsCatalog}?dc=GB`);
    const { counted, clicks } = countingClicks(customer);
    await counted.click({ role: 'link', name: `${say('catalog.order')} Naos[GB]` });
    const summary = { role: 'complementary', name: say('order.summary.title') } as const;
    await counted.click({ role: 'button', name: say('order.pay'), within: summary });
    await submitPayment({ customer: counted, say });
    await counted.isAt(say('payment.result.paid.order'));
    expect(clicks()).toBeLessThanOrEqual(3);
  });
});

import type { Area } from './types';

export const payment = {
  prefix: 'PAY',
  title: 'Payment',
  screen: 'PaymentScreen',
  requirements: [
    {
      id: 'PAY-01',
      text: '/dashboard/payment-method pays for an order or a checkout.',
      from: ['§2 Payment method', 'D4'],
    },
    {
      id: 'PAY-02',
      text: '/dashboard/payments is the same screen without an order: topping up.',
      from: ['D4', '§2 Dashboard routes'],
    },
    { id: 'PAY-03', text: 'Opened without an order it says so and offers the cart.', from: ['D4'] },
    {
      id: 'PAY-04',
      text: 'Four steps, the current one announced: method, payee, payer, confirmation.',
      from: ['§2 Payment method', 'D20'],
    },
    { id: 'PAY-05', text: 'Each method states its minimum and commission.', from: ['D19', '§3'] },
    {
      id: 'PAY-06',
      text: 'Five methods with their minimums: 5 USD for crypto, 50 RUB for the others.',
      from: ['§9 Payment methods'],
    },
    { id: 'PAY-07', text: 'Commission 5 %, for Russian cards 0 %.', from: ['§9 Payment methods'] },
    { id: 'PAY-08', text: 'Amount in $, RUB or EUR.', from: ['§9 General', 'D19'] },
    { id: 'PAY-09', text: 'Amounts have step 0.01 and minimum 0.', from: ['§5'] },
    { id: 'PAY-10', text: "An empty amount: 'This field is required'.", from: ['§5', '§8', 'D1'] },
    { id: 'PAY-11', text: "Below the method's minimum one cannot go on.", from: ['§5'] },
    { id: 'PAY-12', text: 'A minimum in another currency is compared by one table of rates.', from: ['D19'] },
    { id: 'PAY-13', text: 'Shows amount, commission, to pay and to be credited.', from: ['D19'] },
    { id: 'PAY-14', text: 'An unavailable method stays visible with its reason.', from: ['D19', '§3'] },
    { id: 'PAY-15', text: "Step 2: the provider's legal entity with read-only requisites.", from: ['D20'] },
    { id: 'PAY-16', text: 'Step 2: the payer is picked from the list or added.', from: ['D20'] },
    {
      id: 'PAY-17',
      text: 'Step 3: fields by type: individual, sole proprietor, organization.',
      from: ['D20'],
    },
    { id: 'PAY-18', text: 'INN has 10 or 12 digits and right check digits.', from: ['D20'] },
    { id: 'PAY-19', text: 'KPP 9, OGRN 13 or 15, BIK 9 digits.', from: ['D20'] },
    { id: 'PAY-20', text: 'The account has 20 digits and a right check digit.', from: ['D20'] },
    { id: 'PAY-21', text: 'Step 4 has an Edit link for each step.', from: ['D20'] },
    { id: 'PAY-22', text: 'Back never loses input, nor does a reload.', from: ['D20'] },
    {
      id: 'PAY-23',
      text: 'The step is in the address; one ahead of what is filled in gives way.',
      from: ['D20'],
    },
    { id: 'PAY-24', text: 'The result is paid, pending or failed.', from: ['D20'] },
    {
      id: 'PAY-25',
      text: 'The payment appears in the history of the session.',
      from: ['D20'],
      screen: 'PaymentHistoryScreen',
    },
    {
      id: 'PAY-26',
      text: 'The order handed over is priced by the catalogue, whatever the state says.',
      from: ['D21'],
    },
    { id: 'PAY-27', text: 'An order is paid once, however often Pay is pressed.', from: ['D20'] },
    {
      id: 'PAY-28',
      text: 'Of a checkout only what is still in the cart is paid for, as it is there.',
      from: ['D11', 'D21'],
    },
  ],
} as const satisfies Area;

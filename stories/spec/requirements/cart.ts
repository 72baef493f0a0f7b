import type { Area } from './types';

export const cart = {
  prefix: 'CART',
  title: 'Cart',
  screen: 'CartScreen',
  requirements: [
    { id: 'CART-01', text: 'Items are listed, each with a checkbox.', from: ['§2 Cart', '§3'] },
    { id: 'CART-02', text: "Select all follows the items' checkboxes.", from: ['§2 Cart', '§4'] },
    { id: 'CART-03', text: 'Delete selected removes and is logged.', from: ['§2 Cart', 'D11'] },
    { id: 'CART-04', text: 'Each item can be removed; that is logged.', from: ['§2 Cart', 'D11'] },
    { id: 'CART-05', text: 'A removal can be undone from its notice.', from: ['D11'] },
    { id: 'CART-06', text: 'Details unfold: CPU, RAM, storage, OS.', from: ['§2 Cart', '§3'] },
    {
      id: 'CART-07',
      text: "Edit reopens the configurator with the item's configuration.",
      from: ['§2 Cart', 'D11'],
    },
    { id: 'CART-08', text: 'Shows the number and total of the selected items.', from: ['§2 Cart'] },
    {
      id: 'CART-09',
      text: "'Proceed to checkout' leads to /dashboard/payment-method with items and total.",
      from: ['§2 Cart', '§7'],
    },
    { id: 'CART-10', text: 'Checkout is disabled with nothing selected.', from: ['§2 Cart', '§5'] },
    { id: 'CART-11', text: 'Delete selected is disabled with nothing selected.', from: ['§5'] },
    { id: 'CART-12', text: "'To service ordering' leads to the VPS catalogue.", from: ['§2 Cart'] },
    { id: 'CART-13', text: 'Starts with sample items.', from: ['§2 Cart'] },
    { id: 'CART-14', text: 'The cart survives a reload.', from: ['D11'] },
    { id: 'CART-15', text: 'A corrupt stored cart is set aside and an empty one shown.', from: ['D11'] },
    {
      id: 'CART-16',
      text: 'Badge, hover summary and totals come from the cart.',
      from: ['D11'],
      screen: 'AppShell',
    },
    { id: 'CART-17', text: 'Entries carry no price: they are priced from the catalogue.', from: ['D21'] },
    { id: 'CART-18', text: 'What is no longer sold is marked so and is not counted.', from: ['D21'] },
    { id: 'CART-19', text: 'What was deselected stays so in this tab.', from: ['D11'] },
  ],
} as const satisfies Area;

import type { Area } from './types';

export const serverTariff = {
  prefix: 'TARIFF',
  title: 'Tariff change',
  screen: 'ServerTariffScreen',
  requirements: [
    { id: 'TARIFF-01', text: 'Step 1 lists seven plans.', from: ['§2 Tariff change'] },
    { id: 'TARIFF-02', text: "The list's prices: 16000 down to 5500.", from: ['§9 Tariff change'] },
    { id: 'TARIFF-03', text: 'The star is Alphard everywhere.', from: ['D17', '§9 Tariff change'] },
    {
      id: 'TARIFF-04',
      text: "Next without a plan: 'Ошибка / Выберите новый тарифный план'.",
      from: ['§5', '§8'],
    },
    { id: 'TARIFF-05', text: 'Next with a plan leads to the confirmation.', from: ['§4'] },
    { id: 'TARIFF-06', text: 'Step 2 warns of the automatic reboot.', from: ['§2 Tariff change'] },
    { id: 'TARIFF-07', text: 'Step 2 shows current and new plan and price.', from: ['§2 Tariff change'] },
    {
      id: 'TARIFF-08',
      text: 'Step 2 shows the upgrade charge in its three lines.',
      from: ['§2 Tariff change', 'D18'],
    },
    { id: 'TARIFF-09', text: 'Step 2 shows old and new specs.', from: ['D18'] },
    {
      id: 'TARIFF-10',
      text: 'A downgrade charges 0, says that nothing is refunded and that a disk cannot shrink.',
      from: ['D18'],
    },
    { id: 'TARIFF-11', text: 'Back returns to the choice.', from: ['§2 Tariff change', '§4'] },
    {
      id: 'TARIFF-12',
      text: 'Finish: a notice that the plan applies soon, then the server list; where the balance does not suffice, that a bill waits.',
      from: ['§2 Tariff change', '§8', '§4', 'D28'],
    },
    { id: 'TARIFF-13', text: 'Add to Cart: a notice, then the cart.', from: ['§2 Tariff change', '§8'] },
    { id: 'TARIFF-14', text: 'Cancel leads to the server list.', from: ['§2 Tariff change', '§4'] },
    {
      id: 'TARIFF-15',
      text: 'The server’s own plan is in the summary, whatever the seven are.',
      from: ['D34'],
    },
  ],
} as const satisfies Area;

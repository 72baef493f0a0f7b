import { of, type Mutation } from './mutation.ts';

/** Of requirements drawn at random from those that more than stories prove: whether the tests that name them are worth it. */
export const sampledMutations: readonly Mutation[] = [
  ...of('src/patterns/appShell/NavList.tsx', [
    ['SHELL-26', "{...(link.isComing ? { 'aria-describedby': soonId } : {})}", ''],
  ]),
  ...of('src/patterns/appShell/NavRail.tsx', [
    ['SHELL-26', "...(link.isComing ? { note: t('shell.soon') } : {}),", ''],
  ]),
  ...of('src/patterns/appShell/figures.ts', [
    ['SHELL-16', 'href: hrefs.notifications', 'href: hrefs.home'],
    ['SHELL-16', 'count: known.unreadNotifications', 'count: 0'],
  ]),
  ...of('src/domain/legal.ts', [['LEGAL-10', 'cancelHours: 24', 'cancelHours: 48']]),
  ...of('src/paths.ts', [['LEGAL-01', "'/legal/terms-of-service'", "'/legal/terms'"]]),
  ...of('src/i18n/messages/ru/serverTariff.json', [
    ['TARIFF-04', 'Выберите новый тарифный план', 'Выберите тарифный план'],
  ]),
  ...of('src/i18n/messages/ru/landing.json', [['LANDING-02', 'Начните сегодня с', 'Есть много']]),
  ...of('src/screens/landing/LandingScreen/LandingHero.tsx', [['LANDING-02', "{t('landing.subtext')}", '']]),
  ...of('src/screens/payment/PaymentScreen/paymentSteps.ts', [
    [
      'PAY-23',
      'paymentStepIds.indexOf(requested) > paymentStepIds.indexOf(unfinished) ? unfinished : requested',
      'requested',
    ],
  ]),
  ...of('src/screens/cart/CartScreen/cartView.ts', [
    ['CART-08', 'count: selected.length,', 'count: selectable.length,'],
    ['CART-08', 'total: quote.total,', 'total: quote.discount,'],
    ['CART-12', 'orderHref: paths.dashboard.vpsCatalog', 'orderHref: paths.dashboard.vpsCpuCatalog'],
  ]),
  ...of('src/domain/order/orderUrl.ts', [['CATALOG-06', 'price, datacenter: plan.datacenter', 'price']]),
  ...of('src/domain/cart/promo.ts', [
    [
      'PROMO-08',
      'Math.floor((eligible * benefit.percent) / 100)',
      'Math.floor((eligible * benefit.percent) / 10)',
    ],
  ]),
  ...of('app/ports/http/request.ts', [['AUTH-05', "credentials: 'include'", "credentials: 'omit'"]]),
  ...of('src/primitives/AlertDialog.tsx', [
    ['SERVERS-22', '<RadixAlertDialog.Content', '<RadixAlertDialog.Content role="dialog"'],
  ]),
  ...of('src/domain/notifications.ts', [
    ['NOTIFY-02', 'filter(({ isRead }) => !isRead)', 'filter(({ isRead }) => isRead)'],
  ]),
  ...of('src/domain/pricing/period.ts', [
    ['PRICE-01', 'Math.ceil(hundredths', 'Math.floor(hundredths'],
    [
      'RENEW-02',
      "['month', '3months', '6months', 'year', '2years', '3years']",
      "['month', '6months', 'year', '2years', '3years']",
    ],
  ]),
  ...of('src/domain/auth/constants.ts', [
    ['REGISTER-05', "['idaho', 'california', 'texas']", "['california', 'texas']"],
  ]),
  ...of('src/i18n/messages/en/productLists.json', [
    ['PRODUCT-01', 'You have not created any entries yet', 'There are no entries yet'],
  ]),
  ...of('src/screens/servers/ServerListScreen/RebootDialog.tsx', [
    [
      'SERVERS-26',
      "t('servers.rebootDialog.many', { count })",
      "t('servers.rebootDialog.many', { count: 1 })",
    ],
  ]),
  ...of('src/domain/auth/access.ts', [
    ['AUTH-11', "if (access.user === null) return 'signIn';", "if (access.user === null) return 'show';"],
  ]),
];

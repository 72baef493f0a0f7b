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
  ...of('src/domain/auth/regions.ts', [
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

/** Of requirements drawn later, one of every area that had any left. */
export const drawnMutations: readonly Mutation[] = [
  ...of('src/patterns/appShell/ShellFrame.tsx', [
    ['ACCOUNT-02', '{view.demo && <DemoStrip view={view.demo} />}', ''],
  ]),
  ...of('src/patterns/AdminShell.tsx', [
    ['ADMIN-16', 'count: notifications,', 'count: null,'],
    ['ADMIN-16', '<span className="block truncate text-sm font-medium">{user.name}</span>', ''],
  ]),
  ...of('src/domain/auth/access.ts', [['AUTH-18', "return 'unreachable';", "return 'show';"]]),
  ...of('src/screens/cart/CartScreen/cartView.ts', [
    ['CART-18', "(status === 'vanished' ? [] : [entry])", '[entry]'],
  ]),
  ...of('src/screens/cart/CartScreen/CartItemCard.tsx', [
    ['CART-18', '<Badge tone="neutral">{t(\'cart.item.vanished\')}</Badge>', ''],
  ]),
  ...of('src/sample-data/plans.ts', [['CATALOG-07', "['Brachium',", "['Bracchium',"]]),
  ...of('app/containers/serverEdit/ServerEditor.tsx', [
    ['EDIT-14', 'pass(() => navigate(paths.dashboard.vps));', 'pass(() => navigate(paths.dashboard.cart));'],
  ]),
  ...of('src/screens/landing/LandingScreen/LandingActions.tsx', [
    ['LANG-04', 'otherLanguages={view.otherLanguages}', 'otherLanguages={[]}'],
  ]),
  ...of('app/containers/auth/Login.container.tsx', [
    ['LOGIN-10', '?? paths.dashboard.vps;', '?? paths.dashboard.profile;'],
  ]),
  ...of('src/screens/notFound/NotFoundScreen/toNotFoundView.ts', [
    ['NOTFOUND-04', 'suggestionHref: nearestPath(pathname),', 'suggestionHref: null,'],
  ]),
  ...of('src/screens/order/OsSelectionScreen/OrderSummary.tsx', [
    ['ORDER-20', 'const isBlocked = configuration.os === null;', 'const isBlocked = false;'],
  ]),
  ...of('src/domain/payment/payer.ts', [
    ['PAYER-04', "'address', 'director', 'bik',", "'address', 'bik',"],
    [
      'PAYER-04',
      "const optionalFields: readonly PayerField[] = ['phone'];",
      "const optionalFields: readonly PayerField[] = ['phone', 'inn'];",
    ],
  ]),
  ...of('src/screens/placeholder/PlaceholderScreen/PlaceholderScreen.tsx', [
    ['PLACE-05', 'title={t(view.name)}', 'title={t(view.text)}'],
  ]),
  ...of('src/domain/pricing/quote.ts', [
    ['PRICE-06', 'periodPrice(monthly, order.period) * order.count', 'periodPrice(monthly, order.period)'],
  ]),
  ...of('src/domain/list/listUrl.ts', [['PRODUCT-06', "set('q', search.trim());", '']]),
  ...of('src/domain/auth/passwordRules.ts', [
    ['PROFILE-06', "password === confirmation ? null : 'passwordsDiffer'", 'null'],
  ]),
  ...of('src/i18n/messages/ru/cart.json', [
    ['PROMO-06', 'использован уже столько раз, сколько разрешено', 'сейчас не действует'],
  ]),
  ...of('src/domain/cart/promo.ts', [['PROMO-06', "return failed('usedUp');", "return failed('expired');"]]),
  ...of('app/containers/auth/ForgotPassword.container.tsx', [['RECOVER-06', 'setSent(null);', '']]),
  ...of('app/containers/auth/Registration.container.tsx', [
    ['REGISTER-14', '{ state: { email: payload.email } }', '{}'],
  ]),
  ...of('src/paths.ts', [['ROUTE-07', "'/dashboard/support/create'", "'/dashboard/support/new'"]]),
  ...of('src/domain/servers/power.ts', [
    ['SERVERPAGE-05', 'stateOf(status).isSwitchable === true && isPossible', 'isPossible'],
    ['SERVERPAGE-05', "stop: { from: 'Running', to: 'Stopped' }", "stop: { from: 'Stopped', to: 'Stopped' }"],
  ]),
  ...of('src/screens/servers/ServerListScreen/RebootDialog.tsx', [
    ['SERVERS-21', 'id: only.id, domain: only.domain', "id: only.id, domain: ''"],
  ]),
  ...of('src/i18n/messages/en/servers.json', [
    ['SERVERS-21', 'Do you really want to reboot the server', 'Reboot the server'],
  ]),
  ...of('src/screens/userSettings/UserSettingsScreen/NoticeChoice.tsx', [
    ['SETTINGS-01', '{choices.map((choice) => (', '{choices.slice(1).map((choice) => ('],
  ]),
  ...of('src/i18n/messages/en/support.json', [
    ['SUPPORT-01', '"Ticket queue is empty"', '"The queue is empty"'],
  ]),
  ...of('src/screens/support/TicketListScreen/TicketListScreen.tsx', [
    ['SUPPORT-01', '<QueueBadge count={view.queueCount} />', 'null'],
  ]),
  ...of('app/containers/serverTariff/TariffWizard.tsx', [
    ['TARIFF-05', 'search: addressOf(true)', 'search: addressOf(false)'],
  ]),
  ...of('src/domain/support.ts', [['TICKET-02', "  'modules',\n  'bitninja',", "  'bitninja',"]]),
  ...of('src/primitives/toastTiming.ts', [['TOAST-04', 'toastExitMs = 300', 'toastExitMs = 600']]),
  ...of('src/domain/auth/constants.ts', [
    ['VERIFY-05', 'RESEND_CONFIRMATION_MS = 3000', 'RESEND_CONFIRMATION_MS = 5000'],
  ]),
  ...of('src/domain/payment/method.ts', [
    ['PAY-06', "currency: 'USD', minor: 500", "currency: 'USD', minor: 1000"],
  ]),
  ...of('app/containers/payments/PaymentHistory.container.tsx', [
    ['HISTORY-05', 'void printPage().then(', 'void Promise.resolve().then('],
  ]),
  ...of('src/domain/serverRow.ts', [
    ['SERVERS-09', 'withQuery(paths.dashboard.serverEdit, { id })', 'paths.dashboard.serverEdit'],
    ['SERVERS-15', "service: 'VPS/VDS', server: id }", "service: 'VPS/VDS' }"],
  ]),
  ...of('src/screens/servers/ServerListScreen/CopyableText.tsx', [
    ['SERVERS-12', '<CopyButton size="sm" value={text} label={t(\'serverDetails.copy\', { text })} />', ''],
  ]),
  ...of('src/screens/servers/ServerListScreen/serverFields.ts', [
    ['SERVERS-27', "choice('tariff', tariffs, (tariff) => tariff),", ''],
    ['SERVERS-27', "{ kind: 'day', name: 'endsBefore', label: t('servers.filter.endsBefore') },", ''],
  ]),
  ...of('src/domain/list/selection.ts', [['SERVERS-07', "? true : 'mixed'", '? true : false']]),
  ...of('src/domain/pricing/period.ts', [
    ['PRICE-02', "'2years': { months: 24, discount: 15 }", "'2years': { months: 24, discount: 20 }"],
  ]),
  ...of('src/screens/serverTariff/ServerTariffScreen/ChargeSummary.tsx', [
    [
      'TARIFF-08',
      "{ id: 'difference', label: t('serverTariff.charge.difference'), amount: difference },",
      '',
    ],
    ['TARIFF-08', 'amount: charge,', 'amount: difference,'],
  ]),
  ...of('src/i18n/messages/ru/serverEdit.json', [['EDIT-13', '"Настройки сохранены"', '"Готово"']]),
  ...of('src/components/OrderReceipt.tsx', [['ORDER-17', '...discountRows(quote, t),', '']]),
  ...of('src/domain/pricing/tariffChange.ts', [
    ['TARIFF-02', "name: 'Okul', monthly: rubles(10000)", "name: 'Okul', monthly: rubles(10500)"],
  ]),
  ...of('src/domain/renewal/schedule.ts', [
    ['NOTIFY-05', 'reminderDays = [14, 7, 3, 1]', 'reminderDays = [14, 7, 1]'],
  ]),
  ...of('src/domain/renewal/balanceForecast.ts', [
    [
      'SHELL-28',
      "return day === today ? { kind: 'short' } : { kind: 'until', day };",
      "return { kind: 'until', day };",
    ],
  ]),
  ...of('src/screens/payment/PaymentScreen/PaymentSummary.tsx', [
    ['PAY-37', '{view.order && <RenewalCharges charges={renewalCharges(view.order.quote.entries)} />}', ''],
  ]),
  ...of('src/domain/papers/bankQr.ts', [['DOCS-05', 'ST00012', 'ST00011']]),
];

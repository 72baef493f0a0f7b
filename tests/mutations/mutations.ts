import { adminMutations } from './adminMutations.ts';
import { empty, of, type Mutation } from './mutation.ts';
import { drawnMutations, sampledMutations } from './sampledMutations.ts';

/** One at least for every requirement that only stories and tests/screens prove. */
export const mutations: readonly Mutation[] = [
  ...of('src/screens/landing/LandingScreen/LandingPlans.tsx', [
    ['LANDING-13', '{plans.map((plan) => (', '{plans.slice(1).map((plan) => ('],
    ['LANDING-13', 'href={orderHref(plan)}', 'href="/"'],
    ['LANDING-13', '{isRecommended && <RecommendedMark />}', ''],
  ]),
  ...of('src/screens/landing/LandingScreen/LandingMeans.tsx', [
    ['LANDING-15', '{osFamilies.map(', '{osFamilies.slice(1).map('],
    ['LANDING-15', '{t(`paymentMethod.${id}`)}', ''],
  ]),
  ...of('src/screens/notFound/NotFoundScreen/NotFoundScreen.tsx', [
    ['NOTFOUND-02', 'href={view.homeHref}', 'href={view.path}'],
  ]),
  ...of('src/screens/auth/LoginScreen/LoginScreen.tsx', [
    ['LOGIN-01', "label={t('auth.login.login')}", "label={t('auth.field.password')}"],
    ['LOGIN-07', 'href={view.forgotPasswordHref}', 'href={view.registerHref}'],
    ['LOGIN-08', 'href={view.registerHref}', 'href={view.forgotPasswordHref}'],
    ['LOGIN-12', "submission.status === 'failed' && (", "submission.status === 'pending' && ("],
  ]),
  ...of('src/domain/auth/registrationRules.ts', [
    ['REGISTER-04', "countryCode: 'US',", "countryCode: 'RU',"],
  ]),
  ...of('src/screens/auth/RegistrationScreen/PersonFields.tsx', [
    ['REGISTER-04', 'options={COUNTRY_CODES.map(', 'options={COUNTRY_CODES.slice(1).map('],
  ]),
  ...of('src/screens/auth/RegistrationScreen/RegistrationScreen.tsx', [
    ['REGISTER-06', "{view.externalSignIn !== 'none' && (", '{false && ('],
    ['REGISTER-16', 'fallback="registration.failed"', 'fallback="auth.login.failed"'],
  ]),
  ...of('src/screens/auth/RegistrationScreen/AgreementsFieldset.tsx', [
    ['REGISTER-07', "{consent('dataProcessing')}", ''],
  ]),
  ...of('app/ports/sample/latency.ts', [
    ['AUTH-17', "if (!isOnline()) throw new PortError('offline');", "void fetch('/api/servers');"],
  ]),
  ...of('src/screens/access/ForbiddenScreen/ForbiddenScreen.tsx', [
    ['AUTH-13', 'href={view.signInHref}', 'href={view.homeHref}'],
  ]),
  ...of('src/patterns/AppShell.tsx', [
    ['SHELL-01', 'bar={<AccountBar {...callbacks} view={view} />}', 'bar={null}'],
  ]),
  ...of('src/patterns/appShell/Sidebar.tsx', [
    ['SHELL-14', "isCollapsed ? 'w-12' : 'w-64'", "isCollapsed ? 'w-12' : 'w-60'"],
    ['SHELL-22', '<NavList groups={view.navigation}', '<NavList groups={view.navigation.slice(1)}'],
  ]),
  ...of('src/patterns/appShell/Balance.tsx', [
    ['SHELL-15', '<span className="max-lg:sr-only">{t(\'shell.addFunds\')}</span>', ''],
    ['SHELL-21', '<PhoneBalance account={account} addFundsHref={addFundsHref} />', ''],
  ]),
  ...of('src/patterns/appShell/CartButton.tsx', [
    ['SHELL-18', "<span>{t('shell.cart.total')}</span>", ''],
    ['SHELL-18', '<HoverCard content={<Summary account={account} />}>', '<HoverCard content={null}>'],
  ]),
  ...of('src/patterns/appShell/figures.ts', [
    ['SHELL-17', 'href: hrefs.cart', 'href: hrefs.home'],
    ['SHELL-19', 'href: hrefs.unpaid', 'href: hrefs.home'],
  ]),
  ...of('src/patterns/appShell/UserMenu.tsx', [['SHELL-20', 'href: hrefs.settings', 'href: hrefs.profile']]),
  ...of('src/components/serverColumns.tsx', [
    ['SERVERS-06', 'cell: ({ ip }) => ip', empty],
    ['SERVERS-06', 'cell: ({ os }) => os', empty],
    ['SERVERS-06', 'cell: ({ tariff }) => tariff', empty],
    ['SERVERS-06', 'cell: ({ endDate }) => date(endDate)', empty],
  ]),
  ...of('src/i18n/messages/ru/servers.json', [['SERVERS-01', 'Управление серверами"', 'Серверы"']]),
  ...of('src/screens/servers/ServerListScreen/ServerListTools.tsx', [
    ['SERVERS-05', "{t('servers.reboot')}", "{t('servers.edit')}"],
  ]),
  ...of('src/screens/servers/ServerListScreen/ServerListScreen.tsx', [['SERVERS-05', 'canRefresh', '']]),
  ...of('src/screens/servers/ServerListScreen/ServerListFooter.tsx', [
    ['SERVERS-18', 'count={count}', 'count={0}'],
    ['SERVERS-19', 'money(total)', 'money(kopecks(0))'],
    ['SERVERS-20', 'money(selection.total)', 'money(total)'],
  ]),
  ...of('src/screens/servers/ServerListScreen/ServerInstructions.tsx', [
    ['SERVERS-14', '`ssh ${user}@${host}`', '`ssh ${host}`'],
    ['SERVERS-14', '<h3 className="font-semibold">{t(\'serverDetails.instructions.setup\')}</h3>', ''],
  ]),
  ...of('src/screens/servers/ServerListScreen/serverMenuItems.tsx', [
    [
      'SERVERS-08',
      "{ kind: 'link', id: 'edit', label: t('servers.edit'), icon: <EditIcon />, href: row.editHref },",
      '',
    ],
  ]),
  ...of('src/screens/servers/ServerListScreen/RebootDialog.tsx', [
    [
      'SERVERS-23',
      "submission === 'pending' ? 'servers.rebootDialog.pending' : 'servers.reboot'",
      "'servers.reboot'",
    ],
  ]),
  ...of('src/patterns/listKit/ListScreen.tsx', [['SERVERS-35', 'hasSort={isNarrow}', 'hasSort={false}']]),
  ...of('src/domain/servers/serverStates.ts', [
    ['SERVERS-31', "tone: 'info'", "tone: 'warning'"],
    ['SERVERS-31', "tone: 'danger'", "tone: 'neutral'"],
    [
      'SERVERS-31',
      "place: knownServerStatuses.length, tone: 'neutral'",
      "place: knownServerStatuses.length, tone: 'success'",
    ],
  ]),
  ...of('src/screens/servers/ServerScreen/ServerMetricsPanel.tsx', [
    ['SERVERPAGE-03', '<FiguresTable charts={charts} />', ''],
    ['SERVERPAGE-03', '{metricsRanges.map(', '{metricsRanges.slice(1).map('],
  ]),
  ...of('src/screens/productLists/ProductListScreen/productColumns.ts', [
    ['PRODUCT-05', "key === 'domain' ||", "key === 'domain' || key === 'os' ||"],
  ]),
  ...of('src/i18n/messages/ru/catalog.json', [['CATALOG-01', 'На странице: {n}"', 'Тарифов: {n}"']]),
  ...of('src/screens/catalog/CatalogScreen/planFacts.ts', [
    ['CATALOG-05', "fact('ipv4', number(features.publicIP)),", ''],
    ['CATALOG-05', "fact('storage', t('pricing.spec.storage', specs.storage)),", ''],
    [
      'CATALOG-05',
      "features.ipv6 ? 'catalog.yes' : 'catalog.no'",
      "features.ipv6 ? 'catalog.no' : 'catalog.yes'",
    ],
  ]),
  ...of('src/screens/catalog/CatalogScreen/PlanCard.tsx', [
    ['CATALOG-05', '<DatacenterBadge plan={plan} />', ''],
    ['CATALOG-05', '<PlanPrice offer={offer} period={period} />', ''],
  ]),
  ...of('src/screens/catalog/CatalogScreen/PlanTable.tsx', [
    [
      'CATALOG-18',
      'facts.filter(({ key }) => shared.has(key))',
      "facts.slice(1).filter(({ key }) => shared.has(key) && key !== 'ipv6')",
    ],
  ]),
  ...of('src/screens/catalog/CatalogScreen/toCatalogView.ts', [
    ['CATALOG-11', "cpu: 'vpsCpuCatalog'", "cpu: 'vpsCatalog'"],
    ['CATALOG-11', 'plans.filter((plan) => plan.flag === country)', 'plans'],
    ['CATALOG-11', "cpu: 'vpsCpu',", "cpu: 'vpsCpuCatalog',"],
    ['CATALOG-13', "storage: 'vpsStorageCatalog'", "storage: 'vpsCatalog'"],
    ['CATALOG-13', "storage: 'vpsStorage',", "storage: 'vpsStorageCatalog',"],
  ]),
  ...of('src/paths.ts', [
    ['CATALOG-11', "'/dashboard/vps-cpu-catalog'", "'/dashboard/cpu-catalog'"],
    ['CATALOG-13', "'/dashboard/vps-storage-catalog'", "'/dashboard/storage-catalog'"],
  ]),
  ...of('src/sample-data/plans.ts', [
    ['CATALOG-13', "datacenter: 'nl',\n    flag: 'NL',", "datacenter: 'de',\n    flag: 'DE',"],
  ]),
  ...of('src/domain/order/os.ts', [
    ['ORDER-05', "id: 'rocky'", "id: 'other'"],
    ['ORDER-07', "name: 'Rocky Linux'", "name: 'Rocky'"],
    ['ORDER-07', "versions: ['10', '11', '12']", "versions: ['11', '12']"],
  ]),
  ...of('src/screens/order/OsSelectionScreen/OsSection.tsx', [
    ['ORDER-05', 'options={osFamilies.map(', 'options={osFamilies.slice(1).map('],
    [
      'ORDER-06',
      'options={osFamily(os.family).versions.map(',
      'options={osFamily(os.family).versions.slice(1).map(',
    ],
  ]),
  ...of('src/domain/order/compatibility.ts', [
    ['ORDER-09', "['none', 'lamp', 'docker', 'wordpress']", "['none', 'lamp', 'docker']"],
  ]),
  ...of('src/domain/pricing/options.ts', [
    ['ORDER-11', 'ipv4Range = { min: 1, max: 5 }', 'ipv4Range = { min: 1, max: 8 }'],
    ['EDIT-11', 'ipv4Range = { min: 1, max: 5 }', 'ipv4Range = { min: 0, max: 5 }'],
    ['ORDER-14', 'serviceCountRange = { min: 1, max: 100 }', 'serviceCountRange = { min: 1, max: 50 }'],
    ['ORDER-12', 'ipv6Price = rubles(100)', 'ipv6Price = rubles(150)'],
    ['ORDER-13', 'weekly: rubles(50)', 'weekly: rubles(70)'],
    ['ORDER-13', "['none', 'weekly', 'daily']", "['none', 'daily']"],
    ['ORDER-10', 'plesk: rubles(300)', 'plesk: rubles(400)'],
    ['EDIT-12', 'extraIpv4Price = rubles(200)', 'extraIpv4Price = rubles(250)'],
  ]),
  ...of('src/domain/order/configuration.ts', [['ORDER-16', 'autoRenewal: true,', 'autoRenewal: false,']]),
  ...of('src/screens/cart/CartScreen/CartItemCard.tsx', [
    ['CART-01', "aria-label={t('cart.item.select', { item: label })}", ''],
  ]),
  ...of('src/screens/payment/PaymentScreen/MethodStepBody.tsx', [
    ['PAY-05', "t('payment.method.minimum', { amount: currency(method.minAmount) }),", ''],
    ['PAY-05', 'percent: method.commission', 'percent: 0'],
    ['PAY-31', "{t('payment.method.noDocuments', { method: t('paymentMethod.manual') })}", ''],
  ]),
  ...of('src/screens/payment/PaymentScreen/PayerStepBody.tsx', [
    ['PAY-31', "{t('payment.method.noDocuments', { method: t('paymentMethod.manual') })}", ''],
  ]),
  ...of('src/screens/payment/PaymentScreen/ConfirmationStepBody.tsx', [
    ['PAY-21', 'href={stepHrefs.payee}', 'href={stepHrefs.method}'],
    ['PAY-21', "aria-label={t('payment.confirm.editNamed', { name: title })}", ''],
  ]),
  ...of('src/screens/payment/PaymentScreen/MethodStepBody.tsx', [
    [
      'CARDS-02',
      '<span className="block text-sm text-text-muted">{t(\'payment.card.rememberHint\')}</span>',
      '',
    ],
    ['CARDS-03', '...view.cards.map((card) => savedCardOption(i18n, card)),', ''],
  ]),
  ...of('src/screens/payments/PaymentHistoryScreen/PaymentHistoryTools.tsx', [
    ['HISTORY-02', "{t('payments.print')}", ''],
  ]),
  ...of('src/screens/payments/PaymentHistoryScreen/PaymentHistoryScreen.tsx', [
    [
      'HISTORY-04',
      '<ButtonLink intent="primary" icon={<PlusIcon />} href={view.addHref}>',
      '<ButtonLink intent="primary" icon={<PlusIcon />} href="/">',
    ],
  ]),
  ...of('src/domain/pricing/tariffChange.ts', [
    ['TARIFF-01', "  { name: 'Castor', monthly: rubles(7000) },\n", ''],
  ]),
  ...of('src/screens/serverTariff/ServerTariffScreen/TariffList.tsx', [
    ['TARIFF-01', 'options={view.options.map(', 'options={view.options.slice(1).map('],
  ]),
  ...of('src/screens/serverTariff/ServerTariffScreen/TariffComparison.tsx', [
    ['TARIFF-07', 'rowsOf(next, nextMonthly)', 'rowsOf(next, server.monthlyPrice)'],
  ]),
  ...of('src/screens/payments/PaymentHistoryScreen/paymentColumns.tsx', [
    ['HISTORY-01', 'cell: ({ payer }) => payer', empty],
    ['HISTORY-01', 'cell: ({ amountInPaymentCurrency }) => currency(amountInPaymentCurrency)', empty],
    ['HISTORY-01', 'cell: ({ paymentMethod }) => t(`paymentMethod.${paymentMethod}`)', empty],
  ]),
  ...of('src/i18n/messages/ru/payments.json', [['HISTORY-10', '"Отменён"', '"Оплачен"']]),
  ...of('src/screens/payers/PayerListScreen/PayerListScreen.tsx', [
    ['PAYER-01', 'cell: ({ inn }) => given(inn)', empty],
    ['PAYER-01', 'cell: ({ phone }) => given(phone)', empty],
  ]),
  ...of('src/screens/orders/OrderListScreen/orderColumns.tsx', [
    ['ORDERS-01', 'cell: (order) => <OrderStatusBadge status={orderStatusOf(order)} size="sm" />', empty],
  ]),
  ...of('src/i18n/messages/ru/orders.json', [
    ['ORDERS-02', 'Здесь будут ваши заказы', 'Тут будут ваши заказы'],
    ['ORDERS-04', '"Деньги вернулись на баланс"', '"Не получилось"'],
  ]),
  ...of('src/screens/orders/OrderScreen/OrderSteps.tsx', [['ORDERS-03', '{stepText(kind, step, t)}', '']]),
  ...of('src/screens/orders/OrderScreen/OrderScreen.tsx', [
    ['ORDERS-03', "orderStatus === 'inProgress' && ", 'false && '],
  ]),
  ...of('src/screens/orders/OrderScreen/OrderFacts.tsx', [
    ['ORDERS-04', 'value: money(refund)', 'value: money(amount)'],
  ]),
  ...of('src/screens/bills/BillListScreen/billColumns.tsx', [
    ['BILLS-01', 'cell: (bill) => itemsText(bill, t)', empty],
  ]),
  ...of('src/i18n/messages/ru/bills.json', [
    ['BILLS-02', 'Здесь будут неоплаченные счета', 'Здесь будут счета'],
  ]),
  ...of('src/screens/bills/BillListScreen/billMenuItems.tsx', [
    ['BILLS-03', 'href: billPaymentPath([bill.id])', 'href: paths.dashboard.payers'],
    ['BILLS-04', 'onSelect: () => onCancel(bill)', 'onSelect: () => undefined'],
    ['BILLS-05', 'paperHref({ paperPath: path ?? undefined }, locale)', 'paths.dashboard.payers'],
  ]),
  ...of('src/screens/documents/DocumentListScreen/documentColumns.tsx', [
    ['DOCS-01', 'cell: (document) => daysText(document, i18n)', empty],
    ['DOCS-01', 'cell: ({ payer }) => payer', empty],
  ]),
  ...of('src/screens/documents/DocumentListScreen/DocumentListScreen.tsx', [
    ['DOCS-02', 'paperHref({ paperPath: path ?? undefined }, locale)', 'path'],
  ]),
  ...of('src/i18n/messages/ru/documents.json', [
    ['DOCS-03', 'В начале каждого месяца здесь появляются акты', 'Здесь появляются акты'],
  ]),
  ...of('src/screens/cards/CardListScreen/cardColumns.tsx', [
    ['CARDS-01', 'cell: (card) => cardMonth(card)', empty],
  ]),
  ...of('src/screens/cards/CardListScreen/CardListScreen.tsx', [
    ['CARDS-04', '!card.isForRenewal)', 'card.isForRenewal)'],
    ['CARDS-05', 'onSelect: () => onRemovalAsk(card)', 'onSelect: () => undefined'],
  ]),
  ...of('src/i18n/messages/ru/cards.json', [
    ['CARDS-06', 'Здесь будут сохранённые карты', 'Здесь будут карты'],
  ]),
  ...of('src/screens/serverEdit/ServerEditScreen/ServerFacts.tsx', [
    ['EDIT-02', "['created', t('serverEdit.facts.created'), date(createdOn)],", ''],
    ['EDIT-02', "['expires', t('serverEdit.facts.expires'), date(server.endDate)],", ''],
  ]),
  ...of('src/domain/serverSettings.ts', [
    ['EDIT-03', "['account', 'card']", "['account']"],
    ['EDIT-07', "'CentOS 8', ", ''],
    ['EDIT-08', "['none', 'apache', 'nginx', 'docker']", "['none', 'apache', 'docker']"],
  ]),
  ...of('src/screens/serverEdit/ServerEditScreen/GeneralSection.tsx', [
    ['EDIT-04', 'disabled={editable.addresses.length === 0}', 'disabled'],
    ['EDIT-04', "label={t('serverEdit.field.domain')}", "label={t('serverEdit.field.name')}"],
    ['EDIT-06', "label={t('serverEdit.field.name')}", "label={t('serverEdit.field.domain')}"],
  ]),
  ...of('src/screens/serverEdit/ServerEditScreen/AccessSection.tsx', [
    ['EDIT-05', "disabled={!canEditField(view.editable.server.status, 'username')}", 'disabled'],
    ['EDIT-05', '<NewPasswordField {...props} field="userPassword" />', ''],
  ]),
  ...of('src/screens/serverEdit/ServerEditScreen/NetworkSection.tsx', [
    ['EDIT-09', '...editable.ipv6Subnets.map(', '...editable.ipv6Subnets.slice(1).map('],
  ]),
  ...of('src/i18n/messages/ru/serverRenew.json', [
    ['RENEW-01', '"Оплачен до"', '"До"'],
    ['RENEW-07', '"Без скидки"', '""'],
  ]),
  ...of('src/screens/profile/ProfileScreen/UserSection.tsx', [['PROFILE-04', 'readOnly', '']]),
  ...of('src/screens/profile/ProfileScreen/PayerSection.tsx', [
    ['PROFILE-08', 'options={payerTypes.map(', 'options={payerTypes.slice(1).map('],
    ['PROFILE-09', 'options={documentWays.map(', 'options={documentWays.slice(1).map('],
    ['PROFILE-14', 'readOnly', ''],
  ]),
  ...of('src/screens/profile/ProfileScreen/ContractSection.tsx', [
    ['PROFILE-10', 'options={profileCountries.map(', 'options={profileCountries.slice(1).map('],
  ]),
  ...of('src/screens/userSettings/UserSettingsScreen/NoticeChoice.tsx', [
    ['SETTINGS-02', 'disabled={choice.isFixed}', ''],
  ]),
  ...of('src/i18n/messages/ru/userSettings.json', [
    ['SETTINGS-03', 'Здесь будут настройки входа', 'Тут будут настройки входа'],
  ]),
  ...of('src/i18n/messages/ru/notifications.json', [
    ['NOTIFY-01', 'Здесь будут уведомления', 'Тут будут уведомления'],
  ]),
  ...of('src/screens/notifications/NotificationsScreen/NotificationCard.tsx', [
    ['NOTIFY-03', 'href={actionHref}', 'href="/dashboard/notifications"'],
    ['NOTIFY-04', "aria-label={t('notifications.actionOf', { action, title })}", ''],
  ]),
  ...of('src/screens/support/TicketListScreen/ticketColumns.tsx', [
    ['SUPPORT-03', 'cell: ({ updatedAt }) => <RelativeTime at={updatedAt} now={now} />', empty],
  ]),
  ...of('src/i18n/messages/ru/support.json', [['TICKET-03', '"Жалобы (Abuse)"', '"Прочее"']]),
  ...adminMutations,
  ...sampledMutations,
  ...drawnMutations,
];
